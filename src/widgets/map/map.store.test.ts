import { afterEach, expect, test, vi } from 'vitest';
import { createMapStore } from './map.store';

const MAP = 'https://maps.example/?q=Atlanta';
const OTHER = 'https://maps.example/?q=Roswell';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A store whose requests are answered by the test. */
function setUp() {
  const requests: { src: string; answer: (reachable: boolean) => void }[] = [];
  const fetch = vi.fn(
    (src: string, _init: RequestInit) =>
      new Promise<void>((resolve, reject) => {
        requests.push({
          src,
          answer: (reachable) => (reachable ? resolve() : reject(new TypeError('Failed to fetch'))),
        });
      }),
  );
  vi.stubGlobal('fetch', fetch);
  return { state: createMapStore().getState, requests, fetch };
}

test('placeholder → loading → shown', async () => {
  const { state, requests, fetch } = setUp();
  expect(state().status).toBe('placeholder');
  const loading = state().load(MAP);
  expect(state().status).toBe('loading');
  requests[0]?.answer(true);
  await loading;
  expect(state()).toMatchObject({ status: 'shown', src: MAP });
  // No body and no cookies.
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
});

test('placeholder → loading → failed without an answer', async () => {
  const { state, requests } = setUp();
  const loading = state().load(MAP);
  requests[0]?.answer(false);
  await loading;
  expect(state().status).toBe('failed');
});

test('requests a URL once', async () => {
  const { state, requests } = setUp();
  const loading = state().load(MAP);
  await state().load(MAP);
  requests[0]?.answer(true);
  await loading;
  await state().load(MAP);
  expect(requests).toHaveLength(1);
});

test('ignores the answer for an earlier URL', async () => {
  const { state, requests } = setUp();
  const first = state().load(MAP);
  const second = state().load(OTHER);
  requests[0]?.answer(true);
  await first;
  expect(state()).toMatchObject({ status: 'loading', src: OTHER });
  requests[1]?.answer(false);
  await second;
  expect(state()).toMatchObject({ status: 'failed', src: OTHER });
});

test("fails when the page's policy blocks its frame, but not another one", async () => {
  const { state, requests } = setUp();
  state().block(MAP);
  expect(state().status).toBe('placeholder');
  const loading = state().load(MAP);
  requests[0]?.answer(true);
  await loading;
  state().block('https://ads.example/');
  state().block('inline');
  expect(state().status).toBe('shown');
  state().block('https://maps.example');
  expect(state().status).toBe('failed');
});
