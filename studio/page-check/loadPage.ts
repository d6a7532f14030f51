import { isWebAddress, type Network, textOf } from '../../src/check-page/network';
import { parseUrl } from '../../src/check-page/page';
import type { PageSource } from './sourcePage';

/**
 * The web address that somebody typed, also without its beginning.
 * @returns undefined for anything else, such as `javascript:`, `data:` and `file:`.
 */
export function addressOf(typed: string): URL | undefined {
  const text = typed.trim();
  const isBare = /^[\w.-]+(?::\d+)?(?:[/?#]|$)/.test(text);
  const begins = /^(?:localhost|127\.0\.0\.1)(?![\w.-])/.test(text) ? 'http' : 'https';
  const url = parseUrl(isBare ? `${begins}://${text}` : text);
  return url && isWebAddress(url) ? url : undefined;
}

/** Why a page could not be had. `unreadable`: this page may not read it, its visitor may. */
export interface Refusal {
  reason: 'unreadable' | 'offline' | 'failed';
  what: string;
  /** Of the page. */
  address: string;
}

/** Loads a page's HTML, as far as the browser allows it. */
export async function loadPage(address: URL, network: Network): Promise<PageSource | Refusal> {
  const answer = await network.get(address);
  const refusal = (reason: Refusal['reason'], what: string): Refusal => ({
    reason,
    what,
    address: address.href,
  });
  if (typeof answer === 'string')
    return navigator.onLine
      ? refusal('unreadable', 'Your browser may not read this page from here')
      : refusal('offline', 'There is no network just now. A pasted source can be checked without one');
  if (!answer.ok)
    return refusal('failed', `There is no page at this address: the server answers ${answer.status}`);
  if (!/html/.test(answer.type))
    return refusal('failed', `At this address is no web page, but ${answer.type || 'something else'}`);
  return { html: textOf(answer), address: parseUrl(answer.url) ?? address, policy: answer.policy };
}
