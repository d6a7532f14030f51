import { expect, test } from 'vitest';
import { firm } from '../../testing/firm';
import { fieldNames, type QuoteFields } from './fields';
import { isStepEmpty } from './isStepEmpty';
import { groupsIn, steps } from './offer';

const facts = firm;
const nothing = Object.fromEntries(fieldNames.map((name) => [name, ''])) as QuoteFields;
const [core] = groupsIn(facts.quote, 'services')[0]?.items ?? [];
const [extra] = groupsIn(facts.quote, 'addOns')[0]?.items ?? [];

test.each([
  ['nothing at all', nothing, [], []],
  ['blanks', { ...nothing, clientName: ' ', notes: '\n' }, [], []],
  ['a phone number', { ...nothing, phone: '770' }, [], ['client']],
  ['a service', nothing, [core?.id], ['services', 'total']],
  ['an add-on', nothing, [extra?.id], ['addOns', 'total']],
  ['what is not offered any more', nothing, ['gone'], []],
  ['notes', { ...nothing, notes: 'The side gate.' }, [], ['notes']],
] as const)('with %s the steps that are not empty are known', (_, fields, selected, filled) => {
  const state = { fields, selected: selected.map(String) };
  expect(steps.filter((step) => !isStepEmpty(step, state, facts))).toEqual(filled);
});
