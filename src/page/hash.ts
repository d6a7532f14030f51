import { safeDocument } from './safeDocument';

/** How an overlay on the page is found by the hash of a URL. */
export interface OverlayTarget {
  /** The hash, without `#`, that opens the first overlay of its kind where the element has no id. */
  hash: string;
  /** Selects the elements that are overlays, such as `bio-estimator[mode="panel"]`. */
  selector: string;
}

/**
 * The id by which a link opens an overlay: its own id, or the default of its kind for the first one without an id.
 * @returns undefined for a second one without an id, and where the page has an element of that id: no link opens it.
 */
export function overlayId(element: Element, { hash, selector }: OverlayTarget): string | undefined {
  if (element.id) return element.id;
  const target = safeDocument.getElementById(hash);
  if (target && !target.localName.startsWith('bio-')) return undefined;
  const first = safeDocument.querySelector(`:is(${selector}):not([id])`);
  return !first || first === element ? hash : undefined;
}

/** What tells an overlay from others in the browser's history, also one that no link opens. */
export const overlayName = (element: Element, target: OverlayTarget): string =>
  overlayId(element, target) ?? element.localName;

/**
 * Whether a hash names an id, as browsers compare them: literally, or percent-decoded. Behind the id it may say what an overlay
 * begins with: `#audit=roof`.
 * @param hash with its `#`; empty where there is none.
 */
export function hashNames(hash: string, id: string | undefined): boolean {
  const fragment = hash.slice(1);
  const isNamed = (text: string) => text === id || text.startsWith(`${id}=`);
  if (fragment === '' || id === undefined || isNamed(fragment)) return fragment !== '' && id !== undefined;
  try {
    return isNamed(decodeURIComponent(fragment));
  } catch {
    return false; // such as "#100%"
  }
}

/** What an overlay is to begin with, as a hash says: `roof` in `#audit=roof`. */
export const beginningIn = (hash: string): string | undefined => /=(.+)/.exec(hash)?.[1];

export const withoutHash = ({ href }: { href: string }): string => href.split('#', 1)[0] ?? '';

/** Whether a link leads to a place in this document: also by how it is written, which a `<base>` of the page changes. */
export const leadsHere = (link: HTMLAnchorElement): boolean =>
  /^\s*#/.test(link.getAttribute('href') ?? '') || withoutHash(link) === withoutHash(location);

/** The URL of the place in this document that a link leads to. */
export const urlHere = ({ hash }: HTMLAnchorElement): string => withoutHash(location) + hash;

/** Follows a link within this document where the browser would leave it for the page's `<base>`. */
export function followHere(event: Event, link: HTMLAnchorElement): void {
  if (withoutHash(link) === withoutHash(location)) return;
  event.preventDefault();
  location.assign(urlHere(link));
}

/** The link that an event happened in, also inside shadow roots. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((node) => node instanceof HTMLAnchorElement);

/** Whether a click is none of those that browsers answer in another way, such as by a new tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Whether a click follows a link within this document and this tab. */
export function isFollowedHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isThisTab = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return isPlainClick(event) && isThisTab && !event.defaultPrevented && leadsHere(link);
}

/** Takes the hash out of the page's URL, without an entry in the browser's history. */
export function dropHash(): void {
  try {
    // The whole URL: a relative one would be resolved against the page's <base>, which may be of another origin.
    history.replaceState(history.state, '', withoutHash(location));
  } catch {
    // Browsers refuse where it is done too often, and in some frames. The hash stays; a link to it still opens the overlay.
  }
}

/** Elements whose press runs a script. Others, such as links, fields and `<summary>`, act by themselves. */
export const SCRIPTED = 'button,[data-scripted]';
