import type { Business } from '../../src/content/business';
import {
  type Answers,
  asksQuantity,
  quantityOf,
  selectedItems,
} from '../../src/widgets/estimator/answers/answers';
import { askedQuestions } from '../../src/widgets/estimator/answers/questions';
import type { Terms } from '../../src/widgets/estimator/offer/terms';
import { computeEstimate } from '../../src/widgets/estimator/price/computeEstimate';
import type { CheckedRange, PriceAnswers, PriceCheck } from '../draft/draft';
import { answersOf, priceAnswersOf } from './answers';
import { priceTermsOf } from './terms';

/** What became of a pinned price. */
export interface CheckResult {
  check: PriceCheck;
  now: CheckedRange;
  isChanged: boolean;
  /** Why its answers cannot be given any more. */
  reasons: readonly string[];
}

/** Computes every pinned price again. It is changed where the range is another, or the answers cannot be given any more. */
export function checkPrices(business: Business, checks: readonly PriceCheck[]): CheckResult[] {
  const { terms } = priceTermsOf(business);
  return checks.map((check) => {
    const answers = answersOf(check.answers, terms);
    const now = rangeOf(answers, terms);
    const reasons = lostAnswers(check.answers, answers, terms);
    return { check, now, isChanged: reasons.length > 0 || !isSame(now, check.expected), reasons };
  });
}

/** The range that answers have. */
export function rangeOf(answers: Answers, terms: Terms): CheckedRange {
  const { min, max, from } = computeEstimate(answers, terms);
  return { min, max, ...(from && { from }) };
}

/** The check with the range of now as the one that is expected, and without answers that cannot be given any more. */
export function accepted({ check, now }: CheckResult, business: Business): PriceCheck {
  const { terms } = priceTermsOf(business);
  return { ...check, answers: priceAnswersOf(answersOf(check.answers, terms), terms), expected: now };
}

const isSame = (one: CheckedRange, other: CheckedRange): boolean =>
  one.min === other.min && one.max === other.max && one.from === other.from;

function lostAnswers(pinned: PriceAnswers, answers: Answers, terms: Terms): string[] {
  const offered = selectedItems(answers, terms);
  const asked = askedQuestions(answers, terms);
  const items = pinned.items.flatMap((id) => {
    if (offered.some((item) => item.id === id)) return [];
    const item = terms.facts.items.find((one) => one.id === id);
    return [item ? `“${item.name}” is not offered any more.` : `The item ${id} does not exist any more.`];
  });
  const quantities = offered.flatMap((item) => {
    const quantity = pinned.quantities[item.id];
    if (typeof quantity !== 'number' || typeof quantityOf(item, answers, terms) === 'number') return [];
    return asksQuantity(item, terms)
      ? [`“${item.name}” does not take the quantity ${quantity} any more.`]
      : [`“${item.name}” does not ask for a quantity any more.`];
  });
  const questions = Object.entries(pinned.questions).flatMap(([id, given]) => {
    if (given === null) return [];
    const question = terms.facts.modifiers.find((one) => one.id === id);
    if (!question) return [`The question ${id} does not exist any more.`];
    const found = asked.find((one) => one.question === question);
    if (!found) return [`The question “${question.label}” is not asked any more.`];
    if (found.answer) return [];
    return [`The answer ${given} to “${question.label}” does not exist any more.`];
  });
  return [...items, ...quantities, ...questions];
}
