import { expect, test } from 'vitest';
import { checkField, checkFields, type FieldRule } from './check';

const name: FieldRule = { limit: 200, required: true };
const email: FieldRule = { limit: 254, required: true, email: true };
const notes: FieldRule = { limit: 5_000 };

test.each<[string, FieldRule, ReturnType<typeof checkField>]>([
  ['', name, 'required'],
  [' \t ', name, 'required'],
  ['X', name, undefined],
  ['李', name, undefined],
  ['<img src=x onerror=alert(1)>', name, undefined],
  ['x'.repeat(200), name, undefined],
  ['x'.repeat(201), name, 'tooLong'],
  ['', email, 'required'],
  ['nobody', email, 'email'],
  ['@example.com', email, 'email'],
  ['nobody@', email, 'email'],
  [' o’neil+home@exämple.co.uk ', email, undefined],
  ['a@b', email, undefined],
  ['', notes, undefined],
  ['x'.repeat(1_000_000), notes, 'tooLong'],
])('%j under %j is checked', (value, rule, problem) => {
  expect(checkField(value, rule)).toBe(problem);
});

test('only fields with a problem are named', () => {
  expect(checkFields({ name: ' ', email: 'a@b', notes: '' }, { name, email, notes })).toEqual({
    name: 'required',
  });
});
