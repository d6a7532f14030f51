import type { Answers } from '../answers/answers';
import { askedQuestions } from '../answers/questions';
import { memoize } from '../offer/memoize';
import type { Modifier } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { computeEstimate } from './computeEstimate';

/**
 * The most that the selected items can cost, with the dearest answer to each question that has answers to choose from: the end of the
 * scale on which a range is drawn, so that an answer moves the range and not the scale.
 */
export const dearestPrice = memoize((answers: Answers, terms: Terms): number => {
  const questions = askedQuestions(answers, terms)
    .map(({ question }) => ({ id: question.id, answers: answersTo(question) }))
    .filter(({ answers: { length } }) => length > 0)
    // What a factor comes to depends on no fee; which is more, a factor or a fee, depends on the factors before.
    .toSorted((one, other) => Number(hasFees(one.answers)) - Number(hasFees(other.answers)));
  const priceWith = (options: Answers['options']) => computeEstimate({ ...answers, options }, terms).max;
  const dearest = questions.reduce((options, { id, answers: possible }) => {
    const chosen = possible.map((answer) => ({ answer, options: { ...options, [id]: answer.id } }));
    // Without fees the factors decide, and nothing has to be computed.
    const cost = hasFees(possible)
      ? chosen.map((one) => priceWith(one.options))
      : possible.map(({ factor = 1 }) => factor);
    return chosen[cost.indexOf(Math.max(...cost))]?.options ?? options;
  }, answers.options);
  return Math.max(
    priceWith(dearest),
    priceWith(answers.options), // an answer may bring a discount
  );
});

interface PossibleAnswer {
  id: string;
  factor?: number | undefined;
  fee?: number | undefined;
}

const answersTo = ({ options, yesNo }: Modifier): readonly PossibleAnswer[] =>
  yesNo ? [{ id: 'no' }, { id: 'yes', ...yesNo }] : (options ?? []);

const hasFees = (answers: readonly PossibleAnswer[]): boolean => answers.some(({ fee = 0 }) => fee > 0);
