/** The key figures of a full run, which are kept for ever: a drift from release to release is too slow to be seen otherwise. */
import type { HistoryEntry } from '../scripts/speedTable';
import type { Results } from './report';

/** @param release the name of what was measured. */
export function historyEntry({ date, machine, figures, targets }: Results, release: string): HistoryEntry {
  const { home = {}, estimator = {} } = figures;
  const ratio = (wanted: string) => {
    const { value, isUncertain } = targets.find(({ name }) => name === wanted) ?? {};
    return value === undefined ? {} : { value, isUncertain: isUncertain === true };
  };
  return {
    date,
    isBusy: machine.isBusy,
    release,
    beforeTouch: estimator.scriptLoaded?.median,
    walk: estimator.scriptAfterUse?.median,
    walkFiles: estimator.scriptFiles?.median,
    home: home.bytes?.median,
    homeRequests: home.requests?.median,
    homeHtml: home.html?.median,
    firstTick: ratio('Embedded: first choice ticked'),
    press: ratio('Embedded: interaction to next paint, 95th percentile'),
  };
}
