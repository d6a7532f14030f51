import { useWindowValue } from '../../webapp/useWindowValue';

/** The address of a draft as a page of its own, relative to the studio. */
export const pageUrl = (id: string, tag: string): string => `page.html#${id}/${tag}`;

/** What such an address names; undefined for none, or no widget. */
export function readPageHash(hash: string): { id: string; tag: string } | undefined {
  const [, id, tag] = /^#([\w-]+)\/(bio-[a-z-]+)$/.exec(hash) ?? [];
  return id === undefined || tag === undefined ? undefined : { id, tag };
}

const VIEW = '#share';

/** The address of the studio that opens a packed draft. */
export const shareUrl = (packed: string): string => `${location.href.replace(/#.*/, '')}${VIEW}/${packed}`;

const read = (): string | undefined =>
  location.hash.startsWith(`${VIEW}/`) ? location.hash.slice(VIEW.length + 1) : undefined;

/** The packed draft that the page's address holds. */
export const useSharedPart = (): string | undefined => useWindowValue('hashchange', read);

/** Takes it out of the address, so that a reload does not ask again. */
export const forgetSharedPart = (): void => location.replace(VIEW);

/**
 * What becomes of a link of some length. Old mail programs take 2,083 characters, as Internet Explorer did. Mail services
 * that check links on their own servers hand the whole link to one in an address, and servers commonly take 8 kB.
 */
export function linkLength(link: string): { kind: 'fine' | 'long' | 'tooLong'; limit: number } {
  if (link.length > 8_000) return { kind: 'tooLong', limit: 8_000 };
  return { kind: link.length > 2_000 ? 'long' : 'fine', limit: 2_000 };
}
