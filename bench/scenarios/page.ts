import { type PageLoad, readBrowserMetric } from '../pageLoad';
import { IDLE, measurePage, type Scenario, sampleOf } from './scenario';

/** How far a page is scrolled, in px: home without its last sections. */
const SCROLLED = 6_000;

/** A page of the site without any interaction, which is scrolled in the end. */
export const page = (name: string, path: string): Scenario => ({
  name,
  measure: (browser, { site }) =>
    measurePage(browser, site + path, async (load) => {
      await load.untilIdle(IDLE);
      const { requests, bytes, html, scriptLoaded, scriptPrefetched } = load.traffic();
      return {
        ...sampleOf(await load.figures()),
        requests: [requests],
        bytes: [bytes],
        html: [html],
        scriptLoaded: [scriptLoaded],
        scriptPrefetched: [scriptPrefetched],
        scrolling: [await timeOfScrolling(load)],
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

/** The page of another firm without an estimator. */
export const hostAlone: Scenario = {
  name: 'host alone',
  measure: (browser, { host }) =>
    measurePage(browser, `${host}/alone`, async (load) => {
      await load.untilIdle(IDLE);
      return sampleOf(await load.figures());
    }),
};
