/**
 * Puts a widget's first state into a page that nobody prerendered, and lets it sleep there as on one of our own. The build
 * makes a file of this for each widget, below `first/`: its states stand in the code, so that they come in one request.
 */
import { placeAnchors } from '../element/anchors';
import { attributeName, commonAttributes } from '../element/attributes';
import { roomOf } from '../element/room';
import { phoneAddress } from '../ui/phoneAddress';
import { NEAR_EVENTS } from './nearEvents';
import { settingOf } from './settingOf';
import { grow, type Tree } from './tree';
import type { standIn as letSleep } from './waker';

/** What the build tells of one widget. */
export interface FirstStates {
  /** What stands in `[data-app]`. The first one is as high as the widget usually is. */
  trees: readonly (readonly Tree[])[];
  css: string;
  /** Ids of the link targets of each. */
  anchors: readonly (readonly string[])[];
  /** Which of them an element with one attribute begins with, such as `service=bioseal`, or with none: that is `''`. */
  byAttribute: Readonly<Record<string, number>>;
  /** Its own attributes, by property name. */
  attributes: readonly string[];
  /** Whether it has anything to do by script when the visitor comes near. */
  wakes: boolean;
}

/** The build fills it in where it stands: here, once. */
declare const FIRST_STATES: FirstStates;
const first = FIRST_STATES;
/** The phone number in them. */
declare const BUILT_IN_PHONE: string;
/** What their addresses of pictures begin with. */
declare const PICTURES: string;
/** The file that lets them sleep, seen from this one. */
declare const WAKER: string;

const addressOf = (path: string): URL => new URL(/* @vite-ignore */ path, import.meta.url);

/**
 * @param wake loads the widget's code, which takes the element over. Never rejects.
 * @param fetchAhead fetches that code without running it.
 */
export async function standIn(
  element: HTMLElement,
  wake: () => Promise<unknown>,
  fetchAhead: () => void,
): Promise<void> {
  const state = stateOf(element);
  if (state === undefined) {
    reserveRoom(element);
    await wake();
    return;
  }
  const phone = settingOf(element, 'phone');
  build(element, state);
  placeAnchors(element, first.anchors[state] ?? []);
  let isNear = false;
  if (first.wakes)
    for (const event of NEAR_EVENTS)
      element.addEventListener(
        event,
        () => {
          isNear = true;
          fetchAhead();
        },
        { passive: true, once: true },
      );
  let pressed: HTMLElement | null = null;
  const notePress = (event: Event) => {
    pressed = (event.composedPath()[0] as Element).closest('button') ?? pressed;
  };
  element.addEventListener('click', notePress);
  const waker = (await import(/* @vite-ignore */ addressOf(WAKER).href)) as { standIn: typeof letSleep };
  const isChanged = stateOf(element) !== state || settingOf(element, 'phone') !== phone;
  waker.standIn(element, wake, fetchAhead); // watches its settings from here on
  element.removeEventListener('click', notePress);
  (pressed as HTMLElement | null)?.click(); // which is kept until the code is here
  if (isNear || isChanged) await wake();
}

/** @returns which state the element begins with; undefined where only its code can tell. */
function stateOf(element: HTMLElement): number | undefined {
  if (settingOf(element, 'config') || element.closest('[abandoned]')) return undefined;
  // Of a mistake the page's author is told without a visitor's help.
  if (['endpoint', 'guard'].some((name) => isBad(element.getAttribute(name)))) return undefined;
  if ([...first.attributes, 'abandoned'].some((property) => Object.hasOwn(element, property)))
    return undefined;
  const set = first.attributes.map(attributeName).filter((name) => element.hasAttribute(name));
  if (set.length > 1) return undefined;
  return first.byAttribute[set.map((name) => `${name}=${element.getAttribute(name)}`).join('')];
}

const isBad = (address: string | null): boolean =>
  address !== null && commonAttributes.endpoint.parse(address) === undefined;

const sheet = new CSSStyleSheet();
sheet.replaceSync(first.css);

function build(element: HTMLElement, state: number): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  // It stays when the widget brings the sheet of all: to take it away would style every element anew, for nothing.
  shadow.adoptedStyleSheets.push(sheet);
  const { origin, pathname, href } = addressOf('../pictures/');
  const ownPhone = settingOf(element, 'phone');
  const phone = typeof ownPhone === 'string' ? ownPhone : BUILT_IN_PHONE;
  grow(shadow, [['div', { 'data-app': '' }, ...(first.trees[state] ?? [])]], (text) =>
    text
      .replaceAll(PICTURES, origin === location.origin ? pathname : href)
      .replaceAll(phoneAddress(BUILT_IN_PHONE), phoneAddress(phone))
      .replaceAll(BUILT_IN_PHONE, () => phone),
  );
  return shadow;
}

/** Reserves as much of the page as the first state without attributes takes: the widget's own will be about as high. */
function reserveRoom(element: HTMLElement): void {
  const container = build(element, 0).querySelector<HTMLElement>('[data-app]');
  if (!container) return;
  const room = roomOf(container);
  container.replaceChildren();
  container.style.minBlockSize = `${room}px`;
}
