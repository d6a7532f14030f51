import { expect, test } from 'vitest';
import { readChoice, storedChoice } from './readDraft';

const english = { labels: ['Roof', 'Fence', 'Facebook'], lang: 'en' };
const spanish = { labels: ['Techo', 'Cerca', 'Facebook'], lang: 'es' };

test.each([
  ['Roof', english, english, 'Roof'],
  ['Fence', english, spanish, 'Cerca'],
  ['Cerca', spanish, english, 'Fence'],
  ['Facebook', english, spanish, 'Facebook'],
  ['', english, spanish, ''],
  ['removed since', english, english, 'removed since'],
  ['removed since', english, spanish, ''],
])('"%s" is the same choice on the page in another language', (label, there, here, found) => {
  expect(readChoice(storedChoice(label, there), here)).toBe(found);
});

test.each([
  ['Roof', 'Roof'],
  ['other', 'other'],
  [5, ''],
  [null, ''],
  [[], ''],
  [['x', 7, 'fr'], ''],
  [['x', 'y', 'fr'], ''],
])('a stored %j is read as "%s"', (stored, found) => {
  expect(readChoice(stored, english)).toBe(found);
});
