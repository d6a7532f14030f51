import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTries, pauseAfter, readRetryAfter } from './backoff';

const minute = 60_000;
const hour = 60 * minute;

describe('the pauses between tries', () => {
  it('grow from seconds to hours, and add up to about a day', () => {
    const pauses = Array.from({ length: maxTries - 1 }, (_, i) => pauseAfter(i + 1, 0, () => 0.5));
    expect(pauses[0]).toBe(15_000);
    expect(pauses.at(-1)).toBeCloseTo(17 * hour, -7);
    const sum = pauses.reduce((total, pause) => total + pause, 0);
    expect(sum).toBeGreaterThan(22 * hour);
    expect(sum).toBeLessThan(25 * hour);
  });

  it('differ by chance, by a fifth at most, and are never shorter than asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxTries }),
        fc.nat(20 * hour),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, asked, chance) => {
          const pause = pauseAfter(tries, asked, () => chance);
          const usual = pauseAfter(tries, 0, () => 0.5);
          expect(pause).toBeGreaterThanOrEqual(Math.min(asked, 24 * hour));
          expect(pause).toBeLessThanOrEqual(Math.min(24 * hour, Math.max(asked, Math.ceil(usual * 1.2))));
        },
      ),
    );
  });

  it('are a day at most, whatever a server asks for', () => {
    expect(pauseAfter(1, 1e12)).toBe(24 * hour);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2030-01-31T12:00:00Z');
  it.each([
    ['120', 2 * minute],
    [' 0 ', 0],
    ['Thu, 31 Jan 2030 12:10:00 GMT', 10 * minute],
    ['Thu, 31 Jan 2030 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
