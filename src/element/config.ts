import type { SomeTopics } from '../content/config';

/** An address or the JSON text itself, as an attribute; or the parsed object, as a property. */
export type ConfigSource = string | object;

/** Facts that a config has been laid over, and one sentence for each thing wrong with it. */
export interface ConfiguredFacts<Facts> {
  facts: Facts;
  mistakes: string[];
}

/** Milliseconds to wait for a config before the built-in facts are shown. */
const CONFIG_TIMEOUT = 8_000;

const downloads = new Map<string, Promise<unknown>>();

/**
 * Lays a config over the facts that a widget has built in. Never rejects: where the config cannot be had, they stay.
 * The code that checks it is downloaded only by pages that have a config.
 */
export async function configureFacts<Facts extends SomeTopics>(
  source: ConfigSource,
  builtIn: Facts,
): Promise<ConfiguredFacts<Facts>> {
  try {
    const raw = await readSource(source);
    const { resolveConfig } = await import('../content/config');
    const { business, problems } = resolveConfig(raw, builtIn);
    return {
      facts: business,
      mistakes: problems.map(
        ({ path, message, expected }) => `config ${path && `${path} `}${message}. Expected ${expected}.`,
      ),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { facts: builtIn, mistakes: [`config ${reason}. Using the built-in facts.`] };
  }
}

async function readSource(source: ConfigSource): Promise<unknown> {
  if (typeof source !== 'string') return source;
  if (source.trimStart().startsWith('{')) return parse(source);
  const address = new URL(source, document.baseURI).href;
  let download = downloads.get(address);
  if (!download) {
    download = fetchJson(address);
    downloads.set(address, download);
    // A failure may be over by the time the next widget asks.
    download.catch(() => downloads.delete(address));
  }
  return download;
}

/** @throws with a sentence that follows the word "config". */
async function fetchJson(address: string): Promise<unknown> {
  let json: string;
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      signal: AbortSignal.timeout(CONFIG_TIMEOUT),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    json = await response.text();
  } catch (error) {
    throw new Error(
      `${address} could not be loaded (${error instanceof Error ? error.message : String(error)}). ` +
        'Expected a business JSON on this site, or on one that allows other origins (CORS)',
      { cause: error },
    );
  }
  return parse(json, address);
}

/** @throws with a sentence that follows the word "config". */
function parse(json: string, address = ''): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(
      `${address && `${address} `}is no valid JSON (${(error as Error).message}). Expected what an editor accepts as JSON`,
      {
        cause: error,
      },
    );
  }
}
