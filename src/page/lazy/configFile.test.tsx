import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig, prefetchConfig } from './configFile';

const answers = (...responses: Response[]) => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  for (const response of responses) fetching.mockResolvedValueOnce(response);
  return fetching;
};

afterEach(() => void vi.restoreAllMocks());

test('what was fetched ahead is not fetched again, however many ask for it', async () => {
  const fetching = answers(Response.json({ currency: 'EUR' }));
  prefetchConfig('/ahead.json');
  expect(await loadConfig('/ahead.json')).toEqual({ currency: 'EUR' });
  expect(await loadConfig('ahead.json')).toEqual({ currency: 'EUR' });
  expect(fetching).toHaveBeenCalledOnce();
});

test('what a snapshot was made of is not downloaded, and counts from then on', async () => {
  const fetching = answers(Response.json({ currency: 'EUR' }));
  prefetchConfig('/shown.json');
  prefetchConfig('/shown.json', { currency: 'USD' });
  expect(await loadConfig('shown.json')).toEqual({ currency: 'USD' });
  prefetchConfig('/known.json', { currency: 'CHF' });
  expect(await loadConfig('/known.json')).toEqual({ currency: 'CHF' });
  expect(fetching).toHaveBeenCalledOnce();
});

test('a failure ahead is the one of the first who asks; the next one tries again', async () => {
  const fetching = answers(new Response('', { status: 503 }), Response.json({}));
  prefetchConfig('/busy.json');
  await expect(loadConfig('/busy.json')).rejects.toThrow(/busy\.json could not be loaded \(status 503\)/);
  expect(fetching).toHaveBeenCalledOnce();
  expect(await loadConfig('/busy.json')).toEqual({});
});

test('what is no address is not fetched', async () => {
  const fetching = answers();
  prefetchConfig(' {"currency":"EUR"}');
  prefetchConfig({ currency: 'EUR' });
  expect(await loadConfig(' {"currency":"EUR"}')).toEqual({ currency: 'EUR' });
  expect(fetching).not.toHaveBeenCalled();
});
