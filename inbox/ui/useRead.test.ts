import { afterEach, expect, it, vi } from 'vitest';
import { createReadStore } from './useRead';

afterEach(() => vi.unstubAllGlobals());

/** Answers requests when a test says so, by path; `undefined` is no network. */
function holdAnswers() {
  const waiting = new Map<string, (answer: unknown) => void>();
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve, reject) =>
        waiting.set(path.replace('api/', ''), (answer) =>
          answer === undefined ? reject(new TypeError()) : resolve(Response.json(answer)),
        ),
      ),
  );
  return (path: string, answer?: unknown) => waiting.get(path)?.(answer);
}

it('the newest of two readings is shown, whichever is answered last', async () => {
  const answer = holdAnswers();
  const store = createReadStore<string>();
  const week = store.getState().read('numbers?days=7');
  const month = store.getState().read('numbers?days=30');
  answer('numbers?days=30', 'month');
  await month;
  answer('numbers?days=7', 'week');
  await week;
  expect(store.getState().reading).toMatchObject({ answer: 'month' });
});

it('what was read stays where the same cannot be read again, and never stands for something else', async () => {
  const answer = holdAnswers();
  const store = createReadStore<string>();
  const read = async (path: string, given?: unknown) => {
    const done = store.getState().read(path);
    answer(path, given);
    await done;
    return store.getState().reading;
  };
  expect(await read('numbers?days=7', 'week')).toMatchObject({ answer: 'week' });
  expect(await read('numbers?days=7')).toMatchObject({ answer: 'week' });
  expect(await read('numbers?days=30')).toMatchObject({ kind: 'failed' });
});
