import { expect, it, onTestFinished, vi } from 'vitest';
import { passwordHash } from '../testing/publish';
import { parsePasswordHash } from './password';
import { createPasswordGuard } from './passwordGuard';

it('names that a blocked address makes up leave nothing in memory', async () => {
  // Each key that is remembered has a timer which forgets it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hash = parsePasswordHash(passwordHash);
  if (!hash) throw new Error('the hash is wrong');
  const check = createPasswordGuard();
  for (let nth = 0; nth < 1_000; nth++)
    await check('wrong', hash, { network: '203.0.113.7', account: `${nth}`.padEnd(200, 'x') });
  expect(vi.getTimerCount()).toBeLessThanOrEqual(11);
});
