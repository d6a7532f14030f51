import { loadPage, readBrowserMetric } from '../pageLoad';
import { profiles } from '../profiles';
import { reactEvaluation, timeWithin } from '../scriptEvaluation';
import { hydrateAll, IDLE, mobileOnly, OBSERVERS, type Origins, type Scenario } from './scenario';

/**
 * The longest task of a page until its widgets are hydrated, and how much of the time is the evaluation of react-dom.
 * @param selector matches the widgets to hydrate.
 */
export const longTasks = (name: string, url: (origins: Origins) => string, selector: string): Scenario => ({
  name,
  profiles: mobileOnly,
  measure: (browser, profile, origins) =>
    loadPage(browser, profiles[profile], url(origins), [OBSERVERS], async (load) => {
      const { page, session, untilIdle } = load;
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: 1_000 }); // microseconds: more often, it would make the tasks longer itself
      await session.send('Profiler.start');
      await untilIdle(IDLE);
      await hydrateAll(page, selector, 100);
      await untilIdle(IDLE);
      const { profile: cpuProfile } = await session.send('Profiler.stop');
      const navigationStart = (await readBrowserMetric(session, 'NavigationStart')) * 1_000;
      const evaluation = reactEvaluation(cpuProfile);
      const total = timeWithin(evaluation, 0, Number.POSITIVE_INFINITY);
      if (total === 0) throw new Error('react-dom was not evaluated.');
      const others = (await load.figures()).longTasks.map(
        ({ start, duration }) => duration - timeWithin(evaluation, navigationStart + start, duration),
      );
      return { reactEvaluation: [total], longestOtherTask: [Math.max(0, ...others)] };
    }),
});
