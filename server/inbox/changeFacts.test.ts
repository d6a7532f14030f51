import { expect, it } from 'vitest';
import { changeFacts, FactError } from './changeFacts';

const facts = { company: { name: 'Clearwater' }, services: [{ id: 'wash', card: { min: 275, max: 975 } }] };

it('changes texts and numbers of a copy', () => {
  const changed = changeFacts(facts, [
    { path: ['services', 0, 'card', 'min'], value: 300 },
    { path: ['company', 'name'], value: 'Clear' },
  ]);
  expect(changed).toEqual({
    company: { name: 'Clear' },
    services: [{ id: 'wash', card: { min: 300, max: 975 } }],
  });
  expect(facts.company.name).toBe('Clearwater');
});

it('sets the notice as a whole, also where there was none', () => {
  const notice = { text: { en: 'Closed on Friday' } };
  expect(changeFacts(facts, [{ path: ['notice'], value: notice }])).toEqual({ ...facts, notice });
});

it.each([
  ['what is not there', ['company', 'fax'], '1'],
  ['a number to a text', ['services', 0, 'card', 'min'], '300'],
  ['a number to none', ['services', 0, 'card', 'min'], Number.NaN],
  ['a list', ['services'], []],
  ['what every object has', ['constructor', 'name'], 'x'],
  ['the prototype', ['__proto__', 'toString'], 'x'],
])('refuses to change %s', (_, path, value) => {
  expect(() => changeFacts(facts, [{ path, value }])).toThrow(FactError);
});
