/** The config of a page as it came. A file of its own, which the loader calls before the widgets' code is here. */
import { safeDocument } from '../safeDocument';

/** Milliseconds within which a config must be there. One that comes later is shown then. */
const CONFIG_TIMEOUT = 5_000;
/** Milliseconds after which a config is given up. */
const DOWNLOAD_TIMEOUT = 60_000;

/** By URL. */
const downloads = new Map<string, Promise<unknown>>();

/**
 * A config as it came, unchecked. Each file is downloaded once, however many elements name it.
 * @throws SlowConfigError where the download takes longer than 5 seconds. It goes on.
 * @throws where no JSON could be loaded, with a sentence that follows the word "config".
 */
export async function loadConfig(source: string | object): Promise<unknown> {
  if (typeof source !== 'string') return source;
  if (!isUrl(source)) return parse(source);
  const { url, download } = downloadOf(source);
  // The next widget tries again: the failure may have been temporary.
  download.catch(() => downloads.delete(url));
  return Promise.race([download, failAfterTimeout(url, download)]);
}

/**
 * Begins to download what a widget will load. That reports where it fails.
 * @param known the parsed config of a snapshot, which hydrates from the facts that it shows: nothing is downloaded.
 */
export function prefetchConfig(source: unknown, known?: object): void {
  if (typeof source !== 'string' || !isUrl(source)) return;
  if (known) downloads.set(urlOf(source), Promise.resolve(known));
  else downloadOf(source).download.catch(() => {});
}

const isUrl = (source: string): boolean => !source.trimStart().startsWith('{');

const urlOf = (source: string): string => new URL(source, safeDocument.baseURI).href;

function downloadOf(source: string): { url: string; download: Promise<unknown> } {
  const url = urlOf(source);
  const download = downloads.get(url) ?? fetchJson(url);
  downloads.set(url, download);
  return { url, download };
}

/** Its message follows the word "config". */
export class SlowConfigError extends Error {
  constructor(
    url: string,
    readonly download: Promise<unknown>,
  ) {
    super(`${url} is not there after ${CONFIG_TIMEOUT / 1000} seconds. Expected a faster answer`);
  }
}

function failAfterTimeout(url: string, download: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new SlowConfigError(url, download)), CONFIG_TIMEOUT);
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
      `${url} could not be loaded (${(error as Error).message}). ` +
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
      `${url && `${url} `}is no valid JSON (${(error as Error).message}). Expected what an editor accepts as JSON`,
      {
        cause: error,
      },
    );
  }
}
