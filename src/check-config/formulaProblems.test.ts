import { expect, test } from 'vitest';
import { allDefaults } from '../content/business';
import { tradeConfigs } from '../testing/tradeConfigs';
import { checkConfig } from './checkConfig';

const problemsOf = (estimator: object) =>
  checkConfig({ version: 1, company: { name: 'Test' }, estimator }, { defaults: allDefaults, elements: [] })
    .problems;

const base = {
  groups: [{ id: 'all', step: 'services' }],
  modifiers: [
    { id: 'rooms', label: 'Rooms', step: 'property', number: {} },
    { id: 'pitch', label: 'Pitch', step: 'property', options: [{ id: 'steep', label: 'Steep', factor: 1 }] },
  ],
};
const withFormula = (formula: string) =>
  problemsOf({ ...base, items: [{ id: 'a', name: 'A', group: 'all', formula }] });
const AT = 'estimator.items["a"].formula';

test.each([
  ['rooms * 35', []],
  ['if(pitch = "steep", 2, 1) * units', []],
  [
    'rooms ** 35',
    [`${AT} has "*" at character 8; the item is on request. Expected a number, a name, a function or "(".`],
  ],
  [
    'romos * 35',
    [
      `${AT} names "romos" (did you mean "rooms"?) at character 1, which counts as 0. Expected the name of a question or sum: rooms, pitch, units.`,
    ],
  ],
  [
    '2 * pitch',
    [
      `${AT} reads "pitch", whose answer "steep" has no value, at character 5, which counts as 0. Expected a "value" for each answer of that question.`,
    ],
  ],
  [
    'lookup(hours, rooms)',
    [`${AT} names "hours" at character 8, which counts as 0. Expected the name of a table; there is none.`],
  ],
  [
    '1 + price(a)',
    [
      `${AT} asks for a price at character 5, which counts as 0. Expected prices only in surcharges and discounts.`,
    ],
  ],
  [
    'if(pitch = "flat", 1, 2)',
    [`${AT} names "flat" at character 4, which counts as 0. Expected the name of an answer: steep.`],
  ],
])('the formula %j', (formula, problems) => {
  expect(withFormula(formula)).toEqual(problems);
});

test('an answer at the start, and a taxed item, that do not exist', () => {
  expect(
    problemsOf({
      ...base,
      items: [{ id: 'a', name: 'A', group: 'all', price: 5 }],
      modifiers: [{ id: 'pets', label: 'Pets', step: 'property', yesNo: { fee: 5 }, preselected: 'maybe' }],
      tax: { label: 'Tax', percent: 5, of: ['b'] },
    }),
  ).toEqual([
    'estimator.modifiers["pets"].preselected is "maybe", which is not there. Expected one of yes, no.',
    'estimator.tax.of is "b", which is not there. Expected one of a.',
  ]);
});

test.each(Object.entries(tradeConfigs))('%s has no mistakes', (_trade, config) => {
  expect(checkConfig(config, { defaults: allDefaults, elements: [] }).problems).toEqual([]);
});
