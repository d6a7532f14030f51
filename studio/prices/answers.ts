/** The form's answers. Those about items and questions that an edit took away stay, unused: undone, they count again. */
import { formatNumber } from '../../src/ui/base/formatNumber';
import {
  type Answers,
  asksQuantity,
  noAnswers,
  quantityOf,
  selectedItems,
} from '../../src/widgets/estimator/answers/answers';
import { areaAt, askedQuestions, withOneMark } from '../../src/widgets/estimator/answers/questions';
import { stepsOf } from '../../src/widgets/estimator/offer/offer';
import type { Terms } from '../../src/widgets/estimator/offer/terms';
import type { PriceAnswers } from '../draft/draft';
import type { PriceTerms } from './terms';

/** @param entered as it was typed. */
export const withQuantity = (answers: Answers, id: string, entered: string): Answers => ({
  ...answers,
  quantities: { ...answers.quantities, [id]: entered },
});

/** @param entered id of an answer, or a number as it was typed; empty for none. */
export const withOption = (answers: Answers, id: string, entered: string): Answers => ({
  ...answers,
  options: { ...answers.options, [id]: entered },
});

/** Whether every number is one that its field allows. */
export const areValid = (answers: Answers, terms: Terms): boolean =>
  selectedItems(answers, terms).every((item) => quantityOf(item, answers, terms) !== 'invalid') &&
  askedQuestions(answers, terms).every(({ isInvalid }) => !isInvalid);

/** What counts of the answers: what is offered and asked. */
export function priceAnswersOf(answers: Answers, terms: Terms): PriceAnswers {
  const selected = selectedItems(answers, terms);
  const counted = selected
    .filter((item) => asksQuantity(item, terms))
    .map((item) => [item.id, quantityOf(item, answers, terms)] as const);
  const answered = askedQuestions(answers, terms).filter(({ question, answer }) => question.number || answer);
  return {
    items: selected.map(({ id }) => id),
    quantities: Object.fromEntries(
      counted.map(([id, quantity]) => [id, typeof quantity === 'number' ? quantity : null]),
    ),
    questions: Object.fromEntries(
      answered.map(({ question, answer }) => [
        question.id,
        question.number ? (answer?.quantity ?? null) : (answer?.id ?? null),
      ]),
    ),
    zip: stepsOf(terms.facts).includes('location') ? answers.zip.trim() : '',
  };
}

/** The same as a visitor types them. */
export function answersOf({ items, quantities, questions, zip }: PriceAnswers, { locale }: Terms): Answers {
  const typed = (values: PriceAnswers['questions']) =>
    Object.fromEntries(
      Object.entries(values).map(([id, value]) => [
        id,
        typeof value === 'number' ? formatNumber(value, locale) : (value ?? ''),
      ]),
    );
  return { ...noAnswers, selected: items, quantities: typed(quantities), options: typed(questions), zip };
}

/** Most characters of a check's name. */
export const NAME_LIMIT = 100;

/** A name for what was answered, such as "2 × Ants and roaches, Every day": the items, and the answers that change the price. */
export function suggestName(answers: Answers, { terms, wording }: PriceTerms): string {
  const items = selectedItems(answers, terms).map((item) => {
    const quantity = quantityOf(item, answers, terms);
    return typeof quantity === 'number' ? `${wording.formatNumber(quantity)} × ${item.name}` : item.name;
  });
  const answered = askedQuestions(answers, terms).flatMap(({ question, answer }) => {
    if (!answer || (answer.factor === 1 && answer.fee === 0)) return [];
    const saysItself = !question.yesNo && /\p{L}{2}/u.test(answer.label);
    return [saysItself ? answer.label : withOneMark(`${question.label}: ${answer.label}`)];
  });
  const area = areaAt(answers, terms);
  const name = [...items, ...answered, ...(area ? [area.label] : [])].join(', ');
  return name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT - 1).trimEnd()}…` : name;
}
