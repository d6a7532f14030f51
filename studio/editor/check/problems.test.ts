import { expect, test } from 'vitest';
import { defaultBusiness } from '../../../src/content/business';
import { resolved } from '../../../src/content/resolved';
import { inheritedAt, placeProblems, problemText } from './checkStore';

const config = {
  company: { name: 'Larkspur' },
  estimator: {
    itms: [],
    items: [
      { id: 'ants', name: 'Ants', group: 'services', price: { min: 'x', max: 2 } },
      { id: 'bees', name: 'Bees', group: 'services', onRequest: true },
    ],
    modifiers: [{ id: 'pets', label: 'Pets?', step: 'property', yesNo: {}, when: { items: ['cats'] } }],
  },
};

test('each problem of the check is placed at its field, and counted above it', () => {
  const { at, below, all } = placeProblems(resolved(config).problems, config);
  expect([...at.keys()].toSorted()).toEqual([
    'estimator.items[0].price.min',
    'estimator.itms',
    'estimator.modifiers[0].when.items',
  ]);
  expect(below.get('')).toBe(all.length);
  expect(below.get('estimator.items')).toBe(1);
  expect(below.get('estimator.items[0]')).toBe(1);
  expect(below.get('estimator.items[1]')).toBeUndefined();
});

test('it is said in the words of the check, with the name of the field', () => {
  const { at } = placeProblems(resolved(config).problems, config);
  const [problem] = at.get('estimator.items[0].price.min') ?? [];
  expect(problem && problemText('From', problem)).toBe(
    'From is "x"; estimator.items[0] is left out. Expected a number from 0 to 1,000,000,000, without quotes or currency sign.',
  );
});

test('what an entry inherits is found by its id, although another one was left out', () => {
  const { business } = resolved(config);
  expect(inheritedAt(business, config, ['estimator', 'items', 1, 'name'])).toBe('Bees');
  expect(inheritedAt(business, config, ['estimator', 'items', 0, 'name'])).toBeUndefined();
  const changed = { services: [{ id: defaultBusiness.services[1]?.id }] };
  expect(inheritedAt(resolved(changed).business, changed, ['services', 0, 'name'])).toBe(
    defaultBusiness.services[1]?.name,
  );
});
