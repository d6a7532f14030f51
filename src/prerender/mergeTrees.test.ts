import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarkedTree, type Tree, treesIn } from '../hydration/snapshotTree';
import { mergeTrees } from './mergeTrees';

const written = { pictures: 'built-in:', phoneHref: 'tel:5550100', phone: '555 0100' };

/** Each state again, with what was written at the places. */
const takenApart = (marked: readonly MarkedTree[], states: number) =>
  Array.from({ length: states }, (_, state) => treesIn(marked, state, written));

const { trees } = fc.letrec<{ tree: Tree; trees: Tree[] }>((tie) => ({
  trees: fc.array(tie('tree'), { maxLength: 5, depthIdentifier: 'tree' }),
  tree: fc.oneof(
    { depthIdentifier: 'tree', maxDepth: 4 },
    fc.constantFrom('one', 'two', '', 'Call 555 0100', 'tel:5550100, 555 0100', 'built-in:a.avif'),
    fc
      .tuple(
        fc.constantFrom('p', 'b', 'input'),
        fc.dictionary(fc.constantFrom('class', 'checked', 'href'), fc.constantFrom('', 'a', 'tel:5550100')),
        tie('trees'),
      )
      .map(([tag, attributes, children]): Tree => [tag, { ...attributes }, ...children]),
  ),
}));

test('whatever the states are, each of them comes out as it went in', () => {
  fc.assert(
    fc.property(fc.array(trees, { maxLength: 5 }), (states) => {
      expect(takenApart(mergeTrees(states, written), states.length)).toEqual(states);
    }),
  );
});

const card = (value: string, ...attributes: [string, string][]): Tree => [
  'label',
  { class: 'card' },
  ['input', { value, ...Object.fromEntries(attributes) }],
  ['b', {}, value],
];

test('what is alike in all states is there once', () => {
  const ticked = (one: string) =>
    ['a', 'b', 'c'].map((value) =>
      card(value, ...(one === value ? [['checked', ''] as [string, string]] : [])),
    );
  const marked = mergeTrees([ticked(''), ticked('a'), ticked('b')], written);
  expect(marked).toEqual([
    [
      'label',
      { class: 'card' },
      ['input', { value: 'a', checked: [{ in: [1], nodes: [''] }] }],
      ['b', {}, 'a'],
    ],
    [
      'label',
      { class: 'card' },
      ['input', { value: 'b', checked: [{ in: [2], nodes: [''] }] }],
      ['b', {}, 'b'],
    ],
    ['label', { class: 'card' }, ['input', { value: 'c' }], ['b', {}, 'c']],
  ]);
});

test('what is added in one state leaves the rest as it is', () => {
  const [a, b, added] = [card('a'), card('b'), card('added')];
  expect(
    mergeTrees(
      [
        [a, b],
        [a, added, b],
      ],
      written,
    ),
  ).toEqual([a, { in: [1], nodes: [added] }, b]);
});

test('texts that differ have their states', () => {
  expect(mergeTrees([[['p', {}, 'one']], [['p', {}, 'two']], [['p', {}, 'one']]], written)).toEqual([
    ['p', {}, { in: [0, 2], nodes: ['one'] }, { in: [1], nodes: ['two'] }],
  ]);
});

test('places are marked where they stand', () => {
  const state: Tree[] = [['a', { href: 'tel:5550100' }, 'Call 555 0100 now'], '555 0100'];
  expect(mergeTrees([state], written)).toEqual([
    ['a', { href: { text: ['', 'phoneHref', ''] } }, { text: ['Call ', 'phone', ' now'] }],
    { text: ['', 'phone', ''] },
  ]);
});
