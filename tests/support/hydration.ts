/** From an island to a hydrated widget: what starts it, and when it is done. */
import type { Page } from 'playwright/test';

/**
 * Marks widgets by attributes: `data-ready` once they show something and answer, `data-hydrated` once they are hydrated. Call
 * it before the page is opened.
 */
export const watchHydration = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // The second is not for pages, which need not know.
    for (const event of ['bio-ready', 'bio-hydrated'])
      addEventListener(
        event,
        ({ target }) => target instanceof Element && target.setAttribute(event.replace('bio-', 'data-'), ''),
        { capture: true },
      );
  });

/** Triggers the hydration of a widget, and waits until it is hydrated. */
export async function hydrate(page: Page, tag: string): Promise<void> {
  await triggerHydration(page, tag);
  await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
}

/** Whether the class of the first such element is defined. */
export const isDefined = (page: Page, tag: string): Promise<boolean> =>
  page
    .locator(tag)
    .first()
    .evaluate((element) => element.matches(':defined'));

/** Moves a mouse over widgets that are not hydrated, which triggers their hydration. */
export async function triggerHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const waiting = document.querySelectorAll(`:is(${wanted}):not(:defined)`);
    const move = { pointerType: 'mouse', bubbles: true };
    for (const element of waiting) element.dispatchEvent(new PointerEvent('pointerover', move));
    return waiting.length === 0;
  }, selector);
}

/** Waits until a widget has its methods, hydrated or not. */
export async function waitForMethods(page: Page, tag: string): Promise<void> {
  await page.waitForFunction((name) => 'show' in (document.querySelector(name) ?? {}), tag);
}

/** Hydrates all widgets of our own page, also those that no interaction hydrates: they read a setting that is set. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('bio-site :not(:defined)');
    // The page's own language: another one would not fit the markup.
    const { lang } = document.documentElement;
    if (waiting.length > 0) document.querySelector('bio-site')?.setAttribute('lang', lang);
    return waiting.length === 0;
  });
}
