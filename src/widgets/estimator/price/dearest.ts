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
  const dearest = askedQuestions(answers, terms).flatMap(({ question }) => {
    const id = dearestAnswer(question);
    return id === undefined ? [] : [[question.id, id] as const];
  });
  const options = { ...answers.options, ...Object.fromEntries(dearest) };
  return Math.max(
    computeEstimate({ ...answers, options }, terms).max,
    computeEstimate(answers, terms).max, // an answer may bring a discount
  );
});

function dearestAnswer({ options, yesNo }: Modifier): string | undefined {
  const answers = yesNo ? [{ id: 'no' }, { id: 'yes', ...yesNo }] : (options ?? []);
  const costs = ({ factor = 1, fee = 0 }: { factor?: number | undefined; fee?: number | undefined }) =>
    factor + fee / 1000; // one of the two is the rule; a fee decides where factors are equal
  return answers.reduce<{ id: string; cost: number } | undefined>((most, answer) => {
    const cost = costs(answer);
    return most && most.cost >= cost ? most : { id: answer.id, cost };
  }, undefined)?.id;
}
