import { loadPage, readBrowserMetric } from '../pageLoad';
import { profiles } from '../profiles';
import { hydrateAll, IDLE, mobileOnly, OBSERVERS, type Scenario } from './scenario';

/** Pages with so many widgets are compared. */
export const COUNTS = [1, 10, 100] as const;

/** What one more hydrated widget costs, from pages with 1, 10 and 100 of them. */
export const manyWidgets = (name: string, file: string, tag: string): Scenario => ({
  name,
  profiles: mobileOnly,
  measure: async (browser, profile, { host }) => {
    const costs: { cpu: number; heap: number }[] = [];
    for (const count of COUNTS) {
      const url = `${host}/${file}-${count}`;
      costs.push(
        await loadPage(browser, profiles[profile], url, [OBSERVERS], async ({ page, session, untilIdle }) => {
          await untilIdle(IDLE);
          await hydrateAll(page, tag, 0);
          await untilIdle(IDLE);
          const cpu = (await readBrowserMetric(session, 'TaskDuration')) * 1_000;
          await session.send('HeapProfiler.collectGarbage');
          return { cpu, heap: await readBrowserMetric(session, 'JSHeapUsedSize') };
        }),
      );
    }
    const [one, ten, hundred] = costs;
    if (!one || !ten || !hundred) throw new Error('Pages with 1, 10 and 100 widgets are compared.');
    return {
      cpuPerWidget10: [(ten.cpu - one.cpu) / 9],
      cpuPerWidget100: [(hundred.cpu - ten.cpu) / 90],
      heapPerWidget10: [(ten.heap - one.heap) / 9],
      heapPerWidget100: [(hundred.heap - ten.heap) / 90],
    };
  },
});
