import { afterEach, expect, test, vi } from 'vitest';
import { newDraft } from '../draft/draft';
import { leavePublishing, openPublishing } from './openedStores';

afterEach(() => vi.unstubAllGlobals());

test('what becomes of publishing is told to whoever comes back, and the next one follows it', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    Promise.resolve(Response.json(method === 'PUT' ? { version: 1 } : { versions: [] })),
  );
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const draft = newDraft('Bug Off');
  const store = openPublishing(draft, 'https://desk.example/');
  store.getState().type({ password: 'secret' });
  const published = store.getState().publish({});
  leavePublishing(draft.id);
  await published;
  expect(openPublishing(draft, '').getState().outcome).toMatchObject({ kind: 'published', version: 1 });
  leavePublishing(draft.id);
  expect(openPublishing(draft, '').getState()).toMatchObject({
    outcome: { kind: 'none' },
    form: { base: 1 },
    password: 'secret',
  });
});
