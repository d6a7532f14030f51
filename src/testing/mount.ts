/**
 * How a component test puts a widget into the page:
 *
 * ```ts
 * import { mount, recordEvents } from '../../testing/mount';
 * import './index'; // the widget's entry defines its element
 *
 * test('the list opens', async () => {
 *   const opened = recordEvents('bio-open');
 *   const { element, root } = await mount('<bio-faq></bio-faq>', { config: { faqs } });
 *   await page.getByText('See All FAQs').click();
 * });
 * ```
 *
 * After each test, the texts of the widgets in the page are checked as well: see `looseTexts`.
 *
 * A file that imports this module is cleaned up after each test: document, listeners, URL, web storage, scroll position,
 * viewport, fake timers, and spies (so make them in `beforeEach` or in the test). Lines of the analytics
 * log are not printed.
 */
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { WidgetEventDetails, WidgetEventName } from '../page/events';
import { HYDRATED } from '../page/lifecycle';
import { looseTexts } from './looseTexts';

interface Mounted<Element extends HTMLElement> {
  /** The first widget of the markup. */
  element: Element;
  root: ShadowRoot;
}

/**
 * Shows this markup on a page without margins and waits until each widget in it is hydrated.
 * @param properties are assigned to the first widget before it is connected.
 */
export async function mount<Element extends HTMLElement = HTMLElement>(
  html: string,
  properties: object = {},
): Promise<Mounted<Element>> {
  const template = document.createElement('template');
  template.innerHTML = html;
  const content = document.importNode(template.content, true);
  const widgets = [...content.querySelectorAll<Element>('*')].filter(isWidget);
  const [element] = widgets;
  if (!element?.shadowRoot) throw new Error(`No widget in ${html}`);
  Object.assign(element, properties);
  const hydrated = widgets.map(
    (widget) => new Promise((resolve) => widget.addEventListener(HYDRATED, resolve, { once: true })),
  );
  document.body.style.margin = '0';
  document.body.replaceChildren(content);
  await Promise.all(hydrated);
  return { element, root: element.shadowRoot };
}

function isWidget({ localName }: HTMLElement): boolean {
  if (!localName.startsWith('bio-') || localName === 'bio-site') return false;
  if (!customElements.get(localName)) throw new Error(`<${localName}> is not defined: import its entry.`);
  return true;
}

/** Markup in a column of this width, in CSS pixels. */
export const inColumn = (width: number, html: string): string =>
  `<div style="inline-size: ${width}px">${html}</div>`;

/** The details of all events of this name from now on, until the test ends. */
export function recordEvents<Name extends WidgetEventName>(name: Name): WidgetEventDetails[Name][] {
  const details: WidgetEventDetails[Name][] = [];
  const record = (event: Event) => details.push((event as CustomEvent<WidgetEventDetails[Name]>).detail);
  document.addEventListener(name, record, { signal: listening.signal });
  return details;
}

/** Resolves when the browser has rendered all changes so far, and its observers and scroll events have fired. */
export const nextRender = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Resolves in a task of its own, after all microtasks and timers that are due. An element that was removed is unmounted by then. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

let listening = new AbortController();
let url: string;
/** What vitest gives every test file. */
const VIEWPORT = { width: 414, height: 896 };

/** Resolves when the browser has gone back, as it does some time after an overlay is closed. */
let wentBack: Promise<unknown> = Promise.resolve();
History.prototype.back = function back() {
  wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  this.go(-1);
};

beforeEach(() => {
  url = location.href;
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  const texts = [...document.querySelectorAll('*')].flatMap(looseTexts);
  await wentBack; // else it would happen in the next test
  listening.abort();
  listening = new AbortController();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  history.replaceState(null, '', url);
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  scrollTo(0, 0);
  if (innerWidth !== VIEWPORT.width || innerHeight !== VIEWPORT.height)
    await page.viewport(VIEWPORT.width, VIEWPORT.height);
  if (texts.length > 0) throw new Error(`Texts without an element of their own: ${texts.join(', ')}`);
});
