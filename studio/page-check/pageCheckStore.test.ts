import { expect, test } from 'vitest';
import type { Work } from './pageCheckStore';
import { createPageCheckStore } from './pageCheckStore';

const outcome = (what: string): Work['outcome'] => ({ reason: 'failed', what, address: '' });

/** A store, and what gives the outcome of its checks in the order in which they were begun. */
function begin() {
  const checks: ((found: Work['outcome'] | Error) => void)[] = [];
  const store = createPageCheckStore(
    () =>
      new Promise((resolve, reject) =>
        checks.push((found) => (found instanceof Error ? reject(found) : resolve(found))),
      ),
  );
  store.getState().type({ address: 'example.com', html: '<p>' });
  return { store, checks, check: store.getState().check };
}

test('the check that was asked for last is shown, whichever ends last', async () => {
  const { store, checks, check } = begin();
  const both = [check('address'), check('source')];
  expect(store.getState().progress).toEqual({ kind: 'checking', way: 'source' });
  checks[1]?.(outcome('source'));
  await both[1];
  checks[0]?.(outcome('address'));
  await both[0];
  expect(store.getState()).toMatchObject({
    work: { outcome: outcome('source') },
    progress: { kind: 'idle' },
    checks: 1,
  });
});

test('what is typed during a check stays, as does what it found', async () => {
  const { store, checks, check } = begin();
  const checked = check('address');
  store.getState().type({ address: 'example.org' });
  checks[0]?.(outcome('found'));
  await checked;
  expect(store.getState().work).toEqual({
    address: 'example.org',
    html: '<p>',
    outcome: outcome('found'),
  });
});

test('a check that cannot be loaded is said to be', async () => {
  const { store, checks, check } = begin();
  const checked = check('source');
  checks[0]?.(new TypeError('Failed to fetch dynamically imported module'));
  await checked;
  expect(store.getState().progress).toEqual({ kind: 'failed' });
});

test.each([
  ['address', { address: 'javascript:x' }, 'address'],
  ['source', { address: 'javascript:x' }, 'address'],
  ['source', { address: '', html: ' ' }, 'source'],
] as const)('a check by %s of %j is refused at the field %s', async (way, typed, field) => {
  const { store, checks, check } = begin();
  store.getState().type(typed);
  await check(way);
  expect(store.getState().progress).toMatchObject({ kind: 'refused', way: field });
  expect(checks).toEqual([]);
});
