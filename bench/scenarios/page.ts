import { loadPage, type PageLoad, readBrowserMetric } from '../pageLoad';
import { profiles } from '../profiles';
import {
  allProfiles,
  assertNoFailures,
  ESTIMATOR,
  IDLE,
  OBSERVERS,
  type Scenario,
  sampleOf,
} from './scenario';

/** How far a page is scrolled, in px: home without its last sections. */
const SCROLLED = 6_000;

/** A page of the site without any interaction; one that is compared with others is scrolled in the end. */
export const page = (name: string, path: string, { isScrolled = false } = {}): Scenario => ({
  name,
  profiles: allProfiles,
  measure: (browser, profile, { site }) =>
    loadPage(browser, profiles[profile], site + path, [OBSERVERS], async (load) => {
      await load.untilIdle(IDLE);
      assertNoFailures(load.failures);
      const { loaded, prefetched } = load.scripts();
      return {
        ...sampleOf(await load.figures()),
        requests: [load.requests()],
        scriptLoaded: [loaded],
        scriptPrefetched: [prefetched],
        ...(isScrolled && { scrolling: [await timeOfScrolling(load)] }),
      };
    }),
});

/** Scrolls by as much in each frame as a finger does. @returns milliseconds of the main thread. */
async function timeOfScrolling({ page: loaded, session, untilIdle }: PageLoad): Promise<number> {
  const before = await readBrowserMetric(session, 'TaskDuration');
  await loaded.evaluate(`new Promise((resolve) => {
    const scroll = (left) => {
      scrollBy({ top: 60, behavior: 'instant' });
      requestAnimationFrame(() => (left > 60 ? scroll(left - 60) : resolve()));
    };
    scroll(${SCROLLED});
  })`);
  await untilIdle(IDLE);
  return ((await readBrowserMetric(session, 'TaskDuration')) - before) * 1_000;
}

/** The page of another firm without an estimator. It runs the same observers as the pages with one. */
export const hostAlone: Scenario = {
  name: 'host alone',
  profiles: allProfiles,
  measure: (browser, profile, { host }) =>
    loadPage(browser, profiles[profile], `${host}/alone`, [OBSERVERS, ESTIMATOR], async (load) => {
      await load.untilIdle(IDLE);
      return { ...sampleOf(await load.figures()), requests: [load.requests()] };
    }),
};
