import { expect, it } from 'vitest';
import { filterParams, isFiltered, noFilter } from './filter';

it('nothing chosen filters nothing', () => {
  expect([filterParams(noFilter).toString(), isFiltered(noFilter)]).toEqual(['', false]);
});

it.each([
  [{ q: ' ana ' }, 'q=ana', false],
  [{ kind: 'audit', state: 'won' }, 'kind=audit&state=won', true],
  [{ care: 'mine' as const }, 'care=mine', true],
  [{ firm: 'own' }, 'firm=', true],
  [{ firm: 'bug-off', suspect: 'only' as const }, 'firm=bug-off&suspect=only', true],
  [{ from: 'soon' }, '', false],
])('%j', (chosen, expected, filtered) => {
  const filter = { ...noFilter, ...chosen };
  expect([filterParams(filter).toString(), isFiltered(filter)]).toEqual([expected, filtered]);
});

it('a day is the whole day where the reader is', () => {
  const params = filterParams({ ...noFilter, from: '2030-01-31', to: '2030-01-31' });
  expect(params.get('from')).toBe(new Date(2030, 0, 31).toISOString());
  expect(params.get('to')).toBe(new Date(2030, 1, 1).toISOString());
});
