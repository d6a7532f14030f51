import { expect, test } from 'vitest';
import { pickTexts } from './pickTexts';

const texts = {
  en: { form: { button: 'Send', labels: { name: 'Name', phone: 'Phone' } } },
  es: { form: { button: 'Enviar', labels: { name: 'Nombre' } } },
  'pt-BR': { form: { button: 'Enviar já' } },
};

test.each([
  ['es', 'es', 'Enviar'],
  ['es-MX', 'es', 'Enviar'],
  ['ES-mx', 'es', 'Enviar'],
  ['pt-BR', 'pt-BR', 'Enviar já'],
  ['pt-br', 'pt-BR', 'Enviar já'],
  ['pt', 'en', 'Send'],
  ['en-GB', 'en', 'Send'],
  ['fr', 'en', 'Send'],
  ['', 'en', 'Send'],
  ['constructor', 'en', 'Send'],
  ['__proto__', 'en', 'Send'],
])('a page in "%s" gets the words of "%s"', (asked, found, button) => {
  const { lang, words } = pickTexts(texts, asked);
  expect(lang).toBe(found);
  expect(words.form.button).toBe(button);
});

test('what a language lacks is filled up from English', () => {
  expect(pickTexts(texts, 'es').words.form.labels).toEqual({ name: 'Nombre', phone: 'Phone' });
  expect(pickTexts(texts, 'pt-BR').words.form.labels).toEqual(texts.en.form.labels);
});

test('a word may be emptied on purpose', () => {
  const { words } = pickTexts({ ...texts, es: { form: { button: '' } } }, 'es');
  expect(words.form.button).toBe('');
});
