import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpamSignals } from '../domain/leadSchema';
import { spamVerdict } from './spamVerdict';

describe('the spam verdict on a lead', () => {
  it.each<[ReturnType<typeof spamVerdict>, SpamSignals | undefined]>([
    [undefined, undefined],
    [undefined, {}],
    [undefined, { trap: '', seconds: 40, trusted: true }],
    [undefined, { seconds: 3 }],
    [undefined, { trusted: false, seconds: 40 }],
    [undefined, { trap: '', seconds: 0.5, trusted: true }],
    [undefined, { trap: 'x', seconds: 3, trusted: true }],
    [undefined, { trap: 'x', trusted: true }],
    ['too quick', { trap: 'x', seconds: 2.999, trusted: true }],
    ['too quick', { trap: 'x', seconds: 0 }],
    ['too quick', { seconds: -1 }],
    ['trap filled', { trap: 'x' }],
    ['trap filled', { trap: ' ', seconds: 40 }],
    ['trap filled', { trap: 'x', seconds: 40, trusted: false }],
  ])('is %s for the signals %j', (verdict, signals) => {
    expect(spamVerdict(signals)).toBe(verdict);
  });

  it('is never spam for a person whose browser filled the honeypot', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 3, max: 1e9, noNaN: true }), (trap, seconds) => {
        expect(spamVerdict({ trap, seconds, trusted: true })).toBeUndefined();
      }),
    );
  });
});
