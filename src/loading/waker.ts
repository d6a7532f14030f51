/**
 * Lets the widgets of a prerendered page sleep until they are needed: their HTML reads and leads on by itself. A file of
 * its own, which only such pages load.
 */
import { attributeName } from '../element/attributes';
import { NOTES_KEY } from '../element/schedule';
import type { WidgetSpec } from '../element/spec';
import { tellShown } from '../element/view';
import { AWAKE } from '../ui/awake';
import { keepClear } from '../ui/keepClear';
import { holdActions } from './holdActions';
import { NEAR_EVENTS } from './nearEvents';
import { standInMethods, standInProperties } from './standIns';

/** What the build tells of one widget. */
export interface Sleep {
  wakes?: WidgetSpec['wakes'];
  notesServices?: true;
  parameters?: readonly string[];
  /** Where it opens over the page: which elements do, and the hash that opens one without an id. */
  overlay?: { selector: string; hash: string };
  methods?: readonly string[];
  /** Its own, by property name. */
  attributes?: readonly string[];
}

/** By tag. The build fills it in. */
declare const SLEEP: Readonly<Record<string, Sleep>>;
/** Those of every element, by property name. */
declare const COMMON_ATTRIBUTES: readonly string[];

/** How far from the viewport what runs by itself wakes, in px: it should be there when it is seen. */
const AHEAD = 200;

/** How long a finger takes to tap, in ms: what it does is shown before the code that wakes takes the processor. */
const TAP = 150;

declare global {
  interface Window {
    /** What was pressed last: the head of our own pages notes it, for presses before this code is here. */
    bioPressed?: EventTarget;
  }
}

interface Sleeper {
  element: HTMLElement;
  sleep: Sleep;
  /** Ends its sleep. */
  signal: AbortSignal;
  wake: () => void;
  fetchAhead: () => void;
}

const sleepers = new WeakMap<Element, Sleeper>();

/** @returns those of a page's elements that sleep. */
const asleep = (within: ParentNode = document): Sleeper[] =>
  [...within.querySelectorAll(':not(:defined)')].flatMap((element) => sleepers.get(element) ?? []);

/**
 * @param load loads the widget's code, which takes the element over. Never rejects.
 * @param fetchAhead fetches that code without running it.
 */
export function standIn(element: HTMLElement, load: () => Promise<unknown>, fetchAhead: () => void): void {
  const sleep = SLEEP[element.localName] as Sleep; // the build knows all that the loader knows
  const ended = new AbortController();
  const { signal } = ended;
  let isWaking = false;
  let isNear = false;
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    // Listened for from now on: perhaps it comes before the code is given up.
    const online = new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
    void load().then(() => mayTryAgain(online));
  };
  /** Where its code could not be had, the next touch asks for it again, and so does a network that comes back. */
  const mayTryAgain = (online: Promise<unknown>) => {
    if (customElements.get(element.localName)) return;
    isWaking = false;
    isNear = false;
    followLink();
    void online.then(wake);
  };
  const { redo, followLink } = holdActions(element, signal, wake);
  const end = () => {
    ended.abort();
    redo();
  };
  element.addEventListener(AWAKE, end, { signal });
  const sleeper = { element, sleep, signal, wake, fetchAhead };
  sleepers.set(element, sleeper);

  const { methods = [], attributes: own = [], wakes } = sleep;
  const attributes = [...own, ...COMMON_ATTRIBUTES];
  standInMethods(element, methods, wake);
  standInProperties(element, attributes, wake);
  watchAttributes(element, attributes, wake);
  const site = element.closest<HTMLElement>('bio-site');
  if (site) watchSite(site);
  tellShown(element);
  for (const floating of element.shadowRoot?.querySelectorAll<HTMLElement>('[data-floats]') ?? [])
    keepClear(floating, signal);

  const comeNear = (event: Event) => {
    if (isNear) return;
    isNear = true;
    fetchAhead();
    setTimeout(wake, 'pointerType' in event && event.pointerType === 'mouse' ? 0 : TAP);
  };
  if (wakes !== 'never')
    for (const event of NEAR_EVENTS) element.addEventListener(event, comeNear, { passive: true, signal });
  if (wakes === 'near') whenNear(element, wake);
  if (wakes === 'at once' || element.matches('[open],:focus-within') || remembers(element, sleep)) wake();
  followAddress(sleeper);
  const pressed = self.bioPressed instanceof Element && self.bioPressed.closest('button');
  if (pressed && element.shadowRoot?.contains(pressed)) pressed.click(); // which is kept from here on
}

/** Whether it begins otherwise than prerendered: with what the visitor left on an earlier page, or brings in the address. */
function remembers(element: Element, { overlay, notesServices, parameters = [] }: Sleep): boolean {
  const query = new URLSearchParams(location.search);
  if (parameters.some((name) => query.has(name))) return true;
  // What opens over the page reads it when it opens.
  const isShown = !overlay || !element.matches(overlay.selector);
  const kept = `bio:${element.localName}:`;
  try {
    return Object.keys(sessionStorage).some(
      (key) => (isShown && key.startsWith(kept)) || (notesServices && key === NOTES_KEY),
    );
  } catch {
    return false; // storage is blocked: nothing was kept
  }
}

/** Whether a hash leads to something inside an element, or opens it. */
function isNamed(element: Element, { overlay }: Sleep, hash: string): boolean {
  const id = hash.slice(1);
  if (id === '') return false;
  if (overlay && element.matches(overlay.selector)) return id === (element.id || overlay.hash);
  return element.querySelector(`:scope > [slot="${CSS.escape(id)}"]`) !== null;
}

function whenNear(element: Element, near: () => void): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: `${AHEAD}px` },
  ).observe(element);
}

function watchAttributes(element: Element, properties: readonly string[], changed: () => void): void {
  new MutationObserver(changed).observe(element, { attributeFilter: properties.map(attributeName) });
}

/** The settings of a site are those of all widgets in it. */
function watchSite(site: HTMLElement): void {
  if (sites.has(site)) return;
  sites.add(site);
  site.style.display = 'contents'; // as its code will do: now, because all that is in it is laid out anew
  const wakeAll = () => asleep(site).forEach(({ wake }) => wake());
  standInProperties(site, COMMON_ATTRIBUTES, wakeAll);
  watchAttributes(site, COMMON_ATTRIBUTES, wakeAll);
}
const sites = new WeakSet<Element>();

/** Somebody points at a link that leads to a widget, or opens it. */
function prepare(hash: string): void {
  for (const { element, sleep, wake, fetchAhead } of asleep())
    if (isNamed(element, sleep, hash)) (dialogIn(element) ? fetchAhead : wake)();
}

const dialogIn = ({ shadowRoot }: Element) => shadowRoot?.querySelector('dialog');

/** The address wakes what it names. A dialog that stands in the page follows it at once; its code takes it over as it is. */
function followAddress({ element, sleep, signal, wake }: Sleeper): void {
  const dialog = dialogIn(element);
  if (!isNamed(element, sleep, location.hash)) dialog?.close();
  else if (!dialog) wake();
  else if (!dialog.open) {
    dialog.showModal();
    // By Escape: else it would be shown again when it is awake.
    dialog.addEventListener('close', dropHash, { once: true, signal });
    requestAnimationFrame(() => setTimeout(wake)); // once it is painted
  }
}

const dropHash = () => history.replaceState(history.state, '', location.pathname + location.search);

for (const event of NEAR_EVENTS)
  addEventListener(
    event,
    (happened) => {
      const link = happened.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link && link.pathname === location.pathname) prepare(link.hash);
    },
    { passive: true },
  );
addEventListener('hashchange', () => asleep().forEach(followAddress));
addEventListener('bio-schedule', () => {
  for (const { sleep, wake } of asleep()) if (sleep.notesServices) wake();
});
if (!CSS.supports('animation-timeline: scroll()'))
  addEventListener(
    'scroll',
    () => {
      for (const { sleep, wake } of asleep()) if (sleep.wakes === 'scroll') wake();
    },
    { passive: true, once: true },
  );

/** As soon as the page has what it shows, and where the visitor's line is good for it; each widget's code in its own task. */
function fetchAllWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || (connection && connection.effectiveType !== '4g')) return;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const fetchAll = () => {
    for (const { sleep, fetchAhead } of asleep()) if (sleep.wakes !== 'never') whenIdle(fetchAhead);
  };
  const soon = () => setTimeout(fetchAll, 1_000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
fetchAllWhenIdle();
