import { describe, expect, test } from 'vitest';
import { configJsonSchema } from '../../scripts/package/configSchema';
import type { Path } from '../config/path';
import {
  alternativesOf,
  type FieldKind,
  fieldKind,
  isRequired,
  keysOf,
  type SchemaNode,
  schemaAt,
} from './schema';
import { sectionOf, sections } from './sections';

const schema = configJsonSchema() as SchemaNode;
const at = (...path: Path) => schemaAt(schema, path);
const item = at('estimator', 'items', 0);
const question = at('estimator', 'modifiers', 0);

test.each<[Path, FieldKind]>([
  [['company', 'name'], { kind: 'text', long: false, mayBeEmpty: false }],
  [['company', 'tagline'], { kind: 'text', long: false, mayBeEmpty: true }],
  [['company', 'cities'], { kind: 'lines', of: 'text' }],
  [['faqs', 0, 'answer'], { kind: 'text', long: true, mayBeEmpty: false }],
  [['estimator', 'items'], { kind: 'entries' }],
  [['estimator', 'items', 0, 'price'], { kind: 'range' }],
  [['estimator', 'items', 0, 'price', 'min'], { kind: 'number' }],
  [['estimator', 'items', 0, 'onRequest'], { kind: 'switch' }],
  [['estimator', 'items', 0, 'quantity'], { kind: 'object' }],
  [['estimator', 'groups', 0, 'choose'], { kind: 'switch' }],
  [['estimator', 'items', 0, 'quantity', 'choices'], { kind: 'lines', of: 'number' }],
  [['estimator', 'items', 0, 'picture'], { kind: 'text', long: false, mayBeEmpty: false }],
  [['estimator', 'groups', 0, 'step'], { kind: 'choice', options: ['services', 'addOns'] }],
  [['estimator', 'rounding'], { kind: 'choice', options: ['whole', 'cents', 5, 10] }],
  [['estimator', 'stepsOff'], { kind: 'choices', options: ['addOns', 'property', 'location'] }],
  [['estimator', 'discounts', 0, 'when', 'answers'], { kind: 'answers' }],
  [['estimator', 'discounts', 0, 'when', 'atLeast'], { kind: 'number' }],
  [['services', 0, 'card'], { kind: 'range' }],
  [['texts', 'de', 'estimator', 'book'], { kind: 'text', long: true, mayBeEmpty: false }],
])('the field of %j is %j', (path, kind) => expect(fieldKind(schemaAt(schema, path))).toEqual(kind));

describe('an entry', () => {
  test('asks for its name before its id', () => {
    expect(keysOf(item).slice(0, 2)).toEqual(['name', 'id']);
    expect(keysOf(at('faqs', 0)).slice(0, 2)).toEqual(['question', 'id']);
  });

  test('needs what the schema demands of one that inherits nothing', () => {
    expect(isRequired(item, 'group')).toBe(true);
    expect(isRequired(item, 'description')).toBe(false);
  });

  test('has alternatives where exactly one of some keys is needed', () => {
    expect(alternativesOf(question)).toEqual(['options', 'yesNo', 'number', 'date']);
    expect(alternativesOf(at('estimator', 'discounts', 0))).toEqual(['percent', 'amount', 'formula']);
    expect(alternativesOf(item)).toEqual(['price', 'tiers', 'formula', 'onRequest']);
    expect(alternativesOf(at('estimator', 'modifiers', 0, 'options', 0))).toEqual([]);
  });
});

test('what is not in the schema has no field of its own', () => expect(at('toString', 'x')).toEqual({}));

describe('the sections', () => {
  /** What no section holds: about the file itself, and the theme, which has a view of its own. */
  const elsewhere = ['$schema', 'version', 'theme', 'translations'];
  const keys = (node: SchemaNode) => Object.keys(node.properties ?? {});

  test('hold every topic of the config once, and every key of the estimator', () => {
    const held = sections.flatMap(({ paths }) => paths.map((path) => path.join('.')));
    const all = keys(schema).flatMap((topic) =>
      topic === 'estimator' ? keys(at(topic)).map((key) => `${topic}.${key}`) : [topic],
    );
    expect(held.toSorted()).toEqual(all.filter((name) => !elsewhere.includes(name)).toSorted());
  });

  test('are found by what they hold', () => {
    expect(sectionOf(['estimator', 'items', 0, 'name']).id).toBe('items');
    expect(sectionOf(['texts', 'es', 'form']).id).toBe('texts');
    expect(sectionOf(['no such topic']).id).toBe('company');
  });
});
