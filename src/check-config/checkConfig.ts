import { baseOf } from '../content/base';
import { contrastProblems, lacksNeeded, resolveConfig } from '../content/config';
import { complete, type Defaults } from '../content/defaults';
import type { Business } from '../content/schema';
import { at, isObject, summary } from '../content/values';
import { DEFAULT_LANGUAGE } from '../page/language';
import { builtInTexts } from './builtInTexts';
import { formulaProblems, looseNames } from './formulaProblems';
import { missingFacts } from './missingFacts';
import { untranslated, untranslatedFacts } from './untranslated';

/** What an agency has to know of a config before a page shows it. Each entry is a line to read. */
export interface ConfigReport {
  /** What cannot be used, or is hard to read, as the browser's console says it. */
  problems: string[];
  /** What visitors would read of the built-in firm, by topic. */
  builtIn: string[];
  /** What the config does not name: what needs it shows nothing, or a neutral text. */
  missing: string[];
  /** Messages and facts that a language lacks, so that visitors read them in another one, by topic. */
  untranslated: string[];
}

/** What is known of an element: its spec. */
export interface CheckedElement {
  needs?: string;
  facts: object;
  messages: object;
}

interface CheckOptions {
  /** What the config is laid over. */
  defaults: Defaults<Business>;
  /** All elements. */
  elements: readonly CheckedElement[];
  /** Tags of the languages whose messages are looked for. @default those that the config names */
  languages?: readonly string[] | undefined;
}

/**
 * @param raw the parsed JSON.
 * @throws Error where it is no object. The message follows the name of the file.
 */
export function checkConfig(raw: unknown, { defaults, elements, languages }: CheckOptions): ConfigReport {
  if (!isObject(raw) || Array.isArray(raw)) throw new Error('is no object. Expected { … }: a business JSON');
  const { business, problems } = resolveConfig(raw, defaults);
  const builtIn = complete(defaults);
  const { texts, theme, ...facts } = business;
  const shown = elements.filter(({ needs }) => !lacksNeeded(raw, defaults, needs));
  // Any firm may have an element on its pages that needs nothing: whether it has, a config that builds on nothing does not say.
  const certain =
    baseOf(raw, defaults) === defaults ? shown : shown.filter(({ needs }) => needs !== undefined);
  return {
    problems: [
      ...problems,
      ...formulaProblems(business.estimator),
      ...looseNames(business.estimator),
      ...contrastProblems(theme),
    ].map(({ path, message, expected }) => `${path} ${message}. Expected ${expected}.`.trimStart()),
    builtIn: Object.entries(facts).flatMap(([topic, fact]) => {
      const inherited = builtInTexts(at(raw, topic), fact, at(builtIn, topic), topic);
      return inherited.length > 0 ? [summary(topic, inherited)] : [];
    }),
    missing: missingFacts(raw, facts, builtIn, wantedTopics(elements, shown)),
    untranslated: [
      ...untranslatedFacts(raw, languages),
      ...untranslated(at(raw, 'texts'), texts[DEFAULT_LANGUAGE], {
        certain: new Set(['common', ...certain.flatMap(({ messages }) => Object.keys(messages))]),
        possible: new Set(shown.flatMap(({ messages }) => Object.keys(messages))),
        languages,
      }),
    ],
  };
}

/** The topics of facts that elements need, and those that others show beside what they need. */
const wantedTopics = (elements: readonly CheckedElement[], shown: readonly CheckedElement[]): Set<string> =>
  new Set([
    'company',
    ...elements.flatMap(({ needs }) => needs?.split('.')[0] ?? []),
    ...shown.flatMap(({ facts }) => Object.keys(facts)),
  ]);
