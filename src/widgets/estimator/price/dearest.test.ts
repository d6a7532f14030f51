import { expect, test } from 'vitest';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import { noAnswers } from '../answers/answers';
import type { EstimatorFacts, Modifier } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { dearestPrice } from './dearest';

const termsWith = (...modifiers: Modifier[]): Terms => ({
  facts: { ...estimatorFacts, modifiers } satisfies EstimatorFacts,
  preselected: [],
  quantities: false,
  locale: 'en',
  yes: 'Yes',
  no: 'No',
});

const stories: Modifier = {
  id: 'stories',
  label: 'Stories',
  step: 'property',
  options: [
    { id: '1', label: '1', factor: 1 },
    { id: '3', label: '3', factor: 2 },
  ],
};
const parking: Modifier = {
  id: 'parking',
  label: 'Parking',
  step: 'property',
  options: [
    { id: 'far', label: 'Far away', factor: 1.5 },
    { id: 'permit', label: 'With a permit', fee: 200 },
  ],
};
/** At most $150. */
const check = { ...noAnswers, selected: ['drainage'] };

test('is that with the highest factor of each question', () => {
  expect(dearestPrice(check, termsWith(stories))).toBe(300);
});

test('is that with a fee where this comes to more than a factor', () => {
  expect(dearestPrice(check, termsWith(parking))).toBe(350);
});

test('is that with a factor where this comes to more than a fee, by the factors of other questions', () => {
  const expensive = { ...noAnswers, selected: ['blast'] };
  expect(dearestPrice(expensive, termsWith(parking))).toBe(2243);
  const limit = { ...parking, options: [{ id: 'far', label: 'Far', factor: 2 }, ...(parking.options ?? [])] };
  expect(dearestPrice(check, termsWith(limit))).toBe(350);
  expect(dearestPrice(check, termsWith(limit, stories))).toBe(600);
});

test('does not move with an answer', () => {
  const terms = termsWith(parking, stories);
  const ends = ['far', 'permit'].map((option) =>
    dearestPrice({ ...check, options: { parking: option } }, terms),
  );
  expect(new Set(ends).size).toBe(1);
});
