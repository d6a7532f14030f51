import {
  beginningIn,
  dropHash,
  hashNames,
  isFollowedHere,
  isPlainClick,
  leadsHere,
  linkOf,
  type OverlayTarget,
  overlayId,
  overlayName,
  SCRIPTED,
  urlHere,
} from '../../page/hash';
import { INTENT_EVENTS } from '../../page/intentEvents';
import { adoptUrl, isOpenInHistory, OPEN, pushOverlay } from '../../page/overlayHistory';
import { safeDocument } from '../../page/safeDocument';
import { nextPaint } from '../../page/scheduling';
import { type Island, islandsIn } from '../registry';

/** The name of an island's overlay in the browser's history; undefined where it stands in the page. */
const nameOf = ({ element, spec: { overlay } }: Island): string | undefined =>
  overlay && element.matches(overlay.selector) ? overlayName(element, overlay) : undefined;

/** Whether a hash opens an island's overlay, or leads to a link target inside the island. */
const isNamedBy = (island: Island, hash: string): boolean =>
  nameOf(island) === undefined
    ? [...island.element.children].some(({ slot }) => slot !== '' && hashNames(hash, slot))
    : hashNames(hash, nameOf(island));

/** All kinds of overlays that the page has had, hydrated ones too. */
const overlayTargets = new Set<OverlayTarget>();

/**
 * Whether an event happened in a link that opens an overlay and does nothing else: what the visitor waits for is the overlay,
 * not the widget that the link stands in.
 */
export function isForOverlay(event: Event): boolean {
  const link = linkOf(event);
  if (!link || !leadsHere(link) || link.matches(SCRIPTED)) return false;
  return [...overlayTargets].some((target) =>
    [...safeDocument.querySelectorAll(target.selector)].some((element) =>
      hashNames(link.hash, overlayId(element, target)),
    ),
  );
}

/** Resolves when the dialog that was opened last is painted. What occupies the processor waits for it. */
export let dialogPainted: Promise<void> | undefined;

const dialogIn = ({ element }: Island) => element.shadowRoot?.querySelector('dialog');

/**
 * Does what the page's hash, or its entry in the browser's history, asks of an island. A dialog in the markup opens and
 * closes by itself, and its code hydrates it as it is; anything else that the hash names hydrates. One that begins with
 * something of its own, which the markup does not show, is opened by its code.
 * @param link that was pressed, if any.
 */
export function followHash(island: Island, link?: Element): void {
  const { element, spec, signal, hydrate, ask } = island;
  const dialog = dialogIn(island);
  const isOpen = () => isOpenInHistory(nameOf(island));
  const isNamed = () => isNamedBy(island, location.hash);
  if (!isOpen() && !isNamed()) closeDialog(island);
  else if (!dialog && nameOf(island) === undefined) hydrate();
  else if (!dialog || (!dialog.open && beginningIn(location.hash))) ask(link);
  else if (!dialog.open) {
    element.toggleAttribute(OPEN, true); // first, because the dialog makes the browser style the page anew
    if (spec.attributes.includes('open')) element.setAttribute('open', '');
    dialog.showModal();
    island.wasClosed = false;
    // With its entry, hash or attribute still there, hydration would open it again.
    const onClose = () => {
      if (dialog.open || island.wasClosed) return; // opened again meanwhile, or of an earlier opening
      island.wasClosed = true;
      if (element.shadowRoot?.querySelector('[data-floating]')) dialog.querySelector('form')?.reset(); // it starts over
      if (isOpen()) history.back();
      else if (isNamed()) dropHash();
      forgetOpen(element);
    };
    dialog.addEventListener('close', onClose, { signal });
    dialogPainted = nextPaint();
    void dialogPainted.then(() => ask());
  }
}

/**
 * Opens the dialog in the markup of an island, as a method or an attribute asks.
 * @returns undefined where there is none, or the browser refuses the entry by which hydration finds it open.
 */
export function openDialog(island: Island): true | undefined {
  const name = nameOf(island);
  const dialog = dialogIn(island);
  if (!name || !dialog || !(dialog.open || isOpenInHistory(name) || pushOverlay(name))) return undefined;
  followHash(island);
  return true;
}

/**
 * Closes it, as a method, an attribute or the browser's Back asks.
 * @returns undefined where none was open.
 */
export function closeDialog(island: Island): true | undefined {
  const dialog = dialogIn(island);
  if (!dialog?.open) return undefined;
  forgetOpen(island.element); // the event comes later, and the attribute would open it again until then
  dialog.close();
  return true;
}

/**
 * Does what a press asks of the dialog in the markup: the floating button opens it, the button in its head closes it.
 * @returns undefined where it asks nothing of it.
 */
export function pressDialogButton(island: Island, event: MouseEvent): true | undefined {
  const [pressed] = event.composedPath();
  if (!(pressed instanceof Element) || !isPlainClick(event)) return undefined;
  if (pressed.closest('[data-floating]')) return openDialog(island);
  return pressed.closest('[data-close]') ? closeDialog(island) : undefined;
}

/** The page reads there whether it is open. */
function forgetOpen(element: Element): void {
  Reflect.deleteProperty(element, 'open');
  element.removeAttribute('open');
  element.removeAttribute(OPEN);
}

/** Gives an overlay whose hash the URL already has its entry in the browser's history. */
export function adoptHash(island: Island): void {
  if (island.spec.overlay) overlayTargets.add(island.spec.overlay);
  const name = nameOf(island);
  if (name && !isOpenInHistory(name) && isNamedBy(island, location.hash)) adoptUrl(name);
}

// A server, which may import this, has no events.
for (const type of ['hashchange', 'popstate'])
  globalThis.addEventListener?.(type, () => islandsIn().forEach((island) => followHash(island)));

/** Gives an overlay that a link opens its entry in the browser's history, as the widget itself does. */
globalThis.addEventListener?.('click', (event) => {
  const link = linkOf(event);
  if (!link || !isFollowedHere(event, link)) return;
  for (const island of islandsIn()) {
    const name = nameOf(island);
    if (!name || !isNamedBy(island, link.hash)) continue;
    if (isOpenInHistory(name) || isNamedBy(island, location.hash) || pushOverlay(name, urlHere(link)))
      event.preventDefault();
    followHash(island, link);
  }
});

/** A visitor turns to a link that opens an island, or leads into it. */
for (const type of INTENT_EVENTS)
  globalThis.addEventListener?.(
    type,
    (event) => {
      const link = linkOf(event);
      if (!link || !leadsHere(link)) return;
      for (const island of islandsIn())
        if (isNamedBy(island, link.hash)) (dialogIn(island) ? island.preload : island.hydrate)();
    },
    { passive: true },
  );
