/** Checks that hold for every widget: axe, keyboard, zoom, size of targets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into every page that is opened from here on; an init script is not held up by the page's policy. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe);

/** axe finds nothing on the page as it is now, shadow roots included. It does not look into frames: the map is not ours. */
export async function expectNoViolations(page: Page, state = 'the page'): Promise<void> {
  // What fades in is judged when it is there. Scroll-driven animations have no end.
  await page.evaluate(() =>
    Promise.allSettled(
      [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        .flatMap((root) => root.getAnimations())
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      iframes: false,
      preload: false, // it would copy style sheets into <style> elements, which the page's policy forbids
    }),
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html} ${node.any.map(({ message }) => message).join()}`).join(', ')}`,
  );
  expect(found, state).toEqual([]);
  // It did look. In a dialog, whose head is no banner of the page, the fewest rules apply: 19.
  expect(passes.length).toBeGreaterThanOrEqual(19);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
  }
  await expect(target, 'Tab gets there').toBeFocused();
}

/** What has the focus in a widget shows it, and nothing lies over it. */
export async function expectFocusSeen(page: Page, tag: string): Promise<void> {
  const seen = await page.locator(`${tag} :focus`).evaluate((element) => {
    const shown = element.closest('[part=choice]') ?? element; // a card shows the focus of the box inside it
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const uncovered = [top + 2, bottom - 2].every((y) =>
      shown.contains(root.elementFromPoint((left + right) / 2, y)),
    );
    return { outlineStyle, outlineWidth, uncovered };
  });
  expect(seen).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', uncovered: true });
}

/** Nothing of the page or the widget has to be scrolled sideways. @param fields whose long lines may scroll inside them. */
export const expectNoSidewaysScroll = (page: Page, tag: string, fields = 'none'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        ([name, ownScroll]) =>
          [
            document.documentElement,
            ...(document.querySelector(name)?.shadowRoot?.querySelectorAll(`:not(${ownScroll})`) ?? []),
          ]
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { overflowX, clipPath } = getComputedStyle(element);
              if (element === document.documentElement) return true;
              if (element.matches('ul[aria-labelledby]') && overflowX === 'auto') return false; // a row to swipe
              // What is clipped is there for screen readers. Of what is cut off, only words are missed.
              const right = element.getBoundingClientRect().right + 1;
              const left = element.getBoundingClientRect().left - 1;
              const isMissed = [...element.querySelectorAll('*')].some(
                (one) =>
                  [...one.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
                  (one.getBoundingClientRect().right > right || one.getBoundingClientRect().left < left),
              );
              const isCut = overflowX === 'hidden' || overflowX === 'clip';
              return overflowX !== 'visible' && clipPath === 'none' && (!isCut || isMissed);
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        [tag, fields] as const,
      ),
    )
    .toEqual([]);

/** Everything in a widget to press, choose or type into has 44 px in both directions. */
export async function expectLargeTargets(page: Page, tag: string): Promise<void> {
  const { small, count } = await page.evaluate((name) => {
    const root = document.querySelector(name)?.shadowRoot;
    const targets = Array.from(
      root?.querySelectorAll('button, input, textarea, select, summary') ?? [],
      (control) => control.closest('label') ?? control,
    ).filter((target) => target.getBoundingClientRect().width > 0);
    const tooSmall = targets
      .map((target) => ({ target, size: target.getBoundingClientRect() }))
      .filter(({ size }) => size.width < 43.9 || size.height < 43.9)
      .map(({ target, size }) => `${target.outerHTML.slice(0, 100)}: ${size.width} × ${size.height}`);
    return { small: tooSmall, count: targets.length };
  }, tag);
  expect(small).toEqual([]);
  expect(count).toBeGreaterThan(0);
}
