import { expect, test } from 'vitest';
import { comparisons } from '../scripts/speedTable';
import { metrics } from './metrics';
import { formatReport, formatSummary } from './report';
import { scenarios } from './scenarios';
import { summarize } from './statistics';
import { evaluateTargets, type Summaries, targets } from './targets';

const mobile: Summaries = {
  home: {
    firstContentfulPaint: summarize([900, 1000, 1200]),
    layoutShift: summarize([0]),
    scriptLoaded: summarize([4_812]),
  },
  'static page': { firstContentfulPaint: summarize([800]) },
};

test('a summary shows the quartiles only where they differ', () => {
  expect(formatSummary('firstContentfulPaint', summarize([100, 200, 300]))).toBe('200 ms (150–250)');
  expect(formatSummary('firstContentfulPaint', summarize([100]))).toBe('100 ms');
});

test('the report lists what was measured, and of each target the figures, the ratio and whether it is met', () => {
  const report = formatReport({
    date: '2026-11-21',
    rounds: 3,
    machine: { processors: 2, chromium: '156' },
    profiles: { mobile },
    targets: evaluateTargets(mobile),
  });
  expect(report.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    '',
    'mobile: medians, and the quartiles',
    'home: first contentful paint 1000 ms (950–1100), layout shift 0, script until the load event 4.8 kB',
    'static page: first contentful paint 800 ms',
    '',
    'Targets',
    'Home: first contentful paint | 1000 ms / 800 ms | 1.25 | at most 1.10 | MISSED',
    'Home: layout shift | 0 | at most 0 | met',
    'Home: script until the load event | 4.8 kB | at most 5.0 kB | met',
  ]);
});

test('the documents and the targets name scenarios and metrics that are measured, in their units', () => {
  const names = scenarios.map(({ name }) => name);
  for (const { scenarios: shown, columns } of comparisons) {
    expect(names).toEqual(expect.arrayContaining([...shown]));
    for (const { metric, unit } of columns) expect({ ...metrics }).toHaveProperty([metric, 'unit'], unit);
  }
  for (const { scenario, base } of targets)
    expect(names).toEqual(expect.arrayContaining([scenario, base?.scenario ?? scenario]));
});
