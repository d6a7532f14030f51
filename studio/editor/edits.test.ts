import { describe, expect, test } from 'vitest';
import { configJsonSchema } from '../../scripts/package/configSchema';
import type { Path } from '../config/path';
import { copiedEntry, isSwitched, newEntry, withField, withIdFromName, withNewEntry } from './edits';
import type { SchemaNode } from './schema';

const schema = configJsonSchema() as SchemaNode;

describe('taking a value away', () => {
  const cleared = (config: object, ...path: Path) => withField({ ...config }, path, undefined, schema);

  test('takes an object along that says nothing then', () => {
    expect(cleared({ company: { name: 'Larkspur' } }, 'company', 'name')).toEqual({});
    expect(cleared({ services: [{ id: 'a', card: { min: 1 } }] }, 'services', 0, 'card', 'min')).toEqual({
      services: [{ id: 'a' }],
    });
  });

  test('leaves an object that was switched on, an alternative that was chosen, and the entries of a list', () => {
    const item = { quantity: { max: 3 } };
    expect(cleared({ estimator: { items: [item] } }, 'estimator', 'items', 0, 'quantity', 'max')).toEqual({
      estimator: { items: [{ quantity: {} }] },
    });
    const question = { yesNo: { fee: 3 } };
    expect(
      cleared({ estimator: { modifiers: [question] } }, 'estimator', 'modifiers', 0, 'yesNo', 'fee'),
    ).toEqual({ estimator: { modifiers: [{ yesNo: {} }] } });
    expect(cleared({ faqs: [{ id: 'a' }] }, 'faqs', 0, 'id')).toEqual({ faqs: [{}] });
  });

  test('keeps a language that was begun', () =>
    expect(cleared({ texts: { es: { faq: { heading: 'x' } } } }, 'texts', 'es', 'faq', 'heading')).toEqual({
      texts: { es: {} },
    }));
});

test.each<[Path, boolean]>([
  [['estimator', 'items', 0, 'quantity'], true],
  [['estimator', 'tax'], true],
  [['estimator', 'modifiers', 0, 'when'], true],
  [['estimator', 'modifiers', 0, 'yesNo'], false],
  [['estimator', 'items', 0, 'price'], false],
  [['company'], false],
  [['plans', 0, 'features'], false],
])('%j is switched on and off as a whole: %s', (path, expected) =>
  expect(isSwitched(schema, path)).toBe(expected),
);

describe('a new entry', () => {
  const ids = () => ['inside', 'outside'];

  test('brings what it has to belong to where there is none', () => {
    const [item, group] = [
      { id: 'item', group: 'group' },
      { id: 'group', step: 'services' },
    ];
    expect(withNewEntry({}, ['estimator', 'items'], [], () => [], schema)).toEqual({
      estimator: { groups: [group], items: [item] },
    });
    expect(withNewEntry({}, ['estimator', 'items'], [], ids, schema)).toEqual({
      estimator: { items: [{ id: 'item', group: 'inside' }] },
    });
  });

  test('has an id of its own, and what it needs as far as it can be known', () => {
    expect(newEntry(['estimator', 'items'], [], ids, schema)).toEqual({ id: 'item', group: 'inside' });
    expect(newEntry(['estimator', 'items'], [{ id: 'item' }], ids, schema)).toEqual({
      id: 'item-2',
      group: 'inside',
    });
    expect(newEntry(['estimator', 'groups'], [], ids, schema)).toEqual({ id: 'group', step: 'services' });
  });

  test('of a list without ids is empty', () =>
    expect(newEntry(['testimonials'], [], ids, schema)).toEqual({}));
});

describe('a copy', () => {
  test('has an id of its own, and shares nothing', () => {
    const entry = { id: 'ants', price: { min: 1 } };
    const copy = copiedEntry(entry, undefined, [entry, { id: 'ants-2' }]) as typeof entry;
    expect(copy).toEqual({ id: 'ants-3', price: { min: 1 } });
    expect(copy.price).not.toBe(entry.price);
  });

  test('names what the entry inherits by its id', () =>
    expect(copiedEntry({ id: 'glass' }, { id: 'glass', name: 'Glass' }, [])).toEqual({
      id: 'glass',
      name: 'Glass',
    }));

  test('of what is no object is the same', () => expect(copiedEntry('x', 'x', ['x'])).toBe('x'));
});

describe('an entry that has been named', () => {
  const named = (items: object[], groups: object[] = []) =>
    withIdFromName({ estimator: { items, groups } }, ['estimator', 'items', 0, 'name'].slice(0, 3), schema);
  const idOf = (config: object) =>
    (config as { estimator: { items: { id: string }[] } }).estimator.items[0]?.id;

  test('has an id made from its name, which no other has', () => {
    expect(idOf(named([{ id: 'item', name: 'Bed bugs' }]))).toBe('bed-bugs');
    expect(idOf(named([{ id: 'item-3', name: 'Bed bugs' }, { id: 'bed-bugs' }]))).toBe('bed-bugs-2');
  });

  test('never has the id of a built-in entry, whose words it would inherit', () =>
    expect(idOf(named([{ id: 'item', name: 'Glass' }]))).toBe('glass-2'));

  test('keeps an id that somebody chose, that is referred to, or where the name gives none', () => {
    expect(idOf(named([{ id: 'nest', name: 'Wasp nest' }]))).toBe('nest');
    expect(idOf(named([{ id: 'item', name: '害虫' }]))).toBe('item');
    const config = { estimator: { items: [{ id: 'item', name: 'Bed bugs' }], preselected: ['item'] } };
    expect(withIdFromName(config, ['estimator', 'items', 0], schema)).toBe(config);
  });
});
