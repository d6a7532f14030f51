import type { LeadInput } from '../../element/spec';
import { leadLimits } from '../../leads/limits';
import type { Breakdown } from '../../leads/schema';
import type { EstimatedItem } from '../../pricing/estimate';
import { type Answers, answeredModifiers, computeEstimate, quantityOf, selectedItems } from './answers';
import type { ContactFields } from './fields';
import { type Item, type Modifier, modifiersIn, type Step, stepsOf } from './offer';
import type { Terms } from './terms';

interface EstimateRequest {
  id: string;
  answers: Answers;
  terms: Terms;
  /** ISO 4217. */
  currency: string;
  fields: ContactFields;
  /** The text that was agreed to, or not, and when. */
  consent: { sms: boolean; text: string; at: string };
  /** As `data:` strings. */
  photos: readonly string[];
}

/**
 * An estimate's lead. A modifier's answer stands under the modifier's id. What is typed about the property is not
 * validated, so it is cut to what a lead may hold: else the lead would be refused without a reason that is shown.
 */
export function estimateLead(request: EstimateRequest): Extract<LeadInput, { kind: 'estimate' }> {
  const { id, answers, terms, currency, fields, consent, photos } = request;
  const { min, max, items } = computeEstimate(answers, terms);
  const selected = selectedItems(answers, terms);
  return {
    id,
    kind: 'estimate',
    source: 'Instant Estimator',
    selectedServices: selected.map((item) => ({
      id: item.id,
      name: item.name,
      selected: true,
      ...quantityIn(item, answers, terms),
    })),
    propertyInfo: {
      type: answers.propertyType.slice(0, leadLimits.choice),
      sqft: answers.sqft.slice(0, leadLimits.choice),
      ...answersTo(asked(terms, 'property'), answers),
    },
    locationInfo: {
      zip: answers.zip.slice(0, leadLimits.choice),
      ...answersTo(asked(terms, 'location'), answers),
    },
    contactInfo: { ...fields, smsConsent: consent.sms },
    estimate: { min, max },
    breakdown: {
      currency,
      lines: selected.flatMap((item) => lineOf(item, items, quantityIn(item, answers, terms))),
      factors: answeredModifiers(answers, terms)
        .filter(({ factor }) => factor !== 1)
        .map(({ label, answer, factor }) => ({ label, answer, factor })),
    },
    uploadedImages: [...photos],
    consent,
  };
}

const quantityIn = (item: Item, answers: Answers, terms: Terms): { quantity?: number } => {
  const quantity = quantityOf(item, answers, terms);
  return typeof quantity === 'number' ? { quantity } : {};
};

function lineOf(
  { id, name, unit }: Item,
  items: readonly EstimatedItem[],
  quantity: { quantity?: number },
): Breakdown['lines'] {
  return items
    .filter((item) => item.id === id)
    .map(({ min, max, base, floor }) => ({
      id,
      name,
      min,
      max,
      base: { min: base.min, max: base.max },
      ...(unit && { unit: unit.slice(0, leadLimits.choice) }),
      ...quantity,
      ...(floor !== undefined && { floor }),
    }));
}

/** The questions of a step; none where it is switched off. */
const asked = ({ facts }: Terms, step: Step): Modifier[] =>
  stepsOf(facts).includes(step) ? modifiersIn(facts, step) : [];

const answersTo = (modifiers: readonly Modifier[], { options }: Answers): Record<string, string> =>
  Object.fromEntries(
    modifiers.map(({ id, options: offered }) => [
      id,
      offered.find((option) => option.id === options[id])?.label ?? '',
    ]),
  );
