import { expect, test } from 'vitest';
import { configJsonSchema } from '../../../scripts/package/configSchema';
import { english } from '../../../src/content/messages';
import { languageTagFrom } from '../../config/languages';
import { type SchemaNode, schemaAt } from '../schema';
import { leavesOf, translatedOf } from './leaves';

const topic = schemaAt(configJsonSchema() as SchemaNode, ['texts', 'es', 'estimator']);

test('all messages of a topic are found, those in objects too', () => {
  const names = leavesOf(topic).map((path) => path.join('.'));
  expect(names).toContain('book');
  expect(names).toContain('steps.services.label');
  expect(names).not.toContain('steps');
});

test('messages count as translated where the language has them; those without English need none', () => {
  const leaves = [['a'], ['b'], ['c', 'd']];
  expect(translatedOf(leaves, { a: 'x', c: { d: 'y' } }, { a: 'A', b: '', c: { d: 'D' } })).toEqual({
    translated: 2,
    all: 2,
  });
  expect(translatedOf(leavesOf(topic), undefined, english.estimator).translated).toBe(0);
});

test.each([
  ['es', 'es'],
  [' pt-br ', 'pt-BR'],
  ['no such', undefined],
  ['', undefined],
])('"%s" is the tag %s', (typed, tag) => expect(languageTagFrom(typed)).toBe(tag));
