import type { BrowserContext, Page } from 'playwright/test';

/** Makes the page's own time limits as many times shorter. Call it before the page is opened. */
export const shortenTimeouts = (where: Page | BrowserContext, times: number): Promise<unknown> =>
  where.addInitScript((divisor) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked: number[] = [];
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds);
      return timeout(milliseconds / divisor);
    };
    Object.assign(window, { timeouts: asked });
  }, times);

/** The time limits that the page has set so far, in milliseconds as it asked for them. */
export const timeoutsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'timeouts') as number[]);
