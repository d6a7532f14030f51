import type { Browser } from 'playwright';
import type { Sample } from '../metrics';
import { loadPage } from '../pageLoad';
import { type ProfileName, profiles } from '../profiles';
import { measureInteractions } from './estimatorSteps';
import {
  allProfiles,
  assertNoFailures,
  ESTIMATOR,
  IDLE,
  mobileOnly,
  OBSERVERS,
  type Scenario,
  sampleOf,
} from './scenario';

const estimators = 'bio-estimator, hand-written-estimator, lit-estimator, #estimator';

/** Loads a page and presses its estimator as early as possible. */
const pressEarly = (browser: Browser, profile: ProfileName, url: string): Promise<Sample> =>
  loadPage(browser, profiles[profile], url, [OBSERVERS, ESTIMATOR], async (load) => {
    const { firstChoiceTicked, nextStepShown } = await load.page.evaluate<{
      firstChoiceTicked: number;
      nextStepShown: number;
    }>('bench.pressEarly()');
    assertNoFailures(load.failures);
    return { firstChoiceTicked: [firstChoiceTicked], nextStepShown: [nextStepShown] };
  });

/** An estimator that is pressed as early as possible, and nothing else. */
export const pressedEstimator = (name: string, file: string): Scenario => ({
  name,
  profiles: mobileOnly,
  measure: (browser, profile, { host }) => pressEarly(browser, profile, `${host}/${file}`),
});

/**
 * An estimator in the page of another firm. Each round loads it twice: once to complete every step after the page is
 * idle, once to press as early as possible.
 * @param file the page's name.
 */
export const embeddedEstimator = (name: string, file: string): Scenario => ({
  name,
  profiles: allProfiles,
  measure: async (browser, profileName, { host }) => {
    const profile = profiles[profileName];
    const url = `${host}/${file}`;
    const scripts = [OBSERVERS, ESTIMATOR];
    const completed = await loadPage(browser, profile, url, scripts, async (load) => {
      const firstStepVisible = await load.page.evaluate<number>('bench.firstStepVisible');
      await load.untilIdle(IDLE);
      const untouched = sampleOf(await load.figures());
      const { loaded, prefetched } = load.scripts();
      const requests = load.requests();
      const interaction = await measureInteractions(load, estimators);
      await load.untilIdle(0);
      assertNoFailures(load.failures);
      const after = load.scripts();
      return {
        ...untouched,
        firstStepVisible: [firstStepVisible],
        requests: [requests],
        scriptLoaded: [loaded],
        scriptPrefetched: [prefetched],
        interaction,
        scriptAfterUse: [after.loaded + after.prefetched],
      };
    });
    return { ...completed, ...(await pressEarly(browser, profileName, url)) };
  },
});
