import { expect, test } from 'vitest';
import { nearest } from './nearest';

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
  expect(nearest(typed, names)).toBe(meant);
});

test.each(['testimonials', 'zzzzzz', 'x'.repeat(100_000)])('nothing is near %.20s', (typed) => {
  expect(nearest(typed, names)).toBeUndefined();
});

test('with nothing to choose from, nothing is near', () => {
  expect(nearest('services', [])).toBeUndefined();
});
