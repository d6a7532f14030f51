import { describe, expect, test } from 'vitest';
import { defaultBusiness } from '../../src/content/business';
import { type Attributes, attributeName } from '../../src/page/attributes';
import { specs } from '../../src/specs';
import { attributesOf, stateOf, statesOf } from './states';

const { estimator, services } = defaultBusiness;

describe.each(specs.map(({ spec }) => spec))('the states of $tag', (spec) => {
  const states = statesOf(spec.tag);
  const attributes: Attributes = Object.fromEntries(
    Object.entries(spec.attributes).map(([property, attribute]) => [attributeName(property), attribute]),
  );

  test('have ids of their own', () => expect(new Set(states.map(({ id }) => id)).size).toBe(states.length));

  test('set attributes that it has, to good values', () => {
    for (const state of states)
      for (const [name, value] of Object.entries(attributesOf(state, undefined)))
        expect(attributes[name]?.parse(value === true ? '' : value), `${state.id}: ${name}`).toBeDefined();
  });

  test('call methods that it has', () => {
    const called = states.flatMap(({ method }) => method ?? []);
    expect(spec.methods).toEqual(expect.arrayContaining(called));
  });

  test('follow links that it answers', () => {
    const anchors = spec.anchors?.({ facts: spec.facts, attributes: {} }) ?? [];
    const answered = [...anchors, spec.overlay?.hash].map((id) => `#${id}`);
    expect(answered).toEqual(expect.arrayContaining(states.flatMap(({ hash }) => hash ?? [])));
  });

  test('send something only where it sends leads', () => {
    const sending = states.filter(({ send, deskAnswer }) => send || deskAnswer);
    expect(sending.length === 0 || spec.sendsLeads !== undefined).toBe(true);
  });
});

test('a widget that the table does not know has its first state', () =>
  expect(statesOf('bio-unknown')).toEqual([{ id: 'first', label: 'First state' }]));

test('an unknown state is the first', () => {
  expect(stateOf('bio-plans', 'page').id).toBe('page');
  expect(stateOf('bio-plans', 'gone').id).toBe('home');
});

describe('attributes that take ids', () => {
  const preselected = stateOf('bio-estimator', 'preselected');
  const card = stateOf('bio-service-card', undefined);

  test('have those of the built-in firm without a config', () => {
    const known = estimator.items.map(({ id }) => id);
    for (const id of String(attributesOf(preselected, undefined)['services']).split(','))
      expect(known).toContain(id);
    expect(services.map(({ id }) => id)).toContain(attributesOf(card, undefined)['service']);
  });

  test('have those of the config', () =>
    expect(
      attributesOf(preselected, { estimator: { items: [{ id: 'ants' }, { id: 'bees' }, { id: 'cats' }] } }),
    ).toEqual({ services: 'ants,bees' }));

  test.each([[{}], [{ estimator: 'no object' }], [{ estimator: { items: [null, { id: 7 }] } }]])(
    'are the built-in ones where the config %j has none',
    (config) => expect(attributesOf(preselected, config)).toEqual(attributesOf(preselected, undefined)),
  );
});
