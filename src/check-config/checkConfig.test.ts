import { describe, expect, test } from 'vitest';
import { defaultsFrom } from '../testing/defaultsFrom';
import { firm } from '../testing/firm';
import { type CheckedElement, checkConfig } from './checkConfig';

const { faqs, plans, biocare, contact, estimator } = firm;
const texts = firm.texts.en;
const elements: CheckedElement[] = [
  { needs: 'faqs', facts: { faqs }, messages: { faq: texts.faq } },
  { needs: 'plans', facts: { plans, biocare }, messages: { plans: texts.plans } },
  {
    needs: 'estimator.items',
    facts: { estimator },
    messages: { estimator: texts.estimator, form: texts.form },
  },
  { facts: { contact }, messages: { contact: texts.contact, form: texts.form } },
];
const check = (raw: unknown, languages?: readonly string[]) =>
  checkConfig(raw, { defaults: defaultsFrom(firm), elements, languages });

const company = { name: 'Larkspur' };
const own = { company, currency: 'USD' };

describe('a firm of its own', () => {
  test('has nothing of the built-in firm, and is told what elements need and it does not name', () => {
    const report = check(own);
    expect(report).toMatchObject({ problems: [], builtIn: [], untranslated: [] });
    expect(report.missing).toContain(
      'company.phone: Phone number as people read it. Empty: no phone is shown.',
    );
    expect(report.missing).toContain(
      'company.area: The area served, in a few words. The map shows it. Empty: there is no map.',
    );
    expect(report.missing.at(-1)).toBe('whole topics: estimator, plans, faqs, contact');
  });

  test('is not told what serves any firm as it is, nor what it leaves empty itself', () => {
    const { missing } = check({ ...own, company: { ...company, phone: '', cities: [] } });
    expect(missing.join()).not.toMatch(/locale|links|company\.(?:name|logo|phone|cities)/);
    expect(missing.join()).toContain('company.email');
  });

  test('is told the keys of a topic that it names in part; a number is named', () => {
    const items = [{ id: 'ants', name: 'Ants', group: 'services', onRequest: true }];
    const missing = check({ ...own, estimator: { items } }).missing.join();
    expect(missing).toContain('estimator.visitHours: How many hours a typical visit takes.');
    expect(missing).toContain('estimator.modifiers: ');
    const visitHours = { min: 1, max: 2 };
    expect(check({ ...own, estimator: { items, visitHours } }).missing.join()).not.toContain('visitHours');
  });

  test('is told what goes with a topic only where it names the topic', () => {
    const { plans: named } = firm;
    expect(check(own).missing.at(-1)).not.toContain('biocare');
    expect(check({ ...own, plans: named }).missing.at(-1)).toContain('biocare');
  });

  test('inherits nothing by an id', () => {
    const [first] = firm.services;
    const services = [{ id: first?.id, name: 'Ants', card: { min: 1, max: 2 } }];
    expect(check({ ...own, services }).builtIn).toEqual([]);
  });
});

test('what is written as it is built in is no longer the example’s', () => {
  const { tagline } = firm.company;
  expect(check({}).builtIn[0]).toContain('company.tagline');
  expect(check({ company: { tagline } }).builtIn[0]).not.toContain('company.tagline');
});

test('what is misspelt or hard to read is told as in the console', () => {
  const { problems } = check({ servces: [], theme: { 'color-ink': '#999' } });
  expect(problems[0]).toMatch(
    /^servces is not known \(did you mean "services"\?\) and ignored\. Expected one of /,
  );
  expect(problems[1]).toMatch(
    /^theme\.color-ink is hard to read: .* 2\.8 to 1\. Expected at least 4\.5 to 1\.$/,
  );
});

describe('messages that a language lacks', () => {
  const topicsOf = (lines: readonly string[]) => lines.map((line) => /^\S+ [\w ]+/.exec(line)?.[0]);

  test('are counted by topic', () => {
    const { form } = texts;
    const complete = check({ texts: { en: {}, fr: { form } } }).untranslated;
    expect(complete.filter((line) => line.startsWith('fr: form:'))).toEqual([]);
    const { untranslated } = check({ texts: { fr: { faq: {} } } });
    expect(untranslated.find((line) => line.startsWith('fr: faq:'))).toMatch(/^fr: faq: \d+ \(faq\./);
  });

  test('are those of elements whose facts the config has; what any firm can show is one line', () => {
    const fr = { common: texts.common, form: texts.form };
    const { untranslated } = check({ ...own, faqs, texts: { fr } });
    expect(topicsOf(untranslated)).toEqual(['fr: faq', 'fr: nothing of contact']);
    const begun = check({ ...own, faqs, texts: { fr: { ...fr, contact: { heading: 'Contact' } } } });
    expect(topicsOf(begun.untranslated)).toEqual(['fr: contact', 'fr: faq']);
    // The built-in firm shows all elements.
    expect(topicsOf(check({ texts: { fr } }).untranslated)).toEqual([
      'fr: contact',
      'fr: estimator',
      'fr: plans',
      'fr: faq',
    ]);
  });

  test('are the answers of the FAQ too, but neither how a question is answered nor what customers wrote', () => {
    const quote = 'They come every Tuesday.';
    const facts = {
      ...own,
      faqs: [{ id: 'a', question: 'Where?', answer: 'In all of the county.' }],
      questions: { contact: [{ id: 'gate', label: 'Gate', answer: 'line' }] },
      testimonials: [
        { name: 'Ana', quote },
        { name: 'Ben', quote, sample: true },
      ],
    };
    const translations = { es: { faqs: [{ id: 'a', question: '¿Dónde?' }] } };
    const lines = check({ ...facts, translations }).untranslated;
    expect(lines).toContain('es: faqs: 1 (faqs[0].answer)');
    expect(lines).toContain('es: testimonials: 1 (testimonials[1].quote)');
    expect(lines.join()).not.toContain('contact[0].answer');
  });

  test('are not those whose English is empty', () => {
    const { lead: _, ...plansWithoutLead } = texts.plans;
    const fr = { common: texts.common, form: texts.form, contact: texts.contact, plans: plansWithoutLead };
    expect(check({ ...own, plans, texts: { fr } }).untranslated).toEqual([]);
  });

  test('are not those that the language falls back to; English of any kind lacks none', () => {
    const texted = { fr: texts, 'fr-CA': {}, 'en-GB': {} };
    expect(check({ texts: texted }).untranslated).toEqual([]);
  });

  test('are looked for in the wanted languages alone, also in one that the config does not name', () => {
    const raw = { texts: { fr: {}, pt: {} } };
    const languages = (lines: readonly string[]) => [...new Set(lines.map((line) => line.slice(0, 2)))];
    expect(languages(check(raw).untranslated)).toEqual(['fr', 'pt']);
    expect(languages(check(raw, ['pt', 'it']).untranslated)).toEqual(['pt', 'it']);
  });

  test('are none in Spanish, which is built in, and in German', () => {
    const heading = 'Unser Preis';
    const raw = {
      texts: { es: { faq: { heading: 'Preguntas' } }, 'es-MX': {}, de: { estimator: { heading } } },
    };
    const lines = check(raw).untranslated;
    expect(lines.filter((line) => line.startsWith('es'))).toEqual([]);
    expect(topicsOf(lines)).toEqual([]);
  });
});

test.each([[[]], ['x'], [null], [3]])('%o is no config', (raw) =>
  expect(() => check(raw)).toThrow('is no object'),
);
