import { loadPage, readBrowserMetric } from '../pageLoad';
import { hydrateAll, IDLE, type Scenario } from './scenario';

/** Pages with so many widgets are compared. */
export const COUNTS = [1, 5, 20] as const;

/** What one more hydrated widget costs, from pages with 1, 5 and 20 of them. */
export const manyWidgets = (name: string, file: string, tag: string): Scenario => ({
  name,
  measure: async (browser, { host }) => {
    const costOf = (count: number) =>
      loadPage(browser, `${host}/${file}-${count}`, [], async ({ page, session, untilIdle }) => {
        await untilIdle(IDLE);
        const areHydrated = page.evaluate(`new Promise((resolve, reject) => {
          let left = ${count};
          setTimeout(() => reject(new Error(left + ' were not hydrated')), 30_000);
          addEventListener('bio-hydrated', () => --left === 0 && resolve(), true);
        })`);
        await hydrateAll(page, tag, 0);
        await areHydrated;
        await untilIdle(IDLE);
        const cpu = (await readBrowserMetric(session, 'TaskDuration')) * 1_000;
        await session.send('HeapProfiler.collectGarbage');
        return { cpu, heap: await readBrowserMetric(session, 'JSHeapUsedSize') };
      });
    const [one, five, twenty] = [await costOf(COUNTS[0]), await costOf(COUNTS[1]), await costOf(COUNTS[2])];
    return {
      cpuPerWidget5: [(five.cpu - one.cpu) / 4],
      cpuPerWidget20: [(twenty.cpu - five.cpu) / 15],
      heapPerWidget5: [(five.heap - one.heap) / 4],
      heapPerWidget20: [(twenty.heap - five.heap) / 15],
    };
  },
});
