import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { allDefaults, defaultBusiness } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { ConfigError } from '../../src/content/readConfig';
import { resolvedBusiness } from '../../src/content/resolved';
import { examples } from '../config/examples';
import {
  createBeginningStore,
  fromBuiltIn,
  fromCompany,
  fromFile,
  fromText,
  fromWrittenOut,
} from './beginnings';
import { newDraft } from './draft';

test('the built-in firm written out is a config without mistakes that changes nothing', async () => {
  const { config } = await fromWrittenOut();
  expect(resolveConfig(config, allDefaults)).toEqual({ business: defaultBusiness, problems: [] });
});

test('a firm of its own has its name, and no services of the built-in one', () => {
  const draft = fromCompany('  Bright Panes ');
  expect(draft.name).toBe('Bright Panes');
  expect(resolvedBusiness(draft.config)).toMatchObject({
    company: { name: 'Bright Panes' },
    estimator: { items: [] },
  });
  expect(() => fromCompany(' ')).toThrow('company');
});

test('changes begin with none', () => expect(fromBuiltIn().config).toEqual({}));

test('a draft is named after its company, else after its file', async () => {
  const file = (text: string) => new File([text], 'clients/Pane.v2.json');
  expect((await fromFile(file('{"company":{"name":"Larkspur"}}'))).name).toBe('Larkspur');
  expect((await fromFile(file('{"company":{"name":7}}'))).name).toBe('Pane.v2');
  expect((await fromText(`{"company":{"name":"${'x'.repeat(300)}"}}`)).name).toHaveLength(100);
  expect((await fromText('{"company":{"name":" "}}')).name).toBe('Pasted JSON');
});

test('every example is offered', () =>
  expect(examples.map(({ file }) => file).toSorted()).toEqual(
    readdirSync('demo/public/examples')
      .filter((file) => file.endsWith('.json'))
      .toSorted(),
  ));

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
