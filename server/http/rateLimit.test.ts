import { expect, it, vi } from 'vitest';
import { createLimiter, maxKeys } from './rateLimit';

it('a limiter forgets the key whose time began first, and no other, when strangers make up more than it counts', async () => {
  // Ten thousand keys take some machines more than a second.
  vi.useFakeTimers({ toFake: ['Date'] });
  const limiter = createLimiter({ points: 1, duration: 900 });
  await limiter.consume('first');
  await limiter.consume('second');
  for (let nth = 0; nth < maxKeys - 2; nth++) await limiter.consume(`stranger ${nth}`);
  expect(await limiter.consume('first')).toBe(900);
  await limiter.consume('one more');
  expect(await limiter.consume('second')).toBe(900);
  expect(await limiter.consume('first')).toBeUndefined();
  vi.useRealTimers();
});

it('what is refused takes no points', async () => {
  const limiter = createLimiter({ points: 10, duration: 60 });
  expect(await limiter.consume('a', 8)).toBeUndefined();
  for (let nth = 0; nth < 5; nth++) expect(await limiter.consume('a', 4)).toBe(60);
  expect(await limiter.consume('a', 2)).toBeUndefined();
});

it('nobody waits longer than the duration after the clock was set back by a year', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limiter = createLimiter({ points: 1, duration: 60 });
  await limiter.consume('a');
  vi.setSystemTime(Date.now() - 365 * 86_400_000);
  expect(await limiter.consume('a')).toBe(60);
  vi.useRealTimers();
});
