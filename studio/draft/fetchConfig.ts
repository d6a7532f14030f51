import type { ConfigJson } from './draft';
import { ConfigError, readConfig, SIZE_LIMIT, TOO_LARGE } from './readConfig';
import { readLimited, TooLarge } from './readLimited';

/** Milliseconds that an address has to answer. */
const TIMEOUT = 15_000;

/** The config at an address. @throws ConfigError that says why there is none, and what to do. */
export async function fetchConfig(address: string): Promise<ConfigJson> {
  const url = parseAddress(address);
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { signal, cache: 'no-cache', credentials: 'omit' }).catch(() => {
    throw new ConfigError(signal.aborted ? SLOW : unreachable(url));
  });
  if (!response.ok)
    throw new ConfigError(`The address answers with an error (status ${response.status}). Is it complete?`);
  return readConfig(await bodyOf(response, signal));
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

async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return response.body ? await readLimited(response.body, SIZE_LIMIT) : '';
  } catch (error) {
    if (error instanceof TooLarge) throw new ConfigError(TOO_LARGE);
    throw new ConfigError(signal.aborted ? SLOW : 'The answer broke off. Try again.');
  }
}

const SLOW = `The address does not answer within ${TIMEOUT / 1_000} seconds.`;

function unreachable({ protocol }: URL): string {
  if (!navigator.onLine) return 'There is no network.';
  if (location.protocol === 'https:' && protocol === 'http:')
    return 'Browsers do not read http:// addresses from this page. Use https://, or download the file and open it.';
  return 'Nothing can be read at this address: there is no such server, or it lets no other site read the file (CORS). Download the file and open it instead.';
}
