import type { LeadDraft } from '../../element/spec';
import { leadLimits } from '../../leads/limits';
import { type Answers, computeEstimate, quantityOf, selectedItems, type Terms } from './answers';
import { type Modifier, modifiersIn, type Step, stepsOf } from './offer';

/** What the contact form of the last step asks for. */
export interface ContactFields {
  firstName: string;
  email: string;
  phone: string;
  preferredDays: string;
}

interface EstimateRequest {
  id: string;
  answers: Answers;
  terms: Terms;
  contact: ContactFields;
  /** The words that were agreed to, or not, and when. */
  consent: { sms: boolean; text: string; at: string };
  /** As `data:` strings. */
  photos: readonly string[];
}

/**
 * An estimate's lead. A modifier stands under its own id, with the words of the answer. What is typed about the property is never
 * checked, so it is cut to what a lead may hold: nobody could tell why the lead was refused.
 */
export function estimateLead(request: EstimateRequest): Extract<LeadDraft, { kind: 'estimate' }> {
  const { id, answers, terms, contact, consent, photos } = request;
  const { min, max } = computeEstimate(answers, terms);
  return {
    id,
    kind: 'estimate',
    source: 'Instant Estimator',
    selectedServices: selectedItems(answers, terms).map((item) => {
      const quantity = quantityOf(item, answers, terms);
      return {
        id: item.id,
        name: item.name,
        selected: true,
        ...(typeof quantity === 'number' && { quantity }),
      };
    }),
    propertyInfo: {
      type: answers.propertyType.slice(0, leadLimits.choice),
      sqft: answers.sqft.slice(0, leadLimits.choice),
      ...answersTo(asked(terms, 'property'), answers),
    },
    locationInfo: {
      zip: answers.zip.slice(0, leadLimits.choice),
      ...answersTo(asked(terms, 'location'), answers),
    },
    contactInfo: { ...contact, smsConsent: consent.sms },
    estimate: { min, max },
    uploadedImages: [...photos],
    consent,
  };
}

/** The questions that the visit asks; those of a step that is switched off it does not. */
const asked = ({ facts }: Terms, step: Step): Modifier[] =>
  stepsOf(facts).includes(step) ? modifiersIn(facts, step) : [];

const answersTo = (modifiers: readonly Modifier[], { options }: Answers): Record<string, string> =>
  Object.fromEntries(
    modifiers.map(({ id, options: offered }) => [
      id,
      offered.find((option) => option.id === options[id])?.label ?? '',
    ]),
  );
