import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delivery } from '../../src/domain/delivery';
import { retryDelay } from './backoff';

const hour = 60 * 60_000;

describe('the delay before a retry', () => {
  it('grows from seconds to hours, about a day in sum', () => {
    const delays = Array.from({ length: delivery.tries - 1 }, (_, i) => retryDelay(i + 1, 0, () => 0.5));
    expect(delays[0]).toBe(15_000);
    expect(delays.at(-1)).toBeCloseTo(17 * hour, -7);
    const sum = delays.reduce((total, delay) => total + delay, 0);
    expect(sum).toBeGreaterThan(22 * hour);
    expect(sum).toBeLessThan(25 * hour);
  });

  it('has a jitter of a fifth at most, and is never shorter than Retry-After asks for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: delivery.tries }),
        fc.nat(20 * 60 * 60),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, retryAfter, chance) => {
          const delay = retryDelay(tries, retryAfter, () => chance);
          const asked = retryAfter * 1000;
          const usual = retryDelay(tries, 0, () => 0.5);
          expect(delay).toBeGreaterThanOrEqual(Math.min(asked, 24 * hour));
          expect(delay).toBeLessThanOrEqual(Math.min(24 * hour, Math.max(asked, Math.ceil(usual * 1.2))));
        },
      ),
    );
  });

  it('is a day at most, whatever Retry-After asks for', () => {
    expect(retryDelay(1, 1e9)).toBe(24 * hour);
  });
});
