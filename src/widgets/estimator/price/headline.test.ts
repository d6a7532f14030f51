import { expect, test } from 'vitest';
import { estimatorMessages } from '../../../content/messages/estimator';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import { noAnswers } from '../answers/answers';
import type { Terms } from '../offer/terms';
import { wordingOf } from '../offer/wording';
import { headlineOf } from './headline';

/** The headline for these items, of which nobody is asked how many, or how many they are. */
function headline(
  selected: string[],
  quantities?: Record<string, string>,
  facts: Partial<Terms['facts']> = {},
) {
  const terms: Terms = {
    facts: { ...estimatorFacts, ...facts },
    preselected: [],
    quantities: quantities !== undefined,
    locale: 'en',
    yes: 'Yes',
    no: 'No',
  };
  const answers = { ...noAnswers, selected, quantities: quantities ?? {} };
  return headlineOf(answers, terms, wordingOf(estimatorMessages, 'USD', 'en'));
}

test('a price for one unit alone says so', () => {
  expect(headline(['guards'])).toBe('$9–$16 per foot');
  expect(headline(['bins'])).toBe('$25–$45 per bin');
});

test('the price of a job does not, nor a sum of different things', () => {
  expect(headline(['wash'])).toBe('$275–$975');
  expect(headline(['wash', 'guards'])).toBe('$284–$991');
  expect(headline(['guards', 'bins'])).toBe('$34–$61');
  expect(headline(['guards'], undefined, { minimum: 100 })).toBe('$100');
});

test('a price whose units were counted does not', () => {
  expect(headline(['guards'], { guards: '10' })).toBe('$90–$160');
});
