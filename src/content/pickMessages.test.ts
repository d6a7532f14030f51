import { expect, test } from 'vitest';
import { pickMessages } from './pickMessages';

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
])('a page in "%s" gets the messages of "%s"', (asked, found, button) => {
  const { lang, messages } = pickMessages(texts, asked);
  expect(lang).toBe(found);
  expect(messages.form.button).toBe(button);
});

test('what a language lacks is filled up from English', () => {
  expect(pickMessages(texts, 'es').messages.form.labels).toEqual({ name: 'Nombre', phone: 'Phone' });
  expect(pickMessages(texts, 'pt-BR').messages.form.labels).toEqual(texts.en.form.labels);
});

test('what a regional language lacks is filled up from its primary language, then from English', () => {
  const regional = { ...texts, 'es-MX': { form: { labels: { name: 'Su nombre' } } } };
  expect(pickMessages(regional, 'es-mx')).toEqual({
    lang: 'es-MX',
    messages: { form: { button: 'Enviar', labels: { name: 'Su nombre', phone: 'Phone' } } },
  });
});

test('a message may be emptied on purpose', () => {
  const { messages } = pickMessages({ ...texts, es: { form: { button: '' } } }, 'es');
  expect(messages.form.button).toBe('');
});
