import type { Answers } from '../answers/answers';
import { askedQuestions } from '../answers/questions';
import type { Modifier } from '../offer/offer';
import type { Terms } from '../offer/terms';

/** How many are named. */
const MOST = 2;

/**
 * The questions whose answers change the price most, while none is answered: what is shown is then the range for any property.
 * Questions for a number are left out: how much they change is not known.
 */
export function helpfulQuestions(answers: Answers, terms: Terms): Modifier[] {
  const asked = askedQuestions(answers, terms);
  if (asked.some(({ answer }) => answer)) return [];
  return asked
    .map(({ question }) => ({ question, spread: spreadOf(question) }))
    .filter(({ spread }) => spread > 1)
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, MOST)
    .map(({ question }) => question);
}

/** How many times as much the dearest answer costs as the cheapest. */
function spreadOf({ options, yesNo }: Modifier): number {
  const factors = yesNo ? [1, yesNo.factor ?? 1] : (options ?? []).map(({ factor = 1 }) => factor);
  return factors.length > 0 ? Math.max(...factors) / Math.min(...factors) : 1;
}
