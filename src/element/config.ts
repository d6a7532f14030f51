import { belowBase } from '../content/belowBase';
import type { NeutralByLanguage, SomeTopics } from '../content/config';
import { loadLanguage } from '../content/languages';
import type { LateError } from '../page/lazy/configFile';
import type { ConfigState, WidgetSpec } from './spec';

/** A URL or the JSON text itself, as an attribute; or the parsed object, as a property. */
export type ConfigSource = string | object;

/** What a widget's facts are made from, besides the built-in ones in English. */
export interface FactsSource {
  config: ConfigSource | undefined;
  /** Tag of another built-in language. */
  language: string | undefined;
  /** Path below which the site's pages lie. */
  base?: string | undefined;
}

/** Facts into which a config was merged, and one sentence for each problem with it. */
export interface ConfiguredFacts<Facts> {
  /** Where the config failed, they are not those of the page's firm. */
  facts: Facts;
  configState: ConfigState;
  problems: string[];
  /** The language could not be loaded: the facts are in English. */
  lacksLanguage?: boolean;
  /** Where the config was not there in time: settled when it has come, or cannot come. */
  late?: Promise<unknown> | undefined;
}

/**
 * The built-in facts in the page's language, with a config merged into them. Never rejects: what could not be loaded is
 * reported, and the facts stay as they are, which must not be shown in the name of a firm whose config failed. The code
 * for either is downloaded only by pages that need it.
 */
export async function loadFacts<Facts extends SomeTopics>(
  source: FactsSource,
  builtIn: Facts,
  spec: Pick<WidgetSpec, 'tag' | 'needs'>,
): Promise<ConfiguredFacts<Facts>> {
  const configured = await loadAnywhere(source, builtIn, spec);
  return source.base ? { ...configured, facts: belowBase(configured.facts, source.base) } : configured;
}

async function loadAnywhere<Facts extends SomeTopics>(
  { config, language }: FactsSource,
  builtIn: Facts,
  { tag, needs }: Pick<WidgetSpec, 'tag' | 'needs'>,
): Promise<ConfiguredFacts<Facts>> {
  const localizing = localize(language, builtIn);
  if (config === undefined) return localizing;
  // All downloads run at the same time.
  const fetched = Promise.all([
    import('../page/lazy/configFile').then(({ loadConfig }) => loadConfig(config)),
    import('../content/config'),
  ]).then(
    ([raw, code]) => ({ raw, code }),
    (error: unknown) => ({ error }),
  );
  const { facts, problems, translated, lacksLanguage = false } = await localizing;
  try {
    const result = await fetched;
    if ('error' in result) throw result.error;
    const { contrastProblems, lacksNeeded, resolveConfig } = result.code;
    if (!isObject(result.raw)) throw new Error('is no object. Expected { … }: a business JSON');
    const resolved = resolveConfig(result.raw, facts, translated);
    const lines = [...resolved.problems, ...contrastProblems(resolved.business.theme ?? {})].map(
      ({ path, message, expected }) => `config ${path && `${path} `}${message}. Expected ${expected}.`,
    );
    const isIncomplete = lacksNeeded(result.raw, facts, needs);
    if (isIncomplete)
      lines.push(
        `config has no "${needs}", so <${tag}> shows nothing. Expected "${needs}" in the config, or a page without <${tag}>.`,
      );
    return {
      facts: resolved.business,
      problems: [...problems, ...lines],
      lacksLanguage,
      configState: isIncomplete ? 'incomplete' : 'usable',
    };
  } catch (error) {
    return {
      facts,
      problems: [...problems, `config ${messageOf(error)}. ${consequence}`],
      lacksLanguage,
      configState: 'failed',
      late: (error as Partial<LateError> | undefined)?.download,
    };
  }
}

async function localize<Facts extends SomeTopics>(
  language: string | undefined,
  builtIn: Facts,
): Promise<ConfiguredFacts<Facts> & { translated?: NeutralByLanguage }> {
  const configState = 'usable';
  if (language === undefined) return { facts: builtIn, problems: [], configState };
  try {
    // Both at the same time: the language is not fetched again.
    const [{ localizeFacts }] = await Promise.all([
      import('../content/languages/localizeFacts'),
      loadLanguage(builtIn, language),
    ]);
    return { ...(await localizeFacts(builtIn, language)), problems: [], configState };
  } catch (error) {
    return {
      facts: builtIn,
      problems: [`language "${language}" could not be loaded (${messageOf(error)}). Using English.`],
      lacksLanguage: true,
      configState,
    };
  }
}

/** What the page's author reads after the cause. */
const consequence = 'No prices are shown and nothing is sent until it is mended.';

const isObject = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
