import { expect, it } from 'vitest';
import { fillText } from '../../../src/domain/fillText';
import { messages as de } from '../../../src/languages/de/mails';
import { messages as en, type MailMessages } from '../../../src/languages/en/mails';
import { messages as es } from '../../../src/languages/es/mails';

const placeholders = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].toSorted();

it.each<[string, MailMessages]>([
  ['German', de],
  ['Spanish', es],
])('every message in %s has the placeholders of the English one', (_language, messages) => {
  const found = Object.entries(messages).map(([name, message]) => [name, placeholders(message)]);
  expect(found).toEqual(Object.entries(en).map(([name, message]) => [name, placeholders(message)]));
});

const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));

it.each<[string, MailMessages, string[]]>([
  ['German', de, ['minus']],
  ['Spanish', es, ['total', 'no']],
])('no message in %s is still English, but for words that are the same', (_language, messages, same) => {
  const english = Object.entries(en).filter(([name, message]) =>
    Object.entries(messages).some(([key, own]) => key === name && own === message),
  );
  expect(
    english
      .filter(([, message]) => hasWords(message))
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(same.toSorted());
});

it('what is filled in is not filled in again, and unknown placeholders stay', () => {
  expect(fillText('{a} {b} {c}', { a: '{b}', b: '1' })).toBe('{b} 1 {c}');
});
