import type { StoreApi } from 'zustand/vanilla';
import { emit, reportError, track } from './events';
import type { Overlay, OverlayState } from './spec';

/** The settings of a widget that may have an `open` attribute. */
type OpenSettings = { attributes: { open?: boolean } };

/** The ties between an overlay and the page around it. */
export interface OverlayTies {
  /** Listens to the address and the links of the page, from now on. */
  connect(): void;
  disconnect(): void;
}

/**
 * Joins a widget that opens over the page to that page: a link or an address with its hash opens it, the browser's
 * Back closes it again, events tell of both, and where the widget has an `open` attribute, attribute and state follow
 * each other.
 */
export function tieOverlay(
  element: HTMLElement,
  overlay: Overlay,
  store: StoreApi<OverlayState>,
  settings: StoreApi<OpenSettings>,
): OverlayTies {
  const tag = element.localName;
  /** What the page has been told last. */
  let told = false;
  /** Whether the address opened it: then the address closes it, too. */
  let byAddress = false;
  let listening: AbortController | undefined;

  const isOverlay = () => element.matches(overlay.selector);
  const isNamedBy = (hash: string) => names(hash, nameOf(element, overlay));

  const tell = () => {
    const { open } = store.getState();
    if (open === told || !isOverlay()) return;
    told = open;
    if (!open) {
      byAddress = false;
      if (isNamedBy(location.hash)) dropHash();
    }
    if ('open' in settings.getState().attributes) Reflect.set(element, 'open', open);
    emit(element, open ? 'bio-open' : 'bio-close', { tag });
    if (open) track(element, 'open', { tag });
  };

  const followAttribute = (wanted: boolean | undefined) => {
    const { open, show, hide } = store.getState();
    if (wanted && !open) show();
    if (!wanted && open) hide();
  };

  const followAddress = () => {
    if (!isOverlay()) return;
    const { open, show, hide } = store.getState();
    if (!isNamedBy(location.hash)) {
      if (byAddress) hide();
    } else if (!open) {
      byAddress = true;
      show();
    }
  };

  /** A link to the hash that the address already has: the browser tells of no change. */
  const followLink = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link && isFollowedHere(event, link) && isNamedBy(link.hash)) followAddress();
  };

  if (isOverlay() && nameOf(element, overlay) === undefined)
    reportError(
      element,
      'bad-attribute',
      `is the second of its kind on this page and has no id, so no link opens it: expected id="…" on it, and a link to that id.`,
    );
  store.subscribe(tell);
  settings.subscribe(({ attributes: now }, { attributes: before }) => {
    if (now.open !== before.open) followAttribute(now.open);
  });
  if (settings.getState().attributes.open) followAttribute(true);
  tell(); // it may have been opened before the settings were known

  return {
    connect() {
      if (listening) return;
      listening = new AbortController();
      const { signal } = listening;
      addEventListener('hashchange', followAddress, { signal });
      document.addEventListener('click', followLink, { signal });
      followAddress();
    },
    disconnect() {
      listening?.abort();
      listening = undefined;
    },
  };
}

/** The hash it answers, without `#`; undefined for one without an id that is not the first of its kind. */
function nameOf(element: HTMLElement, { hash, selector }: Overlay): string | undefined {
  if (element.id) return element.id;
  const first = document.querySelector(`:is(${selector}):not([id])`);
  return !first || first === element ? hash : undefined;
}

/** Whether a hash names an id, as browsers read it: as it stands, or decoded. */
function names(hash: string, id: string | undefined): boolean {
  const raw = hash.slice(1);
  if (raw === id) return true;
  try {
    return decodeURIComponent(raw) === id;
  } catch {
    return false; // such as "#100%"
  }
}

const withoutHash = ({ href }: { href: string }): string => href.split('#', 1)[0] ?? '';

/** Whether a press on a link stays in this document. */
function isFollowedHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return isPlain && isHere && !event.defaultPrevented && withoutHash(link) === withoutHash(location);
}

function dropHash(): void {
  try {
    // The whole address: a shorter one would be read against the page's <base>.
    history.replaceState(history.state, '', withoutHash(location));
  } catch {
    // Browsers refuse where it is done too often, and in some frames. The hash stays, and a link to it still opens.
  }
}
