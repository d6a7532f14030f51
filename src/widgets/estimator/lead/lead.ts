import type { Business } from '../../../content/schema';
import type { Breakdown } from '../../../domain/leadSchema';
import { leadLimits } from '../../../domain/limits';
import type { Question } from '../../../domain/question';
import type { LeadInput } from '../../../element/spec';
import { fileIn, jobPhotos } from '../../../forms/photoList';
import type { Photo } from '../../../forms/photos/photo';
import { answersTo } from '../../../forms/questions/questions';
import type { Charge } from '../../../pricing/charges';
import type { Estimate } from '../../../pricing/estimate';
import type { EstimatedItem } from '../../../pricing/item';
import { type Answers, quantityOf, selectedItems } from '../answers/answers';
import { answeredModifiers, askedQuestions, givenAnswers } from '../answers/questions';
import { type Item, modifiersIn, type Step, stepsOf } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { computeEstimate, laterEstimate } from '../price/computeEstimate';
import { countOf } from '../price/countOf';
import { type ContactFields, changedFormOf, contactInfoIn, type Intent } from './fields';

interface EstimateRequest {
  id: string;
  answers: Answers;
  terms: Terms;
  /** The firm's own. */
  questions: readonly Question[];
  /** ISO 4217. */
  currency: string;
  fields: ContactFields;
  /** The firm's, to the fields. */
  changes?: Business['fields']['estimator'];
  intent: Intent;
  /** The text that was agreed to, or not, and when; undefined where nobody is asked. */
  consent: undefined | { sms: boolean; text: string; at: string };
  photos: readonly Photo[];
}

/**
 * An estimate's lead. A modifier's answer stands under the modifier's id. What is typed about the property is not
 * validated, so it is cut to what a lead may hold: else the lead would be refused without a reason that is shown.
 */
export function estimateLead(request: EstimateRequest): Extract<LeadInput, { kind: 'estimate' }> {
  const { id, answers, terms, questions, currency, fields, changes = {}, intent, consent, photos } = request;
  const estimate = computeEstimate(answers, terms);
  const later = laterEstimate(answers, terms);
  const { min, max, deposit, monthly, from } = estimate;
  const { facts } = terms;
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
      ...answersIn('property', request),
    },
    locationInfo: {
      zip: answers.zip.slice(0, leadLimits.choice),
      ...answersIn('location', request),
    },
    contactInfo: { ...contactInfoIn(fields, changes), ...(consent && { smsConsent: consent.sms }) },
    ...changedFormOf(changes),
    intent,
    ...(intent === 'question' && { question: fields.question.trim() }),
    ...answersTo(questions, fields, terms, {
      given: givenAnswers(askedQuestions(answers, terms)),
      fileOf: fileIn(photos),
    }),
    estimate: { min, max },
    breakdown: {
      currency,
      ...linesOf(estimate, request),
      factors: answeredModifiers(answers, terms)
        .filter(({ factor }) => factor !== 1)
        .map(({ label, answer, factor, items: concerned }) => ({
          label,
          answer: answer.slice(0, leadLimits.choice),
          factor,
          ...(concerned && { items: [...concerned] }),
        })),
      ...(facts.tax && facts.tax.percent === undefined && { note: facts.tax.label }),
      ...(deposit && { deposit: { label: '', ...facts.deposit, ...deposit } }),
      ...(facts.monthly && monthly && { monthly: { ...facts.monthly, ...monthly } }),
      ...(from && { from }),
      ...(facts.laterVisits &&
        later && {
          laterVisits: {
            label: facts.laterVisits.label,
            min: later.min,
            max: later.max,
            ...linesOf(later, request),
            ...(later.from && { from: later.from }),
          },
        }),
    },
    uploadedImages: jobPhotos(photos).map(({ dataUrl }) => dataUrl),
    ...(consent && { consent }),
  };
}

const quantityIn = (item: Item, answers: Answers, terms: Terms): { quantity?: number } => {
  const quantity = quantityOf(item, answers, terms);
  return typeof quantity === 'number' ? { quantity } : {};
};

/** The lines of an estimate, and what was added to them. */
function linesOf(
  { items, charges }: Estimate,
  { answers, terms }: EstimateRequest,
): Pick<Breakdown, 'lines' | 'charges'> {
  return {
    lines: selectedItems(answers, terms).flatMap((item) => lineOf(item, items, answers, terms)),
    ...(charges.length > 0 && { charges: charges.map(chargeOf) }),
  };
}

function lineOf(
  item: Item,
  items: readonly EstimatedItem[],
  answers: Answers,
  terms: Terms,
): Breakdown['lines'] {
  const { id, name } = item;
  return items
    .filter((estimated) => estimated.id === id)
    .map((estimated) => {
      const { min, max, base, floor, billedQuantity, parts, from, onRequest } = estimated;
      const { unit, quantity, choice } = countOf(item, estimated, answers, terms);
      return {
        id,
        name,
        min,
        max,
        base: { min: base.min, max: base.max },
        ...(unit && { unit: unit.slice(0, leadLimits.choice) }),
        ...(quantity !== undefined && { quantity }),
        ...(choice !== undefined && { choice }),
        ...(billedQuantity !== undefined && { billedQuantity }),
        ...(parts && { parts: parts.map((part) => structuredClone(part)) }),
        ...(floor !== undefined && { floor }),
        ...(from && { from }),
        ...(onRequest && { onRequest }),
      };
    });
}

const chargeOf = ({ kind, label, percent, quantity, included, amount, min, max }: Charge) => ({
  kind,
  label,
  min,
  max,
  ...(percent !== undefined && { percent }),
  ...(quantity !== undefined && { quantity }),
  ...(included !== undefined && { included }),
  ...(amount !== undefined && { amount }),
});

/** The answers to the questions of a step, by id; none where it is switched off, empty where a question was not answered. */
function answersIn(step: Step, { answers, terms }: EstimateRequest): Record<string, string> {
  const asked = askedQuestions(answers, terms);
  const questions = stepsOf(terms.facts).includes(step) ? modifiersIn(terms.facts, step) : [];
  return Object.fromEntries(
    questions.map(({ id }) => {
      const answer = asked.find(({ question }) => question.id === id)?.answer;
      return [id, answer?.label.slice(0, leadLimits.choice) ?? ''];
    }),
  );
}
