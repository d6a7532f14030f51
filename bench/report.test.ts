import { expect, test } from 'vitest';
import { panels } from '../scripts/speedChart';
import { missedTargets } from '../scripts/speedNotes';
import { comparisons } from '../scripts/speedTable';
import { historyEntry } from './history';
import { metrics } from './metrics';
import { formatReport, type Results } from './report';
import { scenarios } from './scenarios';
import { summarize } from './statistics';
import { evaluateTargets, targets } from './targets';

/** A run of some rounds with the same figures in each. */
const run = (rounds: number): Results => {
  const home = { firstContentfulPaint: [1000], layoutShift: [0], scriptLoaded: [4_812] };
  const measured = {
    home: Array.from({ length: rounds }, () => home),
    'static page': Array.from({ length: rounds }, () => ({ firstContentfulPaint: [800] })),
  };
  const figures: Results['figures'] = {
    home: {
      firstContentfulPaint: summarize([900, 1000, 1200]),
      layoutShift: summarize([0]),
      scriptLoaded: summarize([4_812]),
    },
    'static page': { firstContentfulPaint: summarize([800]) },
  };
  return {
    date: '2026-11-21',
    rounds: { all: rounds, most: rounds },
    machine: { processors: 2, isBusy: false, chromium: '156' },
    figures,
    targets: evaluateTargets(measured),
  };
};

const linesOf = (results: Results) =>
  formatReport(results)
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' | '));

test('the report lists what was measured, and of each target the value and whether it is met', () => {
  expect(linesOf(run(7))).toEqual([
    '',
    'Medians, and minima where they differ',
    'home: first contentful paint 1000 ms (900 ms), layout shift 0, script until the load event 4.8 kB',
    'static page: first contentful paint 800 ms',
    '',
    'Targets',
    'Home: first contentful paint | 1.25 (1.25–1.25) | at most 1.05 | MISSED',
    'Home: layout shift | 0 | at most 0 | met',
    'Home: script until the load event | 4.8 kB | at most 5.0 kB | met',
  ]);
});

test('the report says which ratios are uncertain, after how many rounds', () => {
  expect(linesOf(run(3)).slice(5)).toEqual([
    'Targets',
    'Home: first contentful paint | 1.25 | at most 1.05 | MISSED, uncertain',
    'Home: layout shift | 0 | at most 0 | met',
    'Home: script until the load event | 4.8 kB | at most 5.0 kB | met',
    '',
    'After 3 rounds what is uncertain may be wrong by more than 10 %: the machine was too busy, or the time too short.',
  ]);
});

test('the history keeps the key figures of a run, and leaves out what was not measured', () => {
  const figures: Results['figures'] = {
    home: { bytes: summarize([400_000]), requests: summarize([57]), html: summarize([27_000]) },
    estimator: { scriptLoaded: summarize([20_000]) },
  };
  const results: Results = {
    ...run(7),
    figures,
    targets: evaluateTargets({
      estimator: Array.from({ length: 7 }, () => ({ firstChoiceTicked: [300] })),
      'hand-written element': Array.from({ length: 7 }, () => ({ firstChoiceTicked: [200] })),
    }),
  };
  expect(JSON.parse(JSON.stringify(historyEntry(results, '1.2.0')))).toEqual({
    date: '2026-11-21',
    isBusy: false,
    release: '1.2.0',
    beforeTouch: 20_000,
    home: 400_000,
    homeRequests: 57,
    homeHtml: 27_000,
    firstTick: { value: 1.5, isUncertain: false },
    press: {},
  });
});

test('the documents and the targets name scenarios and metrics that are measured, in their units', () => {
  const names = scenarios.map(({ name }) => name);
  for (const { scenarios: shown, columns } of comparisons) {
    expect(names).toEqual(expect.arrayContaining([...shown]));
    for (const { metric, unit } of columns) expect({ ...metrics }).toHaveProperty([metric, 'unit'], unit);
  }
  for (const { scenario, base } of targets)
    expect(names).toEqual(expect.arrayContaining([scenario, base?.scenario ?? scenario]));
  for (const { bars, metrics: shown } of panels) {
    expect(names).toEqual(expect.arrayContaining(bars.map(({ scenario }) => scenario)));
    expect(Object.keys(metrics)).toEqual(expect.arrayContaining([...shown]));
  }
  expect(targets.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(missedTargets)));
});
