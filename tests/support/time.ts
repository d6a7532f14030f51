/** Waiting for a page without waiting for a clock. */
import type { Page } from 'playwright/test';

/** Two frames later: whatever a change made the page lay out and paint is done. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/** The page has nothing left to do: it is idle after two frames, and every request that this took has begun. */
export async function idle(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/**
 * Lets an hour pass for the page's timers and idle callbacks, so that whatever it does later it does now. Call
 * `page.clock.install()` before the page is opened.
 */
export async function letAnHourPass(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle'); // what is on its way would count as an hour late, and be requested again
  await page.clock.fastForward('01:00:00');
  await idle(page);
}

declare global {
  interface Window {
    releaseIdle: () => void;
  }
}

/** Keeps the page from being idle. Call it before the page is opened. @returns ends it. */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    let held: Parameters<typeof window.requestIdleCallback>[] | undefined = [];
    window.requestIdleCallback = (...request) => held?.push(request) ?? whenIdle(...request);
    window.releaseIdle = () => {
      for (const request of held ?? []) whenIdle(...request);
      held = undefined;
    };
  });
  return () => page.evaluate(() => window.releaseIdle());
}
