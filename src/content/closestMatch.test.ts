import { expect, test } from 'vitest';
import { closestMatch } from './closestMatch';

const names = ['company', 'services', 'servicePages', 'plans', 'faqs'];

test.each([
  ['servces', 'services'],
  ['service', 'services'],
  ['Services', 'services'],
  ['servicepages', 'servicePages'],
  ['plan', 'plans'],
  ['compnay', 'company'],
  ['faq', 'faqs'],
])('"%s" meant "%s"', (typed, meant) => {
  expect(closestMatch(typed, names)).toBe(meant);
});

test.each(['testimonials', 'zzzzzz', 'x'.repeat(100_000)])('nothing is near %.20s', (typed) => {
  expect(closestMatch(typed, names)).toBeUndefined();
});

test('with nothing to choose from, nothing is near', () => {
  expect(closestMatch('services', [])).toBeUndefined();
});
