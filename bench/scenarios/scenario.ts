import type { Browser, Page } from 'playwright';
import type { Sample } from '../metrics';
import { type Figures, loadPage, type PageLoad } from '../pageLoad';

/** Where the measured pages are served. */
export interface Origins {
  /** The built site and the peers. */
  site: string;
  /** The pages of another firm's site. */
  host: string;
}

export interface Scenario {
  /** Two may share a name: their figures stand together, and each is repeated as often as its own need. */
  name: string;
  /** One measurement in a fresh browser context. */
  measure: (browser: Browser, origins: Origins) => Promise<Sample>;
}

/** Milliseconds without network traffic after which a page counts as loaded: longer than prefetching waits. */
export const IDLE = 1_500;

/** Milliseconds that a task may take before it counts as long. */
const LONG_TASK = 50;

/**
 * Loads a page with the scripts of the benchmark, which run before its own.
 * @throws where the page threw an error or a request failed: its figures would mean nothing.
 */
export const measurePage = (
  browser: Browser,
  url: string,
  measure: (load: PageLoad) => Promise<Sample>,
): Promise<Sample> =>
  loadPage(browser, url, ['bench/injected/observers.js', 'bench/injected/estimator.js'], async (load) => {
    const sample = await measure(load);
    if (load.failures.length > 0) throw new Error(load.failures.join('; '));
    return sample;
  });

/** The figures of a page before any interaction. */
export function sampleOf({
  firstContentfulPaint,
  largestContentfulPaint,
  layoutShift,
  longTasks,
}: Figures): Sample {
  return {
    firstContentfulPaint: [firstContentfulPaint],
    largestContentfulPaint: [largestContentfulPaint],
    layoutShift: [layoutShift],
    totalBlockingTime: [longTasks.reduce((sum, { duration }) => sum + duration - LONG_TASK, 0)],
  };
}

/**
 * Moves a pointer over every element that matches, one after the other: that hydrates a widget.
 * @param pause milliseconds between them.
 */
export const hydrateAll = (page: Page, selector: string, pause: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    for (const element of document.querySelectorAll('${selector}')) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      await new Promise((resolve) => setTimeout(resolve, ${pause}));
    }
  })()`);
