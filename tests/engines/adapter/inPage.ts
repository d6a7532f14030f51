/** What looks for things in the page, the same code in each engine. `globalSetup.ts` bundles it; `visitor.ts` brings it in. */
import { Ivya } from 'ivya';
import { getAriaRole, getElementAccessibleName, isElementVisible } from 'ivya/utils';
import type { EngineName, Point } from './engine';

/** What a thing is like, for expectations. */
export interface Seen {
  text: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  focused: boolean;
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
}

declare global {
  interface Window {
    inPage: ReturnType<typeof inPage>;
  }
}

function inPage(browser: EngineName) {
  const ivya = Ivya.create({ browser });

  const all = (selector: string): Element[] =>
    ivya.queryLocatorSelectorAll(selector, document.documentElement);
  const visible = (selector: string): Element[] =>
    all(selector).filter((element) => isElementVisible(element));

  /** The only one, or why there is none. */
  function only(selector: string): Element | string {
    const [element, ...others] = visible(selector);
    if (!element) return 'is not there';
    return others.length > 0
      ? `is there ${others.length + 1} times: ${[element, ...others].map((one) => ivya.previewNode(one)).join(', ')}`
      : element;
  }

  /** Where a pointer reaches it, or why it does not. */
  async function reach(selector: string): Promise<Point | string> {
    const element = only(selector);
    if (typeof element === 'string') return element;
    if ((element as HTMLButtonElement).disabled) return 'is disabled';
    if (element.getAttribute('aria-busy') === 'true') return 'is busy';
    const { x, y, width, height } = element.getBoundingClientRect();
    if (y < 0 || x < 0 || y + height > innerHeight || x + width > innerWidth)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const place = placeOf(element);
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
      if (placeOf(element) !== place) return 'moves';
    }
    // The box of a card is small or hidden: visitors press the card.
    for (const target of [element, ...((element as HTMLInputElement).labels ?? [])])
      for (const box of Array.from(target.getClientRects())) {
        const at = middleOf(box);
        if (isWithin(topmostAt(at), target)) return at;
      }
    const over = topmostAt(middleOf(element.getBoundingClientRect()));
    // What lies at the edge of the window: a visitor scrolls on.
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return `is covered by ${over ? ivya.previewNode(over) : 'the edge of the window'}`;
  }

  function look(selector: string): Seen | string {
    const element = only(selector);
    if (typeof element === 'string') return element;
    const { checked = false, disabled = false, value = '' } = element as Partial<HTMLInputElement>;
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      text: (element as HTMLElement).innerText?.replaceAll(/\s+/g, ' ').trim() ?? '',
      value,
      checked,
      disabled,
      focused: activeElement() === element,
      attributes: Object.fromEntries(
        Array.from(element.attributes, ({ name, value: text }) => [name, text] as const),
      ),
      box: { x, y, width, height },
    };
  }

  /** What the next key goes to, in a visitor's words. */
  function focused(): string {
    const element = activeElement();
    return element
      ? `${getAriaRole(element) ?? element.localName} ${getElementAccessibleName(element, false)}`.trim()
      : '';
  }

  return {
    reach,
    look,
    focused,
    focus(selector: string): boolean | string {
      const element = only(selector);
      if (typeof element === 'string') return element;
      (element as HTMLElement).focus();
      return activeElement() === element;
    },
    count: (selector: string) => visible(selector).length,
    /** Hidden things too: the fields of files often are. */
    element: (selector: string) => all(selector)[0],
    exists: (selector: string) => all(selector).length > 0,
  };
}

const placeOf = (element: Element): string => JSON.stringify(element.getBoundingClientRect());

const middleOf = ({ left, right, top, bottom }: DOMRect): Point => ({
  x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
  y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
});

function topmostAt({ x, y }: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element;
}

function isWithin(inner: Node | null, outer: Element): boolean {
  for (let node = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === outer) return true;
  return false;
}

function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

Object.assign(window, { startInPage: (browser: EngineName) => (window.inPage ??= inPage(browser)) });
