import { expect, test } from 'vitest';
import { type FieldRule, validateField, validateFields } from './validation';

const name: FieldRule = { limit: 200, required: true };
const email: FieldRule = { limit: 254, required: true, email: true };
const notes: FieldRule = { limit: 5_000 };

test.each<[string, FieldRule, ReturnType<typeof validateField>]>([
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
  ['jörg@example.com', email, undefined],
  ['ana@example,com', email, 'email'],
  ['ana @example.com', email, 'email'],
  ['ana@@example.com', email, 'email'],
  ['Ana <ana@example.com>', email, 'email'],
  ['', notes, undefined],
  ['x'.repeat(1_000_000), notes, 'tooLong'],
])('the value %j under the rule %j has the problem %s', (value, rule, problem) => {
  expect(validateField(value, rule)).toBe(problem);
});

test('only invalid fields have a problem', () => {
  expect(validateFields({ name: ' ', email: 'a@b', notes: '' }, { name, email, notes })).toEqual({
    name: 'required',
  });
});
