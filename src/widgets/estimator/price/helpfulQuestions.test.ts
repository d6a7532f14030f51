import { expect, test } from 'vitest';
import { firm } from '../../../testing/firm';
import { noAnswers } from '../answers/answers';
import type { Terms } from '../offer/terms';
import { dearestPrice } from './dearest';
import { helpfulQuestions } from './helpfulQuestions';
import { itemsCountedOnce } from './itemsCountedOnce';

const terms: Terms = {
  facts: firm.estimator,
  preselected: [],
  quantities: false,
  locale: 'en-US',
  yes: 'Yes',
  no: 'No',
};

const rinse = { ...noAnswers, selected: ['biorinse'] };

test('the questions that change a price most are named while none is answered', () => {
  const labels = helpfulQuestions(rinse, terms).map(({ label }) => label);
  expect(labels).toEqual(['Stories', 'Condition']); // × 1.3, and 1.2 / 0.95
  expect(helpfulQuestions({ ...rinse, options: { access: 'easy' } }, terms)).toEqual([]);
});

test('a firm without questions is not advised to answer any', () => {
  const facts = { ...terms.facts, modifiers: [] };
  expect(helpfulQuestions(rinse, { ...terms, facts })).toEqual([]);
});

test('the scale of a range ends with the dearest answer to each question, whatever is answered', () => {
  const most = Math.round(975 * 1.3 * 1.2 * 1.25 * 1.1);
  expect(dearestPrice(rinse, terms)).toBe(most);
  expect(dearestPrice({ ...rinse, options: { stories: '1', condition: 'light' } }, terms)).toBe(most);
});

test.each([
  [['gutter-guards'], []], // alone, the range itself is "per foot"
  [['biorinse'], []],
  [
    ['biorinse', 'gutter-guards', 'bin-cleaning'],
    ['gutter-guards', 'bin-cleaning'],
  ],
])('of %j those are counted for one unit: %j', (selected, counted) => {
  expect(itemsCountedOnce({ ...noAnswers, selected }, terms).map(({ id }) => id)).toEqual(counted);
});

test('where units are asked for, only what nobody counted is counted for one', () => {
  const answers = {
    ...noAnswers,
    selected: ['gutter-guards', 'bin-cleaning'],
    quantities: { 'bin-cleaning': '2' },
  };
  expect(itemsCountedOnce(answers, { ...terms, quantities: true }).map(({ id }) => id)).toEqual([
    'gutter-guards',
  ]);
});
