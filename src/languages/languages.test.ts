import { describe, expect, test } from 'vitest';
import { allDefaults, defaultBusiness } from '../content/business';
import { english } from '../content/messages';
import * as ownTexts from '../content/ownTexts';
import { builtInTopics } from '../content/translation/builtInTopics';
import { isUntranslated, type Language } from '../content/translation/language';
import { languages } from '.';
import { inboxTexts } from './inbox';
import { siteTexts } from './site';

const names = defaultBusiness.services.map(({ name }) => name);

/** Words that are the same in English and in the language: proper names, and what happens to be written alike. */
const SAME: Record<string, readonly string[]> = {
  es: [
    ...names,
    defaultBusiness.company.area,
    ...'BioCare BioCheck LineGuard HydroShield FusionGuard InfinityCoat Essential Protect Premium+'.split(
      ' ',
    ),
    ...'Facebook Nextdoor Material Metal No Plan Popular Total'.split(' '),
  ],
  de: ['LineGuard', 'Material'],
};

/** Proper names, which no translation has. */
const KEPT = /^(?:company\.(?:name|cities\..*)|testimonials\.\d+\.(?:name|location))$/;

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
/** Prices, hours and other promises, in any notation. */
const numbersOf = (text: string) =>
  (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((number) => number.replace(/[.,]/g, '')).toSorted();
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));

const isReference = (text: string) => /^\{\w+\.[\w.+-]+\}$/.test(text);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Texts by their path, with the ids of entries in it. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (!isObject(value)) return new Map();
  const entries = Object.entries(value)
    .filter(([key, entry]) => Array.isArray(value) || !isUntranslated(key, entry))
    .map(([key, entry]): [string, unknown] => [
      Array.isArray(value) && isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : key,
      entry,
    ]);
  return new Map(entries.flatMap(([key, entry]) => [...textsOf(entry, path ? `${path}.${key}` : key)]));
}

// As they are written: a reference to another fact is none of its own.
const {
  currency: __,
  locale: ___,
  links: ____,
  map: _____,
  theme: ______,
  timeZone: _______,
  languages: ________,
  pages: _________,
  ...facts
} = allDefaults.facts;

const sources = { messages: english, texts: ownTexts, facts } as const;

/** Topics of the built-in firm's own facts and texts in a language; undefined: all that English has. */
const OWN: Record<string, readonly string[]> = { de: ['estimator', 'photos', 'quote'] };

/**
 * What is wrong with each text of the topics that a language has.
 * @param ofFirm the topics of the firm's own facts and texts.
 */
function mistakesIn(language: Language, same: readonly string[], ofFirm?: readonly string[]): string[] {
  return (Object.keys(sources) as (keyof typeof sources)[]).flatMap((part) => {
    const translated = textsOf(language[part]);
    const texts = [...textsOf(sources[part])].filter(
      ([path]) =>
        !KEPT.test(path) &&
        (path.split('.')[0] ?? '') in language[part] &&
        (part === 'messages' || !ofFirm || ofFirm.includes(path.split('.')[0] ?? '')),
    );
    const unknown = [...translated.keys()].filter((path) => !texts.some(([known]) => known === path));
    return [
      ...unknown.map((path) => `${path} is not among the English texts`),
      ...texts.flatMap(([path, text]) => {
        const own = translated.get(path);
        // What is another fact as a whole may be translated there.
        if (own === undefined) return isReference(text) ? [] : [`${path} is missing`];
        return [
          ...((own === '') === (text === '') ? [] : [`${path} is empty in one language only`]),
          ...(String(placeholdersOf(own)) === String(placeholdersOf(text))
            ? []
            : [`${path} has other placeholders`]),
          ...(String(numbersOf(own)) === String(numbersOf(text)) ? [] : [`${path} has other numbers`]),
          ...(own === text && hasWords(text) && !same.includes(text)
            ? [`${path} is still English: ${text}`]
            : []),
        ].map((mistake) => `${part}: ${mistake}`);
      }),
    ];
  });
}

describe.each(Object.keys(languages))('the built-in language %s', (tag) => {
  const load = () => languages[tag]?.(Object.keys(english)) ?? Promise.reject(new Error(tag));
  const same = SAME[tag] ?? [];

  test('has each text of its topics, with the placeholders and numbers of the English one, and none is still English', async () => {
    expect(mistakesIn(await load(), same, OWN[tag])).toEqual([]);
  });

  test('has each word on the list of those that are the same', async () => {
    const language = await load();
    const own = Object.values(language).flatMap((part) => [...textsOf(part).values()]);
    expect(same.filter((word) => !own.includes(word))).toEqual([]);
  });
});

test('a missing, an English, an unknown and an emptied text are found, and other placeholders and numbers', () => {
  const { close: _close, ...common } = english.common;
  const language = {
    messages: {
      common: { ...common, more: 'Más', tryAgain: '', loadError: '{fone}' },
      notFound: english.notFound,
    },
    texts: {},
    referenced: {},
    facts: { company: { tagline: 'Uno', motto: '2', area: 'Atlanta' } },
  } as unknown as Language;
  const mistakes = mistakesIn(language, [english.common.unexpectedHeading]);
  expect(mistakes).toEqual(
    expect.arrayContaining([
      'common.more is not among the English texts',
      'common.close is missing',
      'messages: common.tryAgain is empty in one language only',
      'messages: common.loadError has other placeholders',
      'facts: company.motto has other numbers',
      `messages: notFound.home is still English: ${english.notFound.home}`,
    ]),
  );
  expect(mistakes.join()).not.toContain('unexpectedHeading');
});

test.each([
  ['the pages of a site', siteTexts],
  ['the inbox', inboxTexts],
] as const)('%s: says in each language all that it says in English', (_, inLanguages) => {
  const inEnglish = textsOf(inLanguages['en']);
  for (const texts of Object.values(inLanguages)) {
    const own = textsOf(texts);
    expect([...own.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted());
    for (const [path, text] of own)
      expect(placeholdersOf(text)).toEqual(placeholdersOf(inEnglish.get(path) ?? ''));
  }
});

test('the topics that each language is said to have are those that it has', async () => {
  expect(Object.keys(builtInTopics)).toEqual(Object.keys(languages));
  for (const [tag, load] of Object.entries(languages)) {
    const { messages } = await load(Object.keys(english));
    expect(Object.keys(messages).toSorted()).toEqual(
      [...(builtInTopics[tag] ?? Object.keys(english))].toSorted(),
    );
  }
});
