import { loadPage } from '../pageLoad';
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

/** A page of the site without any interaction. */
export const page = (name: string, path: string): Scenario => ({
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
      };
    }),
});

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
