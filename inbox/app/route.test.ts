import { expect, it } from 'vitest';
import { parseRoute } from './route';

it.each([
  ['', { view: 'leads' }],
  ['#leads', { view: 'leads' }],
  ['#lead/ABC-1', { view: 'leads', lead: 'abc-1' }],
  ['#lead/', { view: 'leads' }],
  ['#log', { view: 'log' }],
  ['#constructor', { view: 'leads' }],
  ['#<img onerror>', { view: 'leads' }],
])('%s', (hash, expected) => {
  expect(parseRoute(hash)).toEqual(expected);
});
