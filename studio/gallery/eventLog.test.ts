import { expect, test } from 'vitest';
import { type LoggedEvent, withEvent } from './eventLog';

const NOW = new Date(2026, 0, 1, 14, 3, 27, 45).getTime();
const logged = (count: number): readonly LoggedEvent[] =>
  Array.from({ length: count }).reduce<readonly LoggedEvent[]>(
    (log, _, index) => withEvent(log, { type: 'bio-step', detail: { step: index } }, NOW),
    [],
  );

test('an event is logged with its time, name and detail', () =>
  expect(withEvent([], { type: 'bio-step', detail: { tag: 'bio-estimator', step: 2 } }, NOW)).toEqual([
    { number: 1, time: '14:03:27.045', name: 'bio-step', detail: '{ "tag": "bio-estimator", "step": 2 }' },
  ]));

test('the newest comes first, and only the last hundred stay', () => {
  const log = logged(130);
  expect(log).toHaveLength(100);
  expect(log[0]).toMatchObject({ number: 130, detail: '{ "step": 129 }' });
  expect(log.at(-1)?.number).toBe(31);
});

test('a long detail is cut, and its length said', () => {
  const [entry] = withEvent([], { type: 'bio-lead', detail: { photo: 'x'.repeat(10_000) } }, NOW);
  expect(entry?.detail.length).toBeLessThan(2_100);
  expect(entry?.detail).toMatch(/… \(\d+ characters\)$/);
});

test('an event without a detail is logged too', () =>
  expect(withEvent([], { type: 'bio-open', detail: undefined }, NOW)[0]?.detail).toBe(''));
