import { afterEach, expect, test, vi } from 'vitest';
import { importLazy } from './importLazy';

afterEach(() => {
  vi.restoreAllMocks();
});

/** @returns ends the time limits that are set from now on. */
function holdTimeLimits(): () => void {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  return () => limit.abort();
}

test('a file that has come in time is not fetched again when the time is over', async () => {
  const endTimeLimits = holdTimeLimits();
  const module = await importLazy('./phoneHref.ts');
  endTimeLimits();
  vi.restoreAllMocks();
  expect(await importLazy('./phoneHref.ts')).toBe(module);
});

test('a file that has not come in time is an error, and is fetched by another spelling of its URL', async () => {
  const endTimeLimits = holdTimeLimits();
  const slow = importLazy('./language.ts');
  endTimeLimits();
  await expect(slow).rejects.toThrow('Code has not come within 8 seconds.');
  vi.restoreAllMocks();
  await importLazy('./language.ts');
  expect(performance.getEntriesByType('resource').map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/%6canguage\.ts/),
  );
});
