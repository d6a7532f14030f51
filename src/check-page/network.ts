import { parseUrl } from './page';

/** What a server answers, or why there is no answer. */
export type Answer =
  | {
      status: number;
      ok: boolean;
      /** Such as `text/html`. */
      type: string;
      body: ArrayBuffer;
      url: string;
      /** Its Content-Security-Policy, `''` for none; undefined where that may not be read. */
      policy: string | undefined;
    }
  /**
   * `unreadable`: there is none, or it may not be read from here. `mixed`: an `https` page may not ask for `http`.
   * `forbidden`: the policy of the page that asks forbids it.
   */
  | 'unreadable'
  | 'mixed'
  | 'forbidden';

/** Asks for what is named in a page. Each address is asked once. */
export interface Network {
  get: (url: URL) => Promise<Answer>;
}

/** How long an answer may take, in ms. */
const PATIENCE = 15_000;

/** @param isForbidden whether the page's policy has refused a request. */
export function createNetwork(isForbidden: (url: URL) => boolean = () => false): Network {
  const asked = new Map<string, Promise<Answer>>();
  return {
    get: (url) => {
      const answer = asked.get(url.href) ?? ask(url, isForbidden);
      asked.set(url.href, answer);
      return answer;
    },
  };
}

async function ask(url: URL, isForbidden: (url: URL) => boolean): Promise<Answer> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      cache: 'no-cache',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return {
      status: response.status,
      ok: response.ok,
      type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
      body: await response.arrayBuffer(),
      url: response.url,
      policy:
        parseUrl(response.url)?.origin === location.origin
          ? (response.headers.get('content-security-policy') ?? '')
          : undefined,
    };
  } catch {
    if (location.protocol === 'https:' && url.protocol === 'http:') return 'mixed';
    await new Promise((resolve) => setTimeout(resolve, 100)); // the browser reports what it has refused a moment later
    return isForbidden(url) ? 'forbidden' : 'unreadable';
  }
}

export const textOf = ({ body }: { body: ArrayBuffer }): string => new TextDecoder().decode(body);

/** An address that may be asked for: nothing else is ever loaded. */
export const isWebAddress = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** The object that a JSON text is; undefined for any other text. */
export function asObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
