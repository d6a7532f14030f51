import { expect, test, vi } from 'vitest';
import { ConfigError } from '../../src/content/readConfig';
import { createBeginningStore } from './beginningStore';
import { newDraft } from './draft';

const slow = newDraft('Slow');

/** A store in which a draft from a slow address is being made, and what gives it. */
function beginSlowly() {
  const start = vi.fn();
  const store = createBeginningStore(start);
  let give = () => {};
  let refuse = () => {};
  const begun = store.getState().begin(
    () =>
      new Promise((resolve, reject) => {
        give = () => resolve(slow);
        refuse = () => reject(new ConfigError('No.'));
      }),
  );
  return { start, store, begun, give: () => give(), refuse: () => refuse() };
}

test('a draft is begun once it is made', async () => {
  const { start, store, begun, give } = beginSlowly();
  expect(store.getState().progress.kind).toBe('busy');
  give();
  await begun;
  expect(start.mock.calls).toEqual([[slow]]);
});

test('one that was given up takes the place of none', async () => {
  const { start, store, begun, give } = beginSlowly();
  store.getState().leave();
  give();
  await begun;
  expect(start).not.toHaveBeenCalled();
  expect(store.getState().progress.kind).toBe('idle');
});

test('of two the last is begun, and the first says nothing of its failure', async () => {
  const { start, store, begun, refuse } = beginSlowly();
  store.getState().choose('builtIn');
  const builtIn = newDraft('Built-in');
  await store.getState().begin(() => builtIn);
  refuse();
  await begun;
  expect(start.mock.calls).toEqual([[builtIn]]);
  expect(store.getState()).toMatchObject({ attempts: 0 });
});

test('why one cannot be made is said until another way is chosen', async () => {
  const { store, begun, refuse } = beginSlowly();
  refuse();
  await begun;
  expect(store.getState()).toMatchObject({ progress: { kind: 'failed', message: 'No.' }, attempts: 1 });
  store.getState().choose('text');
  expect(store.getState()).toMatchObject({ progress: { kind: 'idle' }, kind: 'text' });
});
