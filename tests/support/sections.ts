/** The sections of our own site's pages, some of which are laid out only when they are near, or the page is idle. */
import { expect, type Page } from 'playwright/test';

/** The tags of those that are not laid out. */
export const skippedSections = (page: Page): Promise<string[]> =>
  page
    .locator('main > *, bio-footer')
    .evaluateAll((all) =>
      all
        .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
        .map(({ localName }) => localName),
    );

/** Waits until the page has been idle for as long as it takes to lay all of them out. */
export const untilWhole = (page: Page): Promise<void> => expect.poll(() => skippedSections(page)).toEqual([]);

/** As if the visitor had come by a link to a place on the page. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
