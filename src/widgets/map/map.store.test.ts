import { afterEach, expect, test, vi } from 'vitest';
import { createMapStore } from './map.store';

const MAP = 'https://maps.example/?q=Atlanta';
const OTHER = 'https://maps.example/?q=Roswell';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A store whose maps answer, or do not, when told. */
function setUp() {
  const asked: { src: string; answer: (there: boolean) => void }[] = [];
  const fetch = vi.fn(
    (src: string, _init: RequestInit) =>
      new Promise<void>((resolve, reject) => {
        asked.push({
          src,
          answer: (there) => (there ? resolve() : reject(new TypeError('Failed to fetch'))),
        });
      }),
  );
  vi.stubGlobal('fetch', fetch);
  return { state: createMapStore().getState, asked, fetch };
}

test('placeholder → loading → shown', async () => {
  const { state, asked, fetch } = setUp();
  expect(state().status).toBe('placeholder');
  const loading = state().load(MAP);
  expect(state().status).toBe('loading');
  asked[0]?.answer(true);
  await loading;
  expect(state()).toMatchObject({ status: 'shown', src: MAP });
  // No more than a question, and not who is asking.
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
});

test('placeholder → loading → failed where nobody answers', async () => {
  const { state, asked } = setUp();
  const loading = state().load(MAP);
  asked[0]?.answer(false);
  await loading;
  expect(state().status).toBe('failed');
});

test('asks once for one address', async () => {
  const { state, asked } = setUp();
  const loading = state().load(MAP);
  await state().load(MAP);
  asked[0]?.answer(true);
  await loading;
  await state().load(MAP);
  expect(asked).toHaveLength(1);
});

test('an answer for a place that is no longer wanted changes nothing', async () => {
  const { state, asked } = setUp();
  const first = state().load(MAP);
  const second = state().load(OTHER);
  asked[0]?.answer(true);
  await first;
  expect(state()).toMatchObject({ status: 'loading', src: OTHER });
  asked[1]?.answer(false);
  await second;
  expect(state()).toMatchObject({ status: 'failed', src: OTHER });
});

test("fails when the page's policy refuses its frame, not when it refuses another", async () => {
  const { state, asked } = setUp();
  state().refuse(MAP);
  expect(state().status).toBe('placeholder');
  const loading = state().load(MAP);
  asked[0]?.answer(true);
  await loading;
  state().refuse('https://ads.example/');
  state().refuse('inline');
  expect(state().status).toBe('shown');
  state().refuse('https://maps.example');
  expect(state().status).toBe('failed');
});
