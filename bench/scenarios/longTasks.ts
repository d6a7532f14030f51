import { readBrowserMetric } from '../pageLoad';
import { reactEvaluation, timeWithin } from '../scriptEvaluation';
import { hydrateAll, IDLE, measurePage, type Origins, type Scenario } from './scenario';

/**
 * The longest task of a page until its widgets are hydrated, without the evaluation of react-dom.
 * @param selector matches the widgets to hydrate.
 */
export const longTasks = (name: string, url: (origins: Origins) => string, selector: string): Scenario => ({
  name,
  measure: (browser, origins) =>
    measurePage(browser, url(origins), async (load) => {
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
      if (evaluation.length === 0) throw new Error('react-dom was not evaluated.');
      const others = (await load.figures()).longTasks.map(
        ({ start, duration }) => duration - timeWithin(evaluation, navigationStart + start, duration),
      );
      return { longestOtherTask: [Math.max(0, ...others)] };
    }),
});
