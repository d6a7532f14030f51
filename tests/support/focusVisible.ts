/** What has the focus can be seen: WCAG 2.4.11, and more than it, for no part of it may be covered. */
import { expect, type Page } from 'playwright/test';

/** @returns what is wrong with the place of the focused element, in words; nothing where all of it can be seen. */
const obscured = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body || element.matches('html, iframe')) return undefined;
    // What a visitor takes for the control: a box to tick is small, or invisible, without its words.
    const target = (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) || element;
    const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode);
    const isWithin = (inner: Node, outer: Node) => {
      for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true;
      return false;
    };
    const topmostAt = (x: number, y: number) => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      return found;
    };
    const words = (node: Element) =>
      `<${node.localName}> "${(node.ariaLabel ?? node.getAttribute('name') ?? node.textContent ?? '').trim().slice(0, 40)}"`;
    const box = target.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (box.width < 2 || box.height < 2) return undefined; // a skip link, for instance
    // Of what is larger than the viewport, the beginning has to be seen.
    // Of several lines of text, the browser shows the one that has the caret, here the first.
    const fits = box.height < height * 0.6 && !element.matches('textarea');
    const [top, bottom] = fits ? [box.top, box.bottom] : [Math.max(box.top, 0), Math.min(box.bottom, height)];
    if (bottom - top < 20 && !fits) return `${words(target)} is out of view`;
    if (fits && (top < -1 || bottom > height + 1))
      return `${words(target)} is at ${Math.round(top)} to ${Math.round(bottom)} of ${height} px`;
    if (box.left < -1 || box.right > width + 1)
      return `${words(target)} is at ${Math.round(box.left)} to ${Math.round(box.right)} of ${width} px sideways`;
    // Corners may be round.
    const points = fits
      ? [
          [0.5, 0.02],
          [0.5, 0.25],
          [0.1, 0.5],
          [0.5, 0.5],
          [0.9, 0.5],
          [0.5, 0.75],
          [0.5, 0.98],
        ]
      : [[0.5, 0.5]];
    for (const [across = 0, down = 0] of points) {
      // A pixel of the next one may be counted to it where the page is scrolled by a part of a pixel.
      const y = Math.min(Math.max(top + down * (bottom - top), top + 2), bottom - 2);
      const x = box.left + across * box.width;
      const over = topmostAt(Math.min(x, width - 1), Math.min(Math.max(y, 0), height - 1));
      if (over && !isWithin(over, target) && !isWithin(target, over))
        return `${words(target)} is covered by ${words(over)} at ${Math.round(y)} of ${height} px`;
    }
    return undefined;
  });

/** The property of each element at which `tabThrough` has stopped. */
export const VISITED = 'stoppedByTab';

/** All of the focused element lies in the viewport, and nothing over it, as soon as nothing moves any more. */
export const expectFocusVisible = (page: Page, when = 'the focused element'): Promise<void> =>
  expect.poll(() => obscured(page), { message: when }).toBeUndefined();

/**
 * Presses Tab, or Shift+Tab, from where the focus is until it leaves the page or is at an element for the second time.
 * The focus can be seen at each stop.
 * @returns how many stops there were.
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 150): Promise<number> {
  const thisTime = Math.random();
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    const isNew = await page.evaluate(
      ([name, visit]) => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        if (!element || element === document.body || Reflect.get(element, name) === visit) return false;
        return Reflect.set(element, name, visit);
      },
      [VISITED, thisTime] as const,
    );
    if (!isNew) return stops;
    await expectFocusVisible(page, `${key}, stop ${stops + 1}`);
  }
  return most;
}
