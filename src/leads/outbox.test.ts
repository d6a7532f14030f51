import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queuedLead as lead } from '../testing/queuedLead';
import { deliveryTimeout } from './deliver';
import {
  claim,
  createQueuedLead,
  dequeue,
  enqueue,
  expire,
  isDue,
  markRefused,
  mayUsePlainText,
  NO_ENDPOINT,
  nextDue,
  OUTBOX_RETENTION,
  outboxLimits,
  type QueuedLead,
  retryDelay,
  scheduleRetry,
} from './outbox';

const NOW = Date.UTC(2030, 0, 31, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ids = (leads: readonly QueuedLead[]) => leads.map(({ id }) => id);
const unproven = (reason: string, retryAfter?: number) =>
  ({ status: 'unproven', reason, retryAfter }) as const;

test('a new lead is claimed by its tab for as long as an attempt can take', () => {
  const made = createQueuedLead(lead(), { endpoint: 'https://desk.example/' }, 5_000_000, NOW);
  expect(made).toMatchObject({ attempts: 1, sending: true, keptAt: NOW, bytes: 5_000_000 });
  expect(made.dueAt - NOW).toBeGreaterThan(deliveryTimeout(5_000_000));
  expect(isDue(made, NOW, true)).toBe(false);
  expect(isDue(made, made.dueAt, false)).toBe(true);
});

describe('enqueue', () => {
  // The clock was set back between the two.
  const earlier = lead({ revision: 1, timestamp: '2030-01-31T13:00:00.000Z' });
  const ofEarlierRelease = lead({ revision: undefined, timestamp: '2030-01-31T13:00:00.000Z' });

  test.each([
    ['adds a lead with a new id', [], lead(), [lead()]],
    ['replaces an earlier revision', [earlier], lead(), [lead()]],
    ['replaces what a release without revisions queued', [ofEarlierRelease], lead(), [lead()]],
    ['keeps a later revision', [lead()], earlier, [lead()]],
    ['replaces a refused revision by any other', [lead({ refused: 400 })], earlier, [earlier]],
    ['leaves other leads as they are', [lead({ id: 'b' })], lead(), [lead({ id: 'b' }), lead()]],
  ])('%s', (_, before, next, after) => {
    expect(enqueue(before, next)).toEqual({ leads: after, result: true });
  });

  const full = Array.from({ length: outboxLimits.leads }, (_, index) => lead({ id: `${index}` }));

  test('rejects a lead beyond 200 that are to be sent', () => {
    expect(enqueue(full.slice(1), lead()).result).toBe(true);
    expect(enqueue(full, lead())).toEqual({ leads: full, result: false });
  });

  test('replaces an earlier version in a full outbox', () => {
    const corrected = lead({ id: '7', revision: 3 });
    const { leads, result } = enqueue(full, corrected);
    expect(result).toBe(true);
    expect(leads).toHaveLength(200);
    expect(leads).toContain(corrected);
  });

  test('rejects a lead beyond 50 MB', () => {
    const large = [lead({ id: 'b', bytes: outboxLimits.bytes - 1000 })];
    expect(enqueue(large, lead()).result).toBe(true);
    expect(enqueue(large, lead({ bytes: 1001 }))).toEqual({ leads: large, result: false });
  });

  test('removes the oldest refused lead of a full outbox', () => {
    const leads = full.map((one, index) => (index === 3 || index === 5 ? { ...one, refused: 400 } : one));
    const after = enqueue(leads, lead());
    expect(after.result).toBe(true);
    expect(ids(after.leads)).not.toContain('3');
    expect(ids(after.leads)).toContain('5');
  });

  test('never exceeds the limits, duplicates an id or drops a lead that is to be sent', () => {
    const some = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      revision: fc.constantFrom(undefined, 1, 2),
      timestamp: fc.constantFrom('2030-01-31T11:00:00.000Z', '2030-01-31T12:00:00.000Z'),
      bytes: fc.constantFrom(0, 1000, outboxLimits.bytes / 2, outboxLimits.bytes, outboxLimits.bytes * 2),
      refused: fc.constantFrom(undefined, 400),
    });
    fc.assert(
      fc.property(fc.array(some), (all) => {
        let leads: readonly QueuedLead[] = [];
        for (const { refused, ...changes } of all) {
          const next = lead(changes);
          const { leads: after, result } = enqueue(leads, next);
          const stored = after.find(({ id }) => id === next.id);
          expect(result ? (stored?.revision ?? 0) >= (next.revision ?? 0) : after === leads).toBe(true);
          expect(new Set(ids(after)).size).toBe(after.length);
          expect(after.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(outboxLimits.bytes);
          const pending = leads.filter((one) => one.refused === undefined);
          expect(ids(after)).toEqual(expect.arrayContaining(ids(pending)));
          leads = refused === undefined ? after : markRefused(after, next, refused);
        }
      }),
    );
  });
});

test.each([
  ['a lead whose time has come', { dueAt: NOW }, false, true],
  ['a lead whose time has not come', { dueAt: NOW + 1 }, false, false],
  ['a lead that failed by the network, when the network may be back', { reason: 'network' }, true, true],
  ['a lead that failed by the network, without a trigger', { reason: 'network' }, false, false],
  ['a lead that failed by the endpoint, when the network may be back', { reason: 'http 503' }, true, false],
  ['a lead without an endpoint, when a page is opened', { reason: 'endpoint' }, true, true],
  ['a lead that another tab is sending', { reason: 'network', sending: true }, true, false],
  ['a lead whose claim has ended', { sending: true, dueAt: NOW }, false, true],
  ['a refused lead', { refused: 400, dueAt: NOW }, true, false],
  ['a lead queued before the clock was set back by a year', { dueAt: NOW + 365 * DAY }, false, true],
])('%s is due or not', (_, changes, isNetworkBack, due) => {
  expect(isDue(lead(changes), NOW, isNetworkBack)).toBe(due);
});

test('the next due time is the earliest one, refused leads aside', () => {
  expect(nextDue([])).toBeUndefined();
  expect(nextDue([lead({ refused: 400, dueAt: 1 })])).toBeUndefined();
  expect(nextDue([lead({ dueAt: 30 }), lead({ dueAt: 20 }), lead({ refused: 400, dueAt: 1 })])).toBe(20);
});

test('a lead without an endpoint takes the one that the page names, others keep theirs', () => {
  const named = { endpoint: 'https://other.example/', guard: undefined };
  const leads = [
    lead({ id: 'a', endpoint: NO_ENDPOINT, attempts: 6, dueAt: NOW }),
    lead({ id: 'b', dueAt: NOW }),
  ];
  expect(claim(leads, 'a', NOW, false).result).toMatchObject({ endpoint: NO_ENDPOINT, attempts: 7 });
  expect(claim(leads, 'a', NOW, false, named).result).toMatchObject({ ...named, attempts: 1 });
  expect(claim(leads, 'b', NOW, false, named).result).toMatchObject({ endpoint: 'https://desk.example/' });
});

test('plain text is tried at ever longer intervals', () => {
  const attempts = Array.from({ length: 40 }, (_, index) => index + 1);
  expect(attempts.filter(mayUsePlainText)).toEqual([1, 2, 4, 8, 16, 32]);
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
  const later = lead({ timestamp: '2030-01-31T12:00:01.000Z', sending: true });

  test('an accepted lead is removed, a later version stays', () => {
    expect(dequeue([sent, lead({ id: 'b' })], sent)).toEqual([lead({ id: 'b' })]);
    expect(dequeue([later], sent)).toEqual([later]);
    expect(markRefused([later], sent, 400)).toEqual([later]);
    expect(scheduleRetry([later], sent, unproven('network'), NOW, 1)).toEqual([later]);
  });

  test('a refused lead is retained with its status', () => {
    expect(markRefused([sent], sent, 422)).toEqual([{ ...sent, sending: false, refused: 422 }]);
  });

  test('an unproven lead is retried after its backoff', () => {
    const [unprovenLead] = scheduleRetry([sent], sent, unproven('timeout'), NOW, 0.5);
    expect(unprovenLead).toMatchObject({ sending: false, reason: 'timeout', dueAt: NOW + 5000 });
  });

  test('Retry-After pauses all leads of the endpoint, and no others', () => {
    const others = [
      lead({ id: 'b', reason: 'network', dueAt: NOW }),
      lead({ id: 'c', endpoint: 'https://crm.example/', dueAt: NOW }),
      lead({ id: 'd', sending: true }),
      lead({ id: 'e', refused: 400 }),
    ];
    const [first, b, ...rest] = scheduleRetry([sent, ...others], sent, unproven('http 429', 60), NOW, 0);
    expect(first?.dueAt).toBe(NOW + 60_000);
    expect(b?.dueAt).toBe(NOW + 60_000);
    expect(b && isDue(b, NOW + 59_999, true)).toBe(false);
    expect(rest).toEqual(others.slice(1));
  });
});

describe('the retry delay', () => {
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
  ])(
    'after %i attempts, with Retry-After %s and random %d, is %i ms',
    (attempts, retryAfter, random, expected) => {
      expect(retryDelay(attempts, retryAfter, random)).toBe(expected);
    },
  );

  test('is at least a second and what Retry-After asks for, and never taken for a changed clock', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.option(fc.nat(), { nil: undefined }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, retryAfter, random) => {
          const wait = retryDelay(attempts, retryAfter, random);
          expect(wait).toBeGreaterThanOrEqual(Math.max(1000, Math.min(DAY, (retryAfter ?? 0) * 1000)));
          expect(isDue(lead({ dueAt: NOW + wait }), NOW, false)).toBe(false);
        },
      ),
    );
  });
});

test('a lead expires after 30 days, refused or not', () => {
  const old = [lead({ keptAt: NOW - OUTBOX_RETENTION - 1 }), lead({ id: 'b', keptAt: 0, refused: 400 })];
  const current = [lead({ id: 'c', keptAt: NOW - OUTBOX_RETENTION }), lead({ id: 'd', keptAt: NOW + DAY })];
  expect(expire([...old, ...current], NOW)).toEqual({ leads: current, result: old });
  expect(expire(current, NOW).leads).toBe(current);
});
