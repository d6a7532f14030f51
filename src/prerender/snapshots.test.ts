import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SnapshotData } from '../hydration/buildData';
import { type Tree, treesIn } from '../hydration/snapshotTree';
import { fillSnapshot, renderSecondStep, stateTrees } from './snapshots';

const FIRST =
  '<form><input type="checkbox" name="services" value="a"><input type="checkbox" name="services" value="b"></form>';
const SECOND =
  '<form><input type="checkbox" name="addOns" value="c"><input type="range" name="feet"><input name="sqft"><select name="size"></select></form>';
const LEAVE = { requires: 'services', next: 'next' };

/** A wizard. @param second its second step, by what is ticked in the first one. */
const render =
  (second: (ticked: string[]) => string, tried: string[][] = []): Parameters<typeof renderSecondStep>[2] =>
  async (act) => {
    let ticked: string[] = [];
    let html = FIRST;
    const state = {
      restoreInput: (form: FormData) => {
        ticked = form.getAll('services').map(String);
        tried.push(ticked);
      },
      next: () => {
        html = second(ticked);
      },
    };
    act(state);
    return html;
  };

test('a second step that is the same with each box, and with all of them, is rendered', async () => {
  const tried: string[][] = [];
  expect(
    await renderSecondStep(
      FIRST,
      LEAVE,
      render(() => SECOND, tried),
    ),
  ).toBe(SECOND);
  expect(tried).toEqual([['a'], ['b'], ['a', 'b']]);
});

test.each<[string, (ticked: string[]) => string]>([
  ['it depends on what is ticked', (ticked) => `${SECOND}<p>${ticked.length} selected</p>`],
  ['the first step is not left with some box', (ticked) => (ticked.includes('b') ? FIRST : SECOND)],
  ['the first step is not left', () => FIRST],
  ['it asks for a file', () => `${SECOND}<input type="file" name="photos">`],
])('there is none where %s', async (_, second) => {
  expect(await renderSecondStep(FIRST, LEAVE, render(second))).toBeUndefined();
});

test('a function that the store does not have fails the build', async () => {
  await expect(
    renderSecondStep(
      FIRST,
      { ...LEAVE, next: 'leave' },
      render(() => SECOND),
    ),
  ).rejects.toThrow('has no function "leave"');
});

const CODE = 'export const { config } = SNAPSHOT.snapshots;';

/** What a file made of a config exports as its config. */
async function configIn(config: object): Promise<unknown> {
  const data: SnapshotData = {
    snapshots: {
      trees: { first: [], changes: {} },
      loadError: [],
      css: '',
      anchors: [],
      byAttribute: {},
      attributes: [],
      phone: '',
      phoneHref: 'tel:',
      askedLang: 'en',
      lang: 'en',
      languages: [],
      theme: {},
      config,
    },
  };
  const file = fillSnapshot(CODE, data);
  const module = (await import(`data:text/javascript,${encodeURIComponent(file)}`)) as { config: unknown };
  return module.config;
}

test('a file begins with its data, and holds the config to the letter', async () => {
  const config = {
    name: `</script><!-- "quotes" 'single' \`ticks\` \${x} \\ \u2028 \u2029 é 🌲`,
    'a "__proto__": b': ['"__proto__":'],
  };
  expect(await configIn(config)).toEqual(config);
});

test('a key that would set the prototype in a literal is a key', async () => {
  const config = JSON.parse('{"__proto__":{"isAdmin":true},"company":{"__proto__":1}}') as object;
  const read = await configIn(config);
  expect(JSON.stringify(read)).toBe(JSON.stringify(config));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

const { trees } = fc.letrec<{ tree: Tree; trees: Tree[] }>((tie) => ({
  trees: fc.array(tie('tree'), { maxLength: 5, depthIdentifier: 'tree' }),
  tree: fc.oneof(
    { depthIdentifier: 'tree', maxDepth: 4 },
    fc.constantFrom('one', 'two', ''),
    fc
      .tuple(
        fc.constantFrom('p', 'b', 'input'),
        fc.dictionary(fc.constantFrom('class', 'checked', 'href'), fc.constantFrom('', 'a')),
        tie('trees'),
      )
      .map(([tag, attributes, children]): Tree => [tag, { ...attributes }, ...children]),
  ),
}));

test('whatever the states are, each of them comes out as it went in, and more than once', () => {
  fc.assert(
    fc.property(fc.array(trees, { maxLength: 5 }), (states) => {
      const merged = stateTrees(states);
      for (const _ of [1, 2]) expect(states.map((__, state) => treesIn(merged, state))).toEqual(states);
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
  expect(stateTrees([ticked(''), ticked('a'), ticked('b')])).toEqual({
    first: ticked(''),
    changes: {
      1: [[[0, 2, 1], { value: 'a', checked: '' }]],
      2: [[[1, 2, 1], { value: 'b', checked: '' }]],
    },
  });
});

test('what is added in one state leaves what surrounds its parent as it is', () => {
  const [a, b] = [card('a'), card('b')];
  const { changes } = stateTrees([
    [a, ['p', {}]],
    [a, ['p', {}, b]],
  ]);
  expect(changes).toEqual({ 1: [[[1], ['p', {}, b]]] });
});

test('texts that differ have their states', () => {
  const { changes } = stateTrees([[['p', {}, 'one']], [['p', {}, 'two']], [['p', {}, 'one']]]);
  expect(changes).toEqual({ 1: [[[0, 2], 'two']], 2: [] });
});

test('another number of trees replaces all of them', () => {
  expect(stateTrees([['one'], ['one', 'two']]).changes).toEqual({ 1: [[[], ['one', 'two']]] });
});
