import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultsFrom } from '../testing/defaultsFrom';
import { firm } from '../testing/firm';
import { resolveConfig } from './config';
import { factsSchema } from './schema';

const { estimator } = firm;

const resolve = (raw: object) => resolveConfig({ estimator: raw }, defaultsFrom({ estimator }));

const linesOf = (raw: object) =>
  resolve(raw).problems.map(({ path, message, expected }) => `${path} ${message}. Expected ${expected}.`);

const pane = { id: 'pane', name: 'Pane', group: 'windows', price: { min: 9, max: 14 } };
const windows = { id: 'windows', step: 'services' };

describe('what leads nowhere is left out, with a line', () => {
  test.each<[string, object, string[]]>([
    [
      'the group of an item',
      { groups: [windows], items: [pane, { ...pane, id: 'screen', group: 'window' }] },
      [
        'estimator.items[1].group is "window" (did you mean "windows"?); estimator.items[1] is left out. Expected the id of an existing group: "windows".',
      ],
    ],
    [
      'the group of an item that comes after a bad one',
      { groups: [windows], items: [{ id: 'x' }, pane, { ...pane, id: 'screen', group: 'other' }] },
      [
        'estimator.items[0].name is missing; estimator.items[0] is left out. Expected a text of 1 to 200 characters.',
        'estimator.items[0].group is missing; estimator.items[0] is left out. Expected an id of letters, digits, "-", "_" and "+", at most 64 characters.',
        'estimator.items[2].group is "other"; estimator.items[2] is left out. Expected the id of an existing group: "windows".',
      ],
    ],
    [
      'the group that a built-in item brings along',
      { groups: [windows], items: [pane, { id: 'glass' }] },
      [
        'estimator.items[1].group is "addOns"; estimator.items[1] is left out. Expected the id of an existing group: "windows".',
      ],
    ],
    [
      'a preselected id',
      { preselected: ['bioseal', 'glas'] },
      [
        'estimator.preselected[1] is "glas" (did you mean "glass"?); estimator.preselected[1] is left out. Expected the id of an existing item: "biorinse", "bioblast", "bioseal", "lineguard", "hardscape", "gutter-clean", "gutter-guards", "flow-audit", "lighting", "bin-cleaning", "glass".',
      ],
    ],
    [
      'a preselected item that is left out itself: said once',
      {
        groups: [windows],
        items: [pane, { ...pane, id: 'screen', group: 'other' }],
        preselected: ['screen'],
      },
      [
        'estimator.items[1].group is "other"; estimator.items[1] is left out. Expected the id of an existing group: "windows".',
      ],
    ],
    [
      'one group of the built-in items',
      { groups: [{ id: 'services' }] },
      [
        'estimator.groups lacks "addOns", so 3 built-in items are left out. Expected the groups that the built-in items name, or items of your own.',
      ],
    ],
    [
      'all groups of the built-in items',
      { groups: [windows] },
      [
        'estimator.groups lacks "services", "addOns", so 11 built-in items are left out. Expected the groups that the built-in items name, or items of your own.',
        'estimator.items has no entry that can be used; the estimator offers nothing. Expected at least one item in a group of step "services".',
      ],
    ],
    [
      'no groups at all',
      { groups: [], items: [pane] },
      [
        'estimator.items[0].group is "windows"; estimator.items[0] is left out. Expected an existing group; there is none.',
        'estimator.items has no entry that can be used; the estimator offers nothing. Expected at least one item in a group of step "services".',
      ],
    ],
    [
      'no services at all',
      { items: [] },
      [
        'estimator.items is empty; the estimator offers nothing. Expected at least one item in a group of step "services".',
      ],
    ],
    [
      'nothing to choose in step 1',
      { items: [{ id: 'glass' }] },
      [
        'estimator.items has no entry in a group of step "services"; nobody gets past step 1. Expected at least one item in a group of step "services".',
      ],
    ],
    [
      'a drawing that nobody has',
      { groups: [windows], items: [{ ...pane, icon: 'castle' }] },
      [
        'estimator.items[0].icon is "castle"; estimator.items[0].icon is left out. Expected one of spray, blast, shield, roof, pavers, gutter, guard, inspection, light, bin, window, door, lawn, hedge, tree, snow, tool.',
      ],
    ],
  ])('%s', (_, raw, lines) => {
    expect(linesOf(raw)).toEqual(lines);
  });

  test('and nothing else is', () => {
    const { business } = resolve({
      groups: [windows],
      items: [
        { ...pane, group: 'other' },
        { ...pane, id: 'screen' },
      ],
      preselected: ['nobody', 'screen'],
      servedZips: ['972'],
    });
    expect(business.estimator).toEqual({
      ...estimator,
      groups: [windows],
      items: [{ ...pane, id: 'screen' }],
      preselected: ['screen'],
      servedZips: ['972'],
    });
  });
});

test.each<[string, object]>([
  ['the step of a group is switched off', { stepsOff: ['addOns'] }],
  ['a preselected item is in a step that is switched off', { stepsOff: ['addOns'], preselected: ['glass'] }],
  ['a group without items', { groups: [...estimator.groups, windows] }],
  ['all steps but the first and the last are switched off', { stepsOff: ['addOns', 'property', 'location'] }],
  ['no modifiers', { modifiers: [] }],
  ['one price instead of a range', { items: [{ id: 'bioseal', price: { min: 500, max: 500 } }] }],
  ['200 modifiers of 200 answers', { modifiers: manyModifiers() }],
])('no mistake: %s', (_, raw) => {
  expect(linesOf(raw)).toEqual([]);
});

function manyModifiers() {
  const ids = Array.from({ length: 200 }, (_, index) => `${index}`);
  const options = ids.map((id) => ({ id, label: id, factor: 100 }));
  return ids.map((id) => ({ id, label: id, step: 'property', options }));
}

describe('an estimator that needs another one is nobody’s business', () => {
  test('a widget without an estimator hears nothing', () => {
    expect(resolveConfig({ estimator: { items: [] } }, defaultsFrom({ currency: 'USD' }))).toEqual({
      business: { currency: 'USD', texts: { en: {} } },
      problems: [],
    });
  });

  test.each([undefined, {}, { estimator: 5 }, { estimator: null }])('%j leaves the built-in one', (raw) => {
    expect(resolveConfig(raw, defaultsFrom({ estimator })).business.estimator).toEqual(estimator);
  });
});

describe('absurd values', () => {
  const absurd = (over: object) => ({ groups: [windows], items: [{ ...pane, ...over }] });
  const modifiers = (options: unknown[]) => ({
    modifiers: [{ id: 'm', label: 'M', step: 'property', options }],
  });
  const answer = { id: 'a', label: 'A', factor: 1 };

  test.each<[string, object, string]>([
    ['a price of 1e308', absurd({ price: { min: 1, max: 1e308 } }), 'items[0].price.max is 1e+308'],
    [
      'a price that is no number',
      absurd({ price: { min: Number.NaN, max: 2 } }),
      'items[0].price.min is NaN',
    ],
    ['a price in quotes', absurd({ price: { min: '12', max: 20 } }), 'items[0].price.min is "12"'],
    ['min above max', absurd({ price: { min: 20, max: 12 } }), 'items[0].price is 20 to 12'],
    ['a floor below nothing', absurd({ floor: -1 }), 'items[0].floor is -1'],
    ['a factor of nothing', modifiers([{ ...answer, factor: 0 }]), 'modifiers[0].options[0].factor is 0'],
    [
      'a factor below nothing',
      modifiers([{ ...answer, factor: -1 }]),
      'modifiers[0].options[0].factor is -1',
    ],
    [
      'a factor of 1e9',
      modifiers([{ ...answer, factor: 1e9 }]),
      'modifiers[0].options[0].factor is 1000000000',
    ],
    ['no answers', modifiers([]), 'modifiers[0].options is a list of 0'],
    ['an answer twice', modifiers([answer, answer]), 'modifiers[0].options[1] repeats "a"'],
    ['an item twice', { groups: [windows], items: [pane, pane] }, 'items[1] repeats "pane"'],
    ['a step that cannot be left out', { stepsOff: ['services'] }, 'stepsOff[0] is "services"'],
    ['a ZIP code as a number', { servedZips: [97_201] }, 'servedZips[0] is 97201'],
  ])('%s: said first, and once', (_, raw, start) => {
    const lines = linesOf(raw);
    expect(lines[0]).toContain(`estimator.${start}`);
    expect(lines.length).toBeLessThanOrEqual(2);
  });

  test('all of them at once, in well under a second', () => {
    const loop: Record<string, unknown> = { id: 'loop', name: 'Loop', group: 'loop' };
    loop['price'] = loop;
    loop['loop'] = loop;
    const many = Array.from({ length: 200 }, (_, index) => `absurd-${index}`);
    const raw = {
      groups: many.map((id) => ({ id, step: 'services' })),
      items: [loop, ...many.map((id) => ({ ...pane, id, group: `${id}-group` }))].slice(0, 200),
      modifiers: [
        loop,
        ...many.map((id) => ({ id, label: id, step: 'property', options: [answer, answer] })),
      ],
      preselected: many.map((id) => `no-${id}`),
      propertyTypes: Array.from({ length: 10_000 }, String),
      visitHours: { min: 1e308, max: '12' },
      stepsOff: loop,
      servedZips: [loop, Number.NaN],
    };
    const { business, problems } = resolve(raw);
    // The quickest of a few: other processes may take the processor away from any one.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      resolve(raw);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1_000);
    expect(v.is(factsSchema.entries.estimator, business.estimator)).toBe(true);
    expect(business.estimator.items).toEqual([]);
    expect(problems).toHaveLength(101);
  });

  test('10,000 items: one line, the built-in ones stay', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ ...pane, id: `pane-${index}` }));
    expect(linesOf({ items })).toEqual([
      'estimator.items is a list of 10000; the default stays. Expected at most 200 entries.',
    ]);
    expect(resolve({ items }).business.estimator).toEqual(estimator);
  });
});

test('an area of the audit whose choice no list offers is left out, with a line', () => {
  const { audit } = firm;
  const [choice = ''] = audit.strippingServices;
  const area = (id: string, name: string) => ({ id, label: id, choice: name });
  const { business, problems } = resolveConfig(
    { audit: { areas: [area('wall', choice), area('roof', 'Roof')] } },
    defaultsFrom({ audit }),
  );
  expect(business.audit.areas).toEqual([area('wall', choice)]);
  expect(problems).toEqual([
    expect.objectContaining({
      path: 'audit.areas["roof"].choice',
      message: expect.stringContaining('left out'),
    }),
  ]);
});

test('areas go with the built-in choices that a config replaces, without a line', () => {
  const audit = {
    ...firm.audit,
    areas: [{ id: 'roof', label: 'Roof', choice: firm.audit.cleaningServices[1] ?? '' }],
  };
  const { business, problems } = resolveConfig(
    { audit: { cleaningServices: ['Lawn'] } },
    defaultsFrom({ audit }),
  );
  expect(business.audit.areas).toEqual([]);
  expect(problems).toEqual([]);
});

describe('the order of a form', () => {
  const { fields, questions } = firm;
  const orderOf = (form: string, order: string[], asked: object[] = []) =>
    resolveConfig(
      { fields: { [form]: { order } }, questions: { [form]: asked } },
      defaultsFrom({ fields, questions, estimator }),
    ).problems.map(({ path, message, expected }) => `${path} ${message}. Expected ${expected}.`);

  test.each<[string, string[], object[], string[]]>([
    ['contact', ['phone', 'gate', 'fullName'], [{ id: 'gate', label: 'The gate?' }], []],
    [
      'contact',
      ['phone', 'gaet'],
      [{ id: 'gate', label: 'The gate?' }],
      [
        'fields.contact.order[1] is "gaet" (did you mean "gate"?); it is left out. Expected the id of an existing field or question: "fullName", "phone", "email", "serviceAddress", "areasOfConcern", "hearAboutUs", "gate".',
      ],
    ],
    [
      'audit',
      ['phone', 'phone', 'fullname'],
      [],
      [
        'fields.audit.order[1] repeats "phone"; fields.audit.order[1] is left out. Expected every entry once.',
        'fields.audit.order[2] is "fullname" (did you mean "fullName"?); it is left out. Expected the id of an existing field or question: "fullName", "phone", "email", "serviceAddress", "notes", "photos".',
      ],
    ],
    ['quote', ['email', 'clientName', 'signature'], [], []],
    ['estimator', ['email', 'smsConsent', 'photos'], [], []],
  ])('of %s: %j', (form, order, asked, lines) => {
    expect(orderOf(form, order, asked)).toEqual(lines);
  });

  test('knows the older questions of the estimator', () => {
    const { problems } = resolveConfig(
      {
        estimator: { contactQuestions: [{ id: 'gate', label: 'The gate?' }] },
        fields: { estimator: { order: ['gate', 'email'] } },
      },
      defaultsFrom({ fields, questions, estimator }),
    );
    expect(problems).toEqual([]);
  });
});
