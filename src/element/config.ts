import type { OriginalFacts } from '../content/config';
import { complete, type Defaults, inLanguage } from '../content/defaults';
import { emptyCompany } from '../content/emptyCompany';
import { prefixLinks } from '../content/prefixLinks';
import type { SomeTopics } from '../content/schema';
import { languageFor, loadLanguage } from '../languages';
import { DEFAULT_LANGUAGE } from '../page/language';
import type { SlowConfigError } from '../page/lazy/configFile';
import { withMoreMessages } from './moreMessages';
import type { ConfigState, WidgetSpec } from './spec';

/** A URL or the JSON text itself, as an attribute; or the parsed object, as a property. */
export type ConfigSource = string | object;

/** What a widget's facts are made from, besides its defaults. */
export interface FactsSource {
  config: ConfigSource | undefined;
  /** The language of the page. */
  lang: string;
  /** Path below which the site's pages lie. */
  base?: string | undefined;
}

/** Facts into which a config was merged, and one sentence for each problem with it. */
export interface ConfiguredFacts<Facts> {
  facts: Facts;
  configState: ConfigState;
  problems: string[];
  /** Where facts were translated: what they were before. */
  original?: OriginalFacts | undefined;
  /** The language could not be loaded: the facts are in English. */
  lacksLanguage?: boolean;
  /** Where the config was not there in time: settled when it has come, or cannot come. */
  slowDownload?: Promise<unknown> | undefined;
}

/** The facts of a widget that needs neither a config nor a language to be loaded; undefined where it needs either. */
export function factsAtHand<Facts extends SomeTopics>(
  { config, lang, base }: FactsSource,
  defaults: Defaults<Facts>,
): ConfiguredFacts<Facts> | undefined {
  if (config !== undefined || languageFor(lang) !== undefined) return undefined;
  if (withMoreMessages(defaults.facts, defaults)) return undefined;
  return { facts: withLinks(complete(defaults), base), problems: [], configState: 'usable' };
}

/**
 * A widget's facts in the page's language, with a config merged into them. Never rejects: what could not be loaded is
 * reported. Where the config failed, they are those of `withoutConfig`, and no text or company is the built-in firm's. The
 * code for either is downloaded only by pages that need it.
 */
export async function loadFacts<Facts extends SomeTopics>(
  source: FactsSource,
  defaults: Defaults<Facts>,
  spec: Pick<WidgetSpec, 'tag' | 'needs' | 'withoutConfig'>,
): Promise<ConfiguredFacts<Facts>> {
  const atHand = factsAtHand(source, defaults);
  if (atHand) return atHand;
  const configured = await loadAll(source, defaults, spec);
  return { ...configured, facts: withLinks(configured.facts, source.base) };
}

/** Where the messages that the facts ask for cannot be had, the widget goes on without what they are for. */
async function loadAll<Facts extends SomeTopics>(
  source: FactsSource,
  defaults: Defaults<Facts>,
  spec: Pick<WidgetSpec, 'tag' | 'needs' | 'withoutConfig'>,
): Promise<ConfiguredFacts<Facts>> {
  const configured = await loadAnywhere(source, defaults, spec);
  const more = await withMoreMessages(configured.facts, defaults)?.catch(() => undefined);
  return more ? loadAnywhere(source, more, spec) : configured;
}

const withLinks = <Facts extends SomeTopics>(facts: Facts, base: string | undefined): Facts =>
  base ? prefixLinks(facts, base) : facts;

async function loadAnywhere<Facts extends SomeTopics>(
  { config, lang }: FactsSource,
  defaults: Defaults<Facts>,
  { tag, needs, withoutConfig }: Pick<WidgetSpec, 'tag' | 'needs' | 'withoutConfig'>,
): Promise<ConfiguredFacts<Facts>> {
  const localizing = localize(lang, defaults);
  // All downloads run at the same time.
  const fetched =
    config !== undefined &&
    Promise.all([
      import('../page/lazy/configFile').then(({ loadConfig }) => loadConfig(config)),
      import('../content/config'),
    ]).then(
      ([raw, code]) => ({ raw, code }),
      (error: unknown) => ({ error }),
    );
  const { localized, original, problems, lacksLanguage } = await localizing;
  if (!fetched)
    return { facts: complete(localized), problems, original, lacksLanguage, configState: 'usable' };
  try {
    const result = await fetched;
    if ('error' in result) throw result.error;
    const { contrastProblems, lacksNeeded, resolveConfig } = result.code;
    if (!isObject(result.raw)) throw new Error('is no object. Expected { … }: a business JSON');
    const resolved = resolveConfig(result.raw, localized, lang);
    const lines = [...resolved.problems, ...contrastProblems(resolved.business.theme ?? {})].map(
      ({ path, message, expected }) => `config ${path && `${path} `}${message}. Expected ${expected}.`,
    );
    const isIncomplete = lacksNeeded(result.raw, localized, needs);
    if (isIncomplete)
      lines.push(
        `config has no "${needs}", so <${tag}> shows nothing. Expected "${needs}" in the config, or a page without <${tag}>.`,
      );
    return {
      facts: resolved.business,
      problems: [...problems, ...lines],
      original: resolved.original ?? original,
      lacksLanguage,
      configState: isIncomplete ? 'incomplete' : 'usable',
    };
  } catch (error) {
    const facts = { ...localized.facts, company: emptyCompany, ...withoutConfig };
    return {
      facts: complete({ ...localized, facts, texts: {} }),
      problems: [...problems, `config ${messageOf(error)}. ${consequence}`],
      lacksLanguage,
      configState: 'failed',
      slowDownload: (error as Partial<SlowConfigError> | undefined)?.download,
    };
  }
}

interface Localized<Facts extends SomeTopics>
  extends Required<Pick<ConfiguredFacts<Facts>, 'problems' | 'lacksLanguage'>> {
  localized: Defaults<Facts>;
  original?: OriginalFacts;
}

async function localize<Facts extends SomeTopics>(
  lang: string,
  defaults: Defaults<Facts>,
): Promise<Localized<Facts>> {
  const unchanged = { localized: defaults, problems: [], lacksLanguage: false };
  const tag = languageFor(lang);
  if (tag === undefined) return unchanged;
  try {
    const language = await loadLanguage(defaults, tag);
    if (!language) return unchanged;
    const { texts: _, ...facts } = complete(defaults);
    return {
      ...unchanged,
      localized: inLanguage(defaults, tag, language),
      original: { lang: DEFAULT_LANGUAGE, facts },
    };
  } catch (error) {
    const problem = `language "${tag}" could not be loaded (${messageOf(error)}). Using English.`;
    return { localized: defaults, problems: [problem], lacksLanguage: true };
  }
}

/** What the page's author reads after the cause. */
const consequence =
  'Contact forms work; what shows facts of the firm says that it cannot, until this is fixed.';

const isObject = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
