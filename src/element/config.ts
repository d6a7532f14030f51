import { belowBase } from '../content/belowBase';
import type { NeutralByLanguage, SomeTopics } from '../content/config';
import { safeDocument } from '../page/safeDocument';
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

/** Milliseconds within which a config must be there. One that comes later is shown then. */
const CONFIG_TIMEOUT = 5_000;
/** Milliseconds after which a config is given up. */
const DOWNLOAD_TIMEOUT = 60_000;

const downloads = new Map<string, Promise<unknown>>();

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
  const fetched = Promise.all([readSource(config), import('../content/config')]).then(
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
      late: error instanceof LateError ? error.download : undefined,
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
    const { localizeFacts } = await import('../content/languages/localizeFacts');
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

async function readSource(source: ConfigSource): Promise<unknown> {
  if (typeof source !== 'string') return source;
  if (source.trimStart().startsWith('{')) return parse(source);
  const url = new URL(source, safeDocument.baseURI).href;
  let download = downloads.get(url);
  if (!download) {
    download = fetchJson(url);
    downloads.set(url, download);
    // The next widget tries again: the failure may have been temporary.
    download.catch(() => downloads.delete(url));
  }
  return Promise.race([download, failLate(url, download)]);
}

class LateError extends Error {
  constructor(
    url: string,
    readonly download: Promise<unknown>,
  ) {
    super(`${url} is not there after ${CONFIG_TIMEOUT / 1000} seconds. Expected a faster answer`);
  }
}

function failLate(url: string, download: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new LateError(url, download)), CONFIG_TIMEOUT);
    const stop = () => clearTimeout(timer);
    download.then(stop, stop);
  });
}

/** @throws with a sentence that follows the word "config". */
async function fetchJson(url: string): Promise<unknown> {
  let json: string;
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    json = await response.text();
  } catch (error) {
    throw new Error(
      `${url} could not be loaded (${messageOf(error)}). ` +
        'Expected a business JSON on this site, or on one that allows other origins (CORS)',
      { cause: error },
    );
  }
  return parse(json, url);
}

/** @throws with a sentence that follows the word "config". */
function parse(json: string, url = ''): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(
      `${url && `${url} `}is no valid JSON (${messageOf(error)}). Expected what an editor accepts as JSON`,
      {
        cause: error,
      },
    );
  }
}
