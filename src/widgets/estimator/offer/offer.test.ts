import { describe, expect, test } from 'vitest';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import {
  allSteps,
  type EstimatorFacts,
  groupsIn,
  isServed,
  modifiersIn,
  offeredItems,
  stepsOf,
} from './offer';

const facts = (changes: Partial<EstimatorFacts>): EstimatorFacts => ({ ...estimatorFacts, ...changes });
const withoutAddOns = facts({ items: estimatorFacts.items.filter(({ group }) => group !== 'addOns') });

describe('the steps', () => {
  test('services, add-ons, property, location, result', () => {
    expect(stepsOf(estimatorFacts)).toEqual(['services', 'addOns', 'property', 'location', 'result']);
  });

  test.each([
    [['addOns'], ['services', 'property', 'location', 'result']],
    [
      ['property', 'location'],
      ['services', 'addOns', 'result'],
    ],
    [
      ['addOns', 'property', 'location'],
      ['services', 'result'],
    ],
  ] as [EstimatorFacts['stepsOff'], string[]][])('without %j', (stepsOff, steps) => {
    expect(stepsOf(facts({ stepsOff }))).toEqual(steps);
  });

  test('without add-ons where there are none', () => {
    expect(stepsOf(withoutAddOns)).not.toContain('addOns');
    expect(
      stepsOf(facts({ groups: estimatorFacts.groups.filter(({ id }) => id === 'services') })),
    ).not.toContain('addOns');
  });
});

describe('the items on offer', () => {
  test('step 1 and step 2 offer their own, in order', () => {
    const ids = (step: (typeof allSteps)[number]) =>
      groupsIn(estimatorFacts, step).map(({ items }) => items.map(({ id }) => id));
    expect(ids('services')).toEqual([['wash', 'blast', 'seal', 'roofline', 'guards', 'drainage']]);
    expect(ids('addOns')).toEqual([['lights', 'bins', 'windows']]);
    expect(ids('property')).toEqual([]);
  });

  test('a group without items has no heading', () => {
    const groups = [
      { id: 'empty', label: 'Coming soon', step: 'services' as const },
      ...estimatorFacts.groups,
    ];
    expect(groupsIn(facts({ groups }), 'services').map(({ id }) => id)).toEqual(['services']);
  });

  test('an item whose group does not exist is not on offer', () => {
    const items = estimatorFacts.items.map((item) =>
      item.id === 'windows' ? { ...item, group: 'gone' } : item,
    );
    expect(offeredItems(facts({ items })).map(({ id }) => id)).not.toContain('windows');
  });

  test('add-ons that are switched off are not on offer', () => {
    expect(offeredItems(estimatorFacts)).toHaveLength(9);
    expect(offeredItems(facts({ stepsOff: ['addOns'] }))).toHaveLength(6);
  });
});

test('each question is asked in its step', () => {
  const asked = (step: (typeof allSteps)[number]) => modifiersIn(estimatorFacts, step).map(({ id }) => id);
  expect(asked('property')).toEqual(['stories', 'condition', 'material']);
  expect(asked('location')).toEqual(['access']);
  expect(asked('services')).toEqual([]);
});

describe('where the firm works', () => {
  test.each([
    [[], '99999', true],
    [[], 'abc', true],
    [['300', '30188'], '30075', true],
    [['300', '30188'], '30188-1234', true],
    [['300', '30188'], '30189', false],
    [['300'], '', true],
    [['300'], '   ', true],
    [['300'], ' 30 075 ', true],
    [['300'], '30', true],
    [['300'], 'abc', false],
    [['sw1a'], 'SW1A 2AA', true],
    [['SW1A 2'], 'sw1a2aa', true],
    [['SW1A 2'], 'SW1A 1AA', false],
  ])('served: %j; entered: "%s" → %s', (servedZips, zip, served) => {
    expect(isServed(facts({ servedZips }), zip)).toBe(served);
  });
});
