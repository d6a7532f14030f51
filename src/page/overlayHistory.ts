import { dropHash, withoutHash } from './hash';

/**
 * An open overlay has an entry of its own in the browser's history, so that Back closes it instead of leaving the page. The
 * entry's state lists the overlays that are open at it, the uppermost last, beside what the page keeps there.
 */
const KEY = 'bioOverlays';

/** Borne by an element while its dialog is open, before the browser shows that: for the page's styles. */
export const OPEN = 'data-open';

/** The names of the overlays that are open at the current entry. */
export function openOverlays(): readonly unknown[] {
  const names: unknown = (Object(history.state) as Record<string, unknown>)[KEY];
  return Array.isArray(names) ? names : [];
}

export const isOpenInHistory = (name: string | undefined): boolean => openOverlays().includes(name);

const stateWith = (names: readonly unknown[]) => ({ ...history.state, [KEY]: names });

/**
 * Adds an entry at which an overlay is open. The page's own hooks of `pushState`, such as those that count page views, are
 * not called: to them nothing has changed.
 * @returns false where the browser refuses, as in some frames: the overlay opens without an entry.
 */
export function pushOverlay(name: string, url: string = location.href): boolean {
  try {
    History.prototype.pushState.call(history, stateWith([...openOverlays(), name]), '', url);
    return true;
  } catch {
    return false;
  }
}

/** Adds an entry for an overlay that the page's URL names. Where none of the closed page lies below it, one is put there. */
export function adoptUrl(name: string): void {
  const { href } = location;
  if (hasClosedEntryBelow()) replaceOverlays([...openOverlays(), name]);
  else {
    dropHash();
    pushOverlay(name, href);
  }
}

/** Whether Back leads to the same page without the hash. Browsers of before 2026 may not tell. */
function hasClosedEntryBelow(): boolean {
  const { navigation } = self as Partial<typeof self>;
  const below = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return below?.sameDocument === true && below.url === withoutHash(location);
}

/** Says which overlays are open at the current entry. */
export function replaceOverlays(names: readonly unknown[]): void {
  try {
    history.replaceState(stateWith(names), '', location.href);
  } catch {
    // As it was: Back closes the overlay by the URL.
  }
}
