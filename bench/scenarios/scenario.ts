import type { Browser, Page } from 'playwright';
import type { Sample } from '../metrics';
import type { Figures } from '../pageLoad';
import type { ProfileName } from '../profiles';

/** Where the measured pages are served. */
export interface Origins {
  /** The built site and the peers. */
  site: string;
  /** The pages of another firm's site. */
  host: string;
}

export interface Scenario {
  name: string;
  profiles: readonly ProfileName[];
  /** One measurement in a fresh browser context. */
  measure: (browser: Browser, profile: ProfileName, origins: Origins) => Promise<Sample>;
}

export const allProfiles: readonly ProfileName[] = ['mobile', 'desktop'];
export const mobileOnly: readonly ProfileName[] = ['mobile'];

/** Scripts of the benchmark that run in a page before its own. */
export const OBSERVERS = 'bench/injected/observers.js';
export const ESTIMATOR = 'bench/injected/estimator.js';

/** Milliseconds without network traffic after which a page counts as loaded: longer than prefetching waits. */
export const IDLE = 1_500;

/** Milliseconds that a task may take before it counts as long. */
const LONG_TASK = 50;

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
    longestTask: [longest(longTasks)],
  };
}

export const longest = (tasks: readonly { duration: number }[]): number =>
  Math.max(0, ...tasks.map(({ duration }) => duration));

/** @throws where a page threw an error or requested something in vain: its figures would mean nothing. */
export function assertNoFailures(failures: readonly string[]): void {
  if (failures.length > 0) throw new Error(failures.join('; '));
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
