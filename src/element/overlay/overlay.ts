import type { StoreApi } from 'zustand/vanilla';
import { emit, reportError, track } from '../../page/events';
import {
  beginningIn,
  dropHash,
  hashNames,
  isFollowedHere,
  linkOf,
  overlayId,
  overlayName,
  urlHere,
} from '../../page/hash';
import {
  adoptUrl,
  isOpenInHistory,
  OPEN,
  openOverlays,
  pushOverlay,
  replaceOverlays,
} from '../../page/overlayHistory';
import { safeDocument } from '../../page/safeDocument';
import type { Overlay, OverlayState } from '../spec';

/** The settings of a widget that may have an `open` attribute. */
type OpenSettings = { attributes: { open?: boolean } };

/** Connects an overlay to the page around it. */
export interface OverlayBinding {
  /** Starts to listen to the page's URL and links. */
  connect(): void;
  disconnect(): void;
}

/**
 * Binds an overlay to the page: a link or a URL with its hash opens it, the browser's Back closes it again however it was
 * opened, `bio-open` and `bio-close` report both, and where the widget has an `open` attribute, attribute and state follow
 * each other.
 */
export function bindOverlay(
  element: HTMLElement,
  overlay: Overlay,
  store: StoreApi<OverlayState>,
  settings: StoreApi<OpenSettings>,
): OverlayBinding {
  const tag = element.localName;
  /** The state that was reported last. */
  let reported = false;
  /** While it is open: the URL that Back leads to; undefined where the overlay's hash tells. */
  let closedUrl: string | undefined;
  /** The browser is going back because it was closed. */
  let leaving = false;
  let listening: AbortController | undefined;

  const isOverlay = () => element.matches(overlay.selector);
  const id = () => overlayId(element, overlay);
  const isNamedBy = (hash: string) => hashNames(hash, id());
  const name = () => overlayName(element, overlay);

  /** Gives the open overlay its entry in the browser's history. */
  const enterHistory = () => {
    const isNamed = isNamedBy(location.hash);
    closedUrl = isNamed ? undefined : location.href;
    if (leaving || isOpenInHistory(name())) return;
    if (isNamed) adoptUrl(name());
    else pushOverlay(name());
  };

  const report = () => {
    const { open } = store.getState();
    if (open === reported || !isOverlay()) return;
    reported = open;
    if (open) enterHistory();
    else leaveHistory();
    if ('open' in settings.getState().attributes) Reflect.set(element, 'open', open);
    element.toggleAttribute(OPEN, open);
    emit(element, open ? 'bio-open' : 'bio-close', { tag });
    if (open) track(element, 'open', { tag });
  };

  /** Opens it as a hash says, such as `#audit=roof`. */
  const openAt = (hash: string) => {
    const { open, show, begin } = store.getState();
    const beginning = isNamedBy(hash) ? beginningIn(hash) : undefined;
    if (beginning) begin?.(beginning);
    if (!open) show();
  };

  const followAttribute = (wanted: boolean | undefined) => {
    const { open, show, hide } = store.getState();
    if (wanted && !open) show();
    if (!wanted && open) hide();
  };

  /** Opens or closes it as the URL and the entry of the history say. */
  const followHistory = () => {
    if (!isOverlay()) return;
    const { open, hide } = store.getState();
    if (isNamedBy(location.hash) || isOpenInHistory(name())) {
      if (open) enterHistory();
      else openAt(location.hash);
    } else if (open && [undefined, location.href].includes(closedUrl)) hide();
    // At any other URL the page has gone on by itself, and the overlay stays as it is.
  };

  const onPopState = () => {
    if (!leaving) followHistory();
  };

  /** Takes the closed overlay out of the history. Also while it is removed from the page: the browser goes back later. */
  const leaveHistory = () => {
    if (leaving || !leaveOverlay(name(), id())) return;
    leaving = true;
    const onBack = () => {
      leaving = false;
      if (store.getState().open) enterHistory(); // opened again meanwhile
    };
    addEventListener('popstate', onBack, { once: true });
  };

  /** An entry of the browser's own for the link would not be told from one that replaced another. */
  const followLink = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isFollowedHere(event, link) || !isNamedBy(link.hash) || !isOverlay()) return;
    const isThere = isNamedBy(location.hash) || isOpenInHistory(name());
    if (isThere || pushOverlay(name(), urlHere(link))) event.preventDefault();
    const wasOpen = store.getState().open;
    followHistory();
    if (wasOpen) openAt(link.hash); // with something else, perhaps
  };

  if (isOverlay() && id() === undefined)
    reportError(
      element,
      'bad-attribute',
      `${safeDocument.getElementById(overlay.hash) ? `has no id, and #${overlay.hash} is another element of the page` : 'is the second of its kind on this page and has no id'}, so no link opens it: expected id="…" on it, and a link to that id.`,
    );
  store.subscribe(report);
  settings.subscribe(({ attributes: now }, { attributes: before }) => {
    if (now.open !== before.open) followAttribute(now.open);
  });
  if (settings.getState().attributes.open) followAttribute(true);
  report(); // it may have been opened before the settings were known

  return {
    connect() {
      if (listening) return;
      listening = new AbortController();
      const { signal } = listening;
      addEventListener('popstate', onPopState, { signal });
      addEventListener('hashchange', followHistory, { signal });
      safeDocument.addEventListener('click', followLink, { signal });
      onPopState();
    },
    disconnect() {
      listening?.abort();
      listening = undefined;
    },
  };
}

/**
 * Takes an overlay that was closed out of the history, and its hash out of the URL.
 * @param id by which a link opens it, if there is one.
 * @returns whether the browser goes back for it, which ends with a `popstate`.
 */
function leaveOverlay(name: string, id: string | undefined): boolean {
  const names = openOverlays();
  if (names.at(-1) === name) {
    history.back();
    return true;
  }
  if (isOpenInHistory(name)) replaceOverlays(names.filter((other) => other !== name));
  if (hashNames(location.hash, id)) dropHash();
  return false;
}
