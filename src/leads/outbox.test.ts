import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patience } from './deliver';
import {
  claim,
  expire,
  isDue,
  KEPT_FOR,
  type KeptLead,
  keep,
  newlyKept,
  nextDue,
  outboxLimits,
  postpone,
  refuse,
  remove,
  waitFor,
} from './outbox';

const NOW = Date.UTC(2030, 0, 31, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const lead = (changes: Partial<KeptLead> = {}): KeptLead => ({
  id: 'a',
  kind: 'contact',
  timestamp: '2030-01-31T12:00:00.000Z',
  endpoint: 'https://desk.example/',
  bytes: 1000,
  keptAt: NOW,
  attempts: 1,
  dueAt: NOW + HOUR,
  sending: false,
  ...changes,
});
const ids = (leads: readonly KeptLead[]) => leads.map(({ id }) => id);
const unproven = (reason: string, retryAfter?: number) =>
  ({ status: 'unproven', reason, retryAfter }) as const;

test('a new lead is being sent, and belongs to its tab for as long as that may take', () => {
  const made = newlyKept(lead(), { endpoint: 'https://desk.example/' }, 5_000_000, NOW);
  expect(made).toMatchObject({ attempts: 1, sending: true, keptAt: NOW, bytes: 5_000_000 });
  expect(made.dueAt - NOW).toBeGreaterThan(patience(5_000_000));
  expect(isDue(made, NOW, true)).toBe(false);
  expect(isDue(made, made.dueAt, false)).toBe(true);
});

describe('taking in', () => {
  const earlier = lead({ timestamp: '2030-01-31T11:00:00.000Z' });

  test.each([
    ['the first of its id', [], lead(), [lead()]],
    ['a correction replaces what waits', [earlier], lead(), [lead()]],
    ['a version that comes late does not', [lead()], earlier, [lead()]],
    [
      'a correction of what was refused starts anew, however the clocks go',
      [lead({ refused: 400 })],
      earlier,
      [earlier],
    ],
    ['others stay', [lead({ id: 'b' })], lead(), [lead({ id: 'b' }), lead()]],
  ])('%s', (_, before, next, after) => {
    expect(keep(before, next)).toEqual({ leads: after, result: true });
  });

  const full = Array.from({ length: outboxLimits.leads }, (_, index) => lead({ id: `${index}` }));

  test('200 leads are kept, and the next one is not: nothing that waits makes room', () => {
    expect(keep(full.slice(1), lead()).result).toBe(true);
    expect(keep(full, lead())).toEqual({ leads: full, result: false });
  });

  test('a full outbox still takes a correction of what it holds', () => {
    const corrected = lead({ id: '7', timestamp: '2030-01-31T13:00:00.000Z' });
    const { leads, result } = keep(full, corrected);
    expect(result).toBe(true);
    expect(leads).toHaveLength(200);
    expect(leads).toContain(corrected);
  });

  test('50 MB are kept, and no more', () => {
    const large = [lead({ id: 'b', bytes: outboxLimits.bytes - 1000 })];
    expect(keep(large, lead()).result).toBe(true);
    expect(keep(large, lead({ bytes: 1001 }))).toEqual({ leads: large, result: false });
  });

  test('what was refused makes room, the oldest first', () => {
    const leads = full.map((one, index) => (index === 3 || index === 5 ? { ...one, refused: 400 } : one));
    const after = keep(leads, lead());
    expect(after.result).toBe(true);
    expect(ids(after.leads)).not.toContain('3');
    expect(ids(after.leads)).toContain('5');
  });

  test('whatever comes: within the limits, each id once, and what is said to be kept is there', () => {
    const some = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      timestamp: fc.constantFrom('2030-01-31T11:00:00.000Z', '2030-01-31T12:00:00.000Z'),
      bytes: fc.constantFrom(0, 1000, outboxLimits.bytes / 2, outboxLimits.bytes, outboxLimits.bytes * 2),
      refused: fc.constantFrom(undefined, 400),
    });
    fc.assert(
      fc.property(fc.array(some), (all) => {
        let leads: readonly KeptLead[] = [];
        for (const { refused, ...changes } of all) {
          const next = lead(changes);
          const { leads: after, result } = keep(leads, next);
          const there = after.find(({ id }) => id === next.id);
          expect(result ? (there?.timestamp ?? '') >= next.timestamp : after === leads).toBe(true);
          expect(new Set(ids(after)).size).toBe(after.length);
          expect(after.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(outboxLimits.bytes);
          // Whatever waited still waits, in this version or a later one.
          const waited = leads.filter((one) => one.refused === undefined);
          expect(ids(after)).toEqual(expect.arrayContaining(ids(waited)));
          leads = refused === undefined ? after : refuse(after, next, refused);
        }
      }),
    );
  });
});

test.each([
  ['its time has come', { dueAt: NOW }, false, true],
  ['its time has not come', { dueAt: NOW + 1 }, false, false],
  [
    'its time has not come, but it only lacked a network, which may be back',
    { reason: 'network' },
    true,
    true,
  ],
  ['no network is no reason by itself', { reason: 'network' }, false, false],
  ['an endpoint that is ill is left alone, whatever happens here', { reason: 'http 503' }, true, false],
  ['another tab is sending it', { reason: 'network', sending: true }, true, false],
  ['the tab that was sending it is gone', { sending: true, dueAt: NOW }, false, true],
  ['it was refused for good', { refused: 400, dueAt: NOW }, true, false],
  ['the clock was set back by a year', { dueAt: NOW + 365 * DAY }, false, true],
])('due or not: %s', (_, changes, fresh, due) => {
  expect(isDue(lead(changes), NOW, fresh)).toBe(due);
});

test('the next time to look is when the first one is due; what was refused waits for nothing', () => {
  expect(nextDue([])).toBeUndefined();
  expect(nextDue([lead({ refused: 400, dueAt: 1 })])).toBeUndefined();
  expect(nextDue([lead({ dueAt: 30 }), lead({ dueAt: 20 }), lead({ refused: 400, dueAt: 1 })])).toBe(20);
});

test('a lead is claimed once', () => {
  const leads = [lead({ dueAt: NOW }), lead({ id: 'b' })];
  const first = claim(leads, 'a', NOW, false);
  expect(first.result).toMatchObject({ id: 'a', sending: true, attempts: 2 });
  expect(first.leads).toEqual([first.result, leads[1]]);
  expect(claim(first.leads, 'a', NOW, true)).toEqual({ leads: first.leads, result: undefined });
  expect(claim(leads, 'b', NOW, false).result).toBeUndefined();
  expect(claim(leads, 'c', NOW, false).result).toBeUndefined();
});

describe('after an attempt', () => {
  const sent = lead({ sending: true });
  const corrected = lead({ timestamp: '2030-01-31T12:00:01.000Z', sending: true });

  test('what arrived is gone, a correction that came meanwhile stays', () => {
    expect(remove([sent, lead({ id: 'b' })], sent)).toEqual([lead({ id: 'b' })]);
    expect(remove([corrected], sent)).toEqual([corrected]);
    expect(refuse([corrected], sent, 400)).toEqual([corrected]);
    expect(postpone([corrected], sent, unproven('network'), NOW, 1)).toEqual([corrected]);
  });

  test('what was refused stays, marked', () => {
    expect(refuse([sent], sent, 422)).toEqual([{ ...sent, sending: false, refused: 422 }]);
  });

  test('what is not proven waits for its turn', () => {
    const [waiting] = postpone([sent], sent, unproven('timeout'), NOW, 0.5);
    expect(waiting).toMatchObject({ sending: false, reason: 'timeout', dueAt: NOW + 5000 });
  });

  test('an endpoint that asks for a pause gets it from all its leads, and no other does', () => {
    const others = [
      lead({ id: 'b', reason: 'network', dueAt: NOW }),
      lead({ id: 'c', endpoint: 'https://crm.example/', dueAt: NOW }),
      lead({ id: 'd', sending: true }),
      lead({ id: 'e', refused: 400 }),
    ];
    const [first, b, ...rest] = postpone([sent, ...others], sent, unproven('http 429', 60), NOW, 0);
    expect(first?.dueAt).toBe(NOW + 60_000);
    expect(b?.dueAt).toBe(NOW + 60_000);
    expect(b && isDue(b, NOW + 59_999, true)).toBe(false);
    expect(rest).toEqual(others.slice(1));
  });
});

describe('how long it waits', () => {
  test.each([
    [1, undefined, 1, 10_000],
    [2, undefined, 1, 20_000],
    [3, undefined, 1, 40_000],
    [3, undefined, 0.25, 10_000],
    [1, undefined, 0, 1000],
    [10_000, undefined, 1, HOUR],
    [1, 120, 0, 120_000],
    [1, 120, 1, 130_000],
    [1, 0, 0, 1000],
    [1, 1_000_000, 0, DAY],
  ])('after %i attempts, asked for %s s, by chance %d: %i ms', (attempts, retryAfter, random, expected) => {
    expect(waitFor(attempts, retryAfter, random)).toBe(expected);
  });

  test('never below a second nor what was asked for, never above what clocks are trusted for', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.option(fc.nat(), { nil: undefined }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, retryAfter, random) => {
          const wait = waitFor(attempts, retryAfter, random);
          expect(wait).toBeGreaterThanOrEqual(Math.max(1000, Math.min(DAY, (retryAfter ?? 0) * 1000)));
          expect(isDue(lead({ dueAt: NOW + wait }), NOW, false)).toBe(false);
        },
      ),
    );
  });
});

test('after 30 days a lead is given up, sent, refused or waiting', () => {
  const old = [lead({ keptAt: NOW - KEPT_FOR - 1 }), lead({ id: 'b', keptAt: 0, refused: 400 })];
  const kept = [lead({ id: 'c', keptAt: NOW - KEPT_FOR }), lead({ id: 'd', keptAt: NOW + DAY })];
  expect(expire([...old, ...kept], NOW)).toEqual({ leads: kept, result: old });
  expect(expire(kept, NOW).leads).toBe(kept);
});
