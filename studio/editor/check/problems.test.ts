import { expect, test } from 'vitest';
import { configJsonSchema } from '../../../scripts/package/configSchema';
import * as names from '../../../src/check-config/formulaProblems';
import { defaultBusiness } from '../../../src/content/business';
import { resolved } from '../../../src/content/resolved';
import { sample } from '../../../tests/support/sample';
import { type Path, withValueAt } from '../../config/path';
import type { ConfigJson } from '../../draft/draft';
import type { SchemaNode } from '../schema';
import { inheritedAt, problemsOf as problemsIn, sortProblems } from './checkStore';
import { mendsFor } from './mends';
import { mistakeText } from './mistakeText';

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

const problemsOf = (checked: object) => problemsIn(checked as never, resolved(checked as never), names);

test('each problem of the check is placed at its field, and counted above it', () => {
  const { at, below, all } = sortProblems(problemsOf(config));
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

test('what nobody has touched is unfinished, and no mistake', () => {
  const { all, unfinished, below } = sortProblems(problemsOf(config), (place) => place === 'estimator.itms');
  expect(all.map(({ path }) => path)).toEqual(['estimator.itms']);
  expect(unfinished).toHaveLength(2);
  expect(below.get('estimator.items')).toBeUndefined();
});

const item = { id: 'ants', name: 'Ants', group: 'services', price: 3 };
const question = { id: 'often', label: 'How often?', step: 'property' };
const firm = (estimator: object): ConfigJson => ({
  company: { name: 'Larkspur' },
  estimator: { groups: [{ id: 'services', step: 'services' }], items: [item], ...estimator },
});
const options = (answer: object) =>
  firm({ modifiers: [{ ...question, options: [{ id: 'weekly', label: 'Weekly', factor: 1 }, answer] }] });

test.each<[estimator: object, text: string, mends: readonly string[]]>([
  [
    options({ id: 'once', label: 'Once' }),
    'Answer “Once” needs a factor, a fee, or a value for formulas. Until then it is left out.',
    ['It changes nothing'],
  ],
  [
    options({ id: 'once', factor: 1 }),
    'Answer “once”: Label is missing: it needs a text of 1 to 200 characters. Until then it is left out.',
    [],
  ],
  [
    firm({ items: [item, { id: 'b', name: 'Bees', group: 'services' }] }),
    'Item “Bees” needs a price, prices by quantity, a formula, or “Price on request”. Until then it is left out.',
    [],
  ],
  [
    firm({ items: [item, { ...item, id: 'b', name: 'Bees', price: { min: '$1,200', max: 1500 } }] }),
    'Item “Bees”: Price · From is “$1,200”. It needs a number from 0 to 1,000,000,000, without quotes or currency sign. Until then it is left out.',
    ['Take 1200'],
  ],
  [
    firm({ items: [item, { ...item, id: 'b', name: 'Bees', group: 'service' }] }),
    'Item “Bees”: Group names the group “service”, which does not exist. Until then it is left out.',
    ['Take “services”'],
  ],
  [
    firm({ preselected: ['ant'] }),
    'Selected at the start names the item “ant”, which does not exist. Until then it is left out.',
    ['Take “ants”', 'Take it out'],
  ],
  [firm({ itms: [] }), 'Itms is nothing that widgets read: do you mean “items”?', ['Take it out']],
  [
    firm({ rounding: 7 }),
    'Rounding is 7. It needs “Whole amounts”, “Cents”, “5” or “10”. Until then it is left out.',
    ['Take it out'],
  ],
  [
    firm({ items: [item, { ...item, id: 'b', name: 'Bees', price: { min: 9, max: 5 } }] }),
    'Item “Bees”: Price is 9 to 5. It needs a “To” that is not below “From”. Until then it is left out.',
    ['Swap them'],
  ],
  [
    firm({
      items: [
        item,
        {
          id: 'b',
          name: 'Bees',
          group: 'services',
          tiers: [{ upTo: 9, price: 1 }, { upTo: 4, price: 2 }, { price: 3 }],
        },
      ],
    }),
    'Item “Bees”: Prices by quantity needs tiers whose “Up to” rises; only the last may do without. Until then it is left out.',
    ['Put them in order'],
  ],
  [
    firm({ items: [item, { id: 'b', name: 'Bees', group: 'services', formula: 'rooms * 35' }] }),
    'Item “Bees”: Formula names “rooms” at character 1, and counts as 0. It needs the name of a question or sum: units.',
    [],
  ],
  [
    firm({ modifiers: [{ ...question, yesNo: { fee: 5 }, preselected: 'perhaps' }] }),
    'Question “How often?”: Selected at the start is “perhaps”, which is not there. It needs “Yes” or “No”.',
    ['Take it out'],
  ],
])('a mistake names its thing and offers what mends it: %#', (checked, text, mends) => {
  const [problem, ...others] = problemsOf(checked);
  expect(others).toEqual([]);
  if (!problem) throw new Error('no mistake');
  expect(mistakeText(problem, checked as never, () => undefined)).toBe(text);
  const offered = mendsFor(problem, checked as never);
  expect(offered.map(({ label }) => label)).toEqual(mends);
  const mended = offered.slice(0, 1).flatMap(({ change }) => problemsOf(change(checked as never)));
  expect(mended).toEqual([]);
});

test('while its first entry is filled in, a list that has none yet is no mistake', () => {
  const checked = firm({ items: [{ id: 'a', group: 'services' }] });
  const begun = sortProblems(problemsOf(checked), (place) => place === 'estimator.items');
  expect(begun.all).toEqual([]);
  const left = sortProblems(problemsOf(checked));
  expect(left.all.map((problem) => mistakeText(problem, checked as never, () => undefined))).toContain(
    'Items can show nothing yet: it needs at least one item in a group of the step “Services”. Until then the estimator offers nothing.',
  );
});

/** Every place of the schema, with something wrong in it. */
function wrongAt(node: SchemaNode, path: Path): [Path, unknown][] {
  const { properties = {}, items } = node.else ?? node;
  const here: [Path, unknown][] = [17.5, 'no such thing', {}].map((value) => [path, value]);
  const inside = Object.entries(properties).flatMap(([key, part]) => wrongAt(part, [...path, key]));
  return [...here, ...inside, ...(items ? wrongAt(items, [...path, 0]) : [])];
}

test('no mistake speaks of keys, of ids or of JSON', () => {
  const { properties = {} } = configJsonSchema() as SchemaNode;
  const places = Object.entries(properties)
    .filter(([topic]) => !['$schema', 'version', 'texts', 'translations'].includes(topic))
    .flatMap(([topic, node]) => wrongAt(node, [topic]));
  const words = new Set<string>();
  for (const [path, value] of sample('mistakes', places, 60)) {
    const checked = withValueAt(firm({}), path, value);
    for (const problem of problemsOf(checked)) words.add(mistakeText(problem, checked, () => undefined));
  }
  const foreign =
    /\bobject\b|\bstring\b|\bnull\b|\btrue\b|\bfalse\b|upTo|yesNo|onRequest|addOns|stepsOff|\bmin\b|\bmax\b|\bids?\b(?! of letters)|[a-z]\.[a-z]+\[|"/;
  expect([...words].filter((text) => foreign.test(text))).toEqual([]);
}, 600_000);

test('several ZIP codes in one text become a list', () => {
  const checked = firm({ servedZips: ['970, 971', '973'] });
  const problem = { path: '', message: '', expected: '', place: ['estimator', 'servedZips', 0] };
  const [mend] = mendsFor(problem, checked);
  expect(mend?.change(checked)).toEqual(firm({ servedZips: ['970', '971', '973'] }));
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
