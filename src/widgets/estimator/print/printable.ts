import { questionField } from '../../../domain/questionField';
import { answersTo } from '../../../forms/questions/questions';
import { formatDate } from '../../../ui/base/formatDate';
import {
  answerSections,
  densityOf,
  filled,
  letterhead,
  type PrintedDocument,
  typedText,
} from '../../../ui/print/printedDocument';
import { type Answers, selectedItems } from '../answers/answers';
import { askedQuestions, givenAnswers } from '../answers/questions';
import { type ContactFields, questionsOf } from '../lead/fields';
import { visitNote } from '../lead/visitNote';
import type { Item } from '../offer/offer';
import { scopeOf } from '../offer/scope';
import type { Terms } from '../offer/terms';
import { type EstimatorSettings, termsOf } from '../offer/termsOf';
import { type Wording, wordingOf } from '../offer/wording';
import { computeEstimate, laterEstimate } from '../price/computeEstimate';
import { explainItems } from '../price/explain';
import { explainBelowTotal, explainCharges } from '../price/explainCharges';
import { headlineOf } from '../price/headline';

/** An estimate as it is printed. */
export interface PrintedEstimate {
  answers: Answers;
  /** As far as they are known. */
  fields: ContactFields;
  /** Ids that the page's URL preselects. */
  fromUrl: readonly string[] | undefined;
  /** When it is printed, in ISO 8601. */
  at: string;
}

/** What is printed of an estimate. */
export function printableEstimate(
  { answers, fields, fromUrl, at }: PrintedEstimate,
  settings: EstimatorSettings,
): PrintedDocument {
  const { facts, messages, lang } = settings;
  const { estimator, form } = messages;
  const terms = termsOf(settings, fromUrl);
  const wording = wordingOf(estimator, facts.currency, terms.locale);
  const estimate = computeEstimate(answers, terms);
  const items = explainItems(estimate, answers, terms, wording).map(
    ({ name, range, reasons }) => [name, range, reasons.map(({ text }) => text)] as const,
  );
  const charges = explainCharges(estimate, terms, wording).map(
    ({ label, range = '' }) => [label, range] as const,
  );
  const below = explainBelowTotal(estimate, terms, wording).map(({ label, range = '' }) =>
    `${label} ${range}`.trim(),
  );
  const property = filled([
    answers.propertyType,
    answers.sqft && `${estimator.labels.sqft}: ${answers.sqft}`,
    answers.zip && `${estimator.labels.zip}: ${answers.zip}`,
  ]).join('\n');
  const { laterVisits } = terms.facts;
  const later = laterVisits && explainLater(laterVisits.label, answers, terms, wording);
  const included = selectedItems(answers, terms).flatMap((item) => explainScope(item, settings));
  const question = typedText(fields.question);
  const { answers: ownAnswers } = answersTo(questionsOf(facts), fields, terms, {
    given: givenAnswers(askedQuestions(answers, terms)),
    fileOf: (id) => fields[questionField(id)],
  });
  const answered = answerSections(ownAnswers, fields);
  return {
    lang,
    title: estimator.title,
    number: '',
    date: [form.document.date, formatDate(at, terms.locale)],
    company: letterhead(facts.company),
    client: {
      heading: form.document.client,
      lines: filled([fields.firstName, fields.phone, fields.email]),
    },
    prices: {
      heading: estimator.steps.services.label,
      price: form.document.price,
      rows: items,
      parts: charges,
      total: [later ? laterVisits.firstLabel : estimator.result.total, headlineOf(answers, terms, wording)],
    },
    remarks: filled([...below, estimator.result.confirm, visitNote(terms, wording)]).join(' '),
    sections: [
      { heading: laterVisits?.label ?? '', text: later ?? '' },
      { heading: estimator.result.included, text: included.join('\n') },
      { heading: estimator.steps.property.label, text: property },
      { heading: estimator.labels.question, text: question },
      ...answered,
    ].filter(({ text }) => text !== ''),
    signature: undefined,
    density: densityOf(
      2 * items.length + charges.length,
      property,
      included.join('\n'),
      question,
      ...answered.map(({ text }) => text),
    ),
  };
}

/** How the price of each later visit adds up, a line each; undefined where there is none. */
function explainLater(label: string, answers: Answers, terms: Terms, wording: Wording): string | undefined {
  const estimate = laterEstimate(answers, terms);
  if (!estimate) return undefined;
  const items = explainItems(estimate, answers, terms, wording);
  return [
    ...items.map(({ name, range, reasons }) =>
      [`${name}: ${range}`, ...reasons.map(({ text }) => text)].join('; '),
    ),
    ...explainCharges(estimate, terms, wording).map((charge) => `${charge.label}: ${charge.range}`),
    `${label}: ${wording.formatPrices(estimate)}`,
  ].join('\n');
}

/** What an item holds, and what it does not, in a line; none where the firm does not say. */
function explainScope(item: Item, { facts, messages }: EstimatorSettings): string[] {
  const { includes, excludes } = scopeOf(item, facts.quote);
  const { excluded } = messages.estimator.result;
  const parts = [
    includes.length > 0 && `${item.name}: ${includes.join(', ')}.`,
    excludes.length > 0 && `${excluded}: ${excludes.join(', ')}.`,
  ].filter(Boolean);
  return parts.length > 0 ? [parts.join(' ')] : [];
}
