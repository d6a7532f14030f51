import { type Page, test } from 'playwright/test';
import { serve } from './foreignPage';
import { FOREIGN_SITE } from './urls';

/** Leaves the page, and comes back in each way that keeps the visit. @param expectKept is called after each. */
export async function comeBack(page: Page, expectKept: () => Promise<void>): Promise<void> {
  const address = page.url();
  const elsewhere = FOREIGN_SITE + (await serve('<title>Elsewhere</title><p>Elsewhere'));
  const ways = {
    'a reload': () => page.reload(),
    'away and Back': async () => {
      await page.goto(elsewhere);
      await page.goBack();
    },
    'the same address again': async () => {
      await page.goto(elsewhere);
      await page.goto(address);
    },
  };
  for (const [way, go] of Object.entries(ways))
    await test.step(way, async () => {
      await go();
      await expectKept();
    });
}

/**
 * Back within one document, right after a script made the entry: Playwright's `goBack` asks the browser, which may not
 * have heard of the entry yet, and then leaves the page.
 */
export const backFromNewEntry = (page: Page): Promise<void> => page.evaluate(() => history.back());
