import { expect, it } from 'vitest';
import { fillIn, type MailMessages } from '.';
import { de } from './de';
import { en } from './en';
import { es } from './es';

const placeholders = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].toSorted();

it.each<[string, MailMessages]>([
  ['German', de],
  ['Spanish', es],
])('every message in %s has the placeholders of the English one', (_language, messages) => {
  const found = Object.entries(messages).map(([name, message]) => [name, placeholders(message)]);
  expect(found).toEqual(Object.entries(en).map(([name, message]) => [name, placeholders(message)]));
});

it('what is filled in is not filled in again, and unknown placeholders stay', () => {
  expect(fillIn('{a} {b} {c}', { a: '{b}', b: '1' })).toBe('{b} 1 {c}');
});
