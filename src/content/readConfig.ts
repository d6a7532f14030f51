import type { ConfigJson } from './resolved';

/** What a config may have in bytes: a hundred times an ordinary one. More would be a mistake, and slow in the editor. */
export const SIZE_LIMIT = 2_000_000;
/** How deep objects and lists may lie in each other: four times as deep as the schema knows. */
export const DEPTH_LIMIT = 50;
/** Milliseconds that an address has to answer. */
const TIMEOUT = 15_000;

/** Says in a sentence to read what is wrong with a text that is to be a config. */
export class ConfigError extends Error {}

/**
 * The config that a text holds.
 * @throws ConfigError with the line and the column of a mistake
 */
export async function readConfig(text: string): Promise<ConfigJson> {
  if (text.trim() === '') throw new ConfigError('There is nothing in it.');
  if (text.length > SIZE_LIMIT) throw new ConfigError(TOO_LARGE);
  if (text.trimStart().startsWith('<'))
    throw new ConfigError(
      'This is a web page (HTML), not JSON. Take the address or the file of the JSON itself.',
    );
  const { parseJsonFile } = await import('./jsonFile');
  try {
    return asConfig(parseJsonFile(text));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    // Brackets within brackets, without end.
    if (error instanceof RangeError) throw new ConfigError(TOO_DEEP);
    throw new ConfigError(`This ${error instanceof Error ? error.message : 'is no JSON'}.`);
  }
}

/** @throws ConfigError where a value cannot be a config. */
export function asConfig(value: unknown): ConfigJson {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError('This is JSON, but no config: a config is an object, { … }.');
  if (isDeeper(value, DEPTH_LIMIT)) throw new ConfigError(TOO_DEEP);
  return value as ConfigJson;
}

export const TOO_LARGE = `This is larger than ${SIZE_LIMIT / 1_000_000} MB, which no config needs.`;
const TOO_DEEP = 'This has too many brackets within each other, which no config needs.';

const isDeeper = (value: unknown, limit: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1)));

/** The config at an address. @throws ConfigError that says why there is none, and what to do. */
export async function fetchConfig(address: string): Promise<ConfigJson> {
  const url = parseAddress(address);
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { signal, cache: 'no-cache', credentials: 'omit' }).catch(() => {
    throw new ConfigError(signal.aborted ? SLOW : unreachable(url));
  });
  if (!response.ok)
    throw new ConfigError(`The address answers with an error (status ${response.status}). Is it complete?`);
  const text = response.body ? readLimited(response.body) : Promise.resolve('');
  return readConfig(
    await text.catch((error: unknown) => {
      if (error instanceof ConfigError) throw error;
      throw new ConfigError(signal.aborted ? SLOW : 'The answer broke off. Try again.');
    }),
  );
}

/**
 * All text of a stream of UTF-8.
 * @param limit in bytes. What comes after is not waited for.
 * @throws ConfigError where it holds more
 */
export async function readLimited(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit = SIZE_LIMIT,
): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > limit) {
      void reader.cancel().catch(() => {});
      throw new ConfigError(TOO_LARGE);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseAddress(address: string): URL {
  const trimmed = address.trim();
  // Browsers show addresses without it, so people leave it out.
  const complete = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.canParse(complete) ? new URL(complete) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new ConfigError(
      'This is no address of a file. It begins with https:// and ends with the file’s name.',
    );
  return url;
}

const SLOW = `The address does not answer within ${TIMEOUT / 1_000} seconds.`;

function unreachable({ protocol }: URL): string {
  if (!navigator.onLine) return 'There is no network.';
  if (location.protocol === 'https:' && protocol === 'http:')
    return 'Browsers do not read http:// addresses from this page. Use https://, or download the file and open it.';
  return 'Nothing can be read at this address: there is no such server, or it lets no other site read the file (CORS). Download the file and open it instead.';
}
