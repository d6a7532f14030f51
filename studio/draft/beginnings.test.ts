import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allDefaults, defaultBusiness } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { resolvedBusiness } from '../../src/content/resolved';
import { examples } from '../config/examples';
import { fromBuiltIn, fromCompany, fromFile, fromText, fromWrittenOut } from './beginnings';

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
