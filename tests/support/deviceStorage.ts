/** What a widget stores on the visitor's device, and devices that store nothing. */
import type { Page } from 'playwright/test';

/** The keys of the drafts that this tab stores. */
export const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('bio:')));

/** A browser that refuses access to `sessionStorage`. To be run in the page. */
export const blockSessionStorage = (): unknown =>
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
