import { expect, test } from 'vitest';
import { allDefaults, defaultsIn } from './business';
import { resolveConfig } from './config';

const config = {
  version: 1,
  company: { name: 'Bright Panes', area: 'Saco', cities: ['Saco', 'Wells', 'York'] },
  services: [{ id: 'panes', name: 'Panes', tagline: 'Clear', card: { min: 90, max: 190 } }],
  estimator: { items: [{ id: 'panes', group: 'services' }] },
  faqs: [
    { id: 'a', question: 'Where?', answer: '{services.panes.name} in {company.cities and}.' },
    { id: 'b', question: 'When?', answer: 'On Monday mornings.' },
  ],
  texts: { en: { contact: { heading: 'Write to us' } }, fr: { contact: { heading: 'Écrivez-nous' } } },
  translations: {
    fr: {
      services: [{ id: 'panes', name: 'Vitres' }],
      faqs: [{ id: 'a', question: 'Où ?', answer: '{services.panes.name} à {company.cities et}.' }],
    },
  },
};

test('a config in another language has the texts of its translation, and the others as they are', () => {
  const { business, problems, original } = resolveConfig(config, allDefaults, 'fr-CA');
  expect(problems).toEqual([]);
  expect(business.services).toEqual([{ ...config.services[0], name: 'Vitres' }]);
  expect(business.faqs).toEqual([
    { id: 'a', question: 'Où ?', answer: 'Vitres à Saco, Wells et York.' },
    config.faqs[1],
  ]);
  expect(business.texts['fr']).toEqual({ contact: { heading: 'Écrivez-nous' } });
  expect(original).toMatchObject({ lang: 'en', facts: { services: [{ name: 'Panes' }] } });
});

test.each([
  [{ locale: 'de-DE' }, 'de'],
  [{ languages: ['es', 'fr'] }, 'es'],
  [{ languages: ['es'], locale: 'de-DE' }, 'es'],
])('what is not translated in a config with %j is in the language %s', (facts, lang) => {
  expect(resolveConfig({ ...config, ...facts }, allDefaults, 'fr').original?.lang).toBe(lang);
});

test('an item without a name has that of its service, in both languages', () => {
  expect(resolveConfig(config, allDefaults).business.estimator.items[0]?.name).toBe('Panes');
  expect(resolveConfig(config, allDefaults, 'fr').business.estimator.items[0]?.name).toBe('Vitres');
});

test('a page in a language that the config has not shows it as it is', () => {
  const { business, original } = resolveConfig(config, allDefaults, 'pt');
  expect(business.services).toEqual(config.services);
  expect(original).toBeUndefined();
});

test('a translation counts on top of a built-in language, too', async () => {
  const translations = { es: { company: { motto: 'Aire de mar' } } };
  const { business } = resolveConfig(
    { company: { motto: 'Salt air' }, translations },
    await defaultsIn('es'),
    'es',
  );
  expect(business.company.motto).toBe('Aire de mar');
  expect(business.company.tagline).toBe('Más que limpio, hecho para durar');
});

test('what a translation has of no fact, and what is no text, is told once, with where and what is expected', () => {
  const translations = {
    fr: {
      services: [
        { id: 'panels', name: 'x' },
        { id: 'panes', card: { min: 80 } },
      ],
      company: 'Vitres',
      faqs: { a: { question: 'Où ?' } },
    },
  };
  const { problems } = resolveConfig({ ...config, translations }, allDefaults, 'fr');
  expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'translations.fr.services[0] is the translation of no entry; it is left out',
    'translations.fr.services[1].card.min translates no text; it is left out',
    'translations.fr.company is no object; it is left out',
    'translations.fr.faqs is no list; it is left out',
  ]);
});
