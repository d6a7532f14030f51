import { expect, test } from 'vitest';
import { formatFigure, historyTable, type SpeedResults, speedTables } from './speedTable';

const firstPaint = {
  name: 'Home: first contentful paint',
  unit: 'ratio',
  value: 1.25,
  baseScenario: 'static page',
  interval: { low: 1.2, high: 1.3 },
  max: 1.1,
  isMet: false,
  isUncertain: false,
} as const;

const results: SpeedResults = {
  date: '2026-11-21',
  rounds: { all: 3, most: 3 },
  machine: { processors: 2, isBusy: false, chromium: '156' },
  figures: {
    home: {
      firstContentfulPaint: { median: 1000, min: 900 },
      layoutShift: { median: 0, min: 0 },
      scriptLoaded: { median: 4_812, min: 4_812 },
    },
    'static page': { firstContentfulPaint: { median: 800, min: 800.2 } },
  },
  targets: [firstPaint],
};

const tablesOf = (changed: Partial<SpeedResults> = {}, notes: Record<string, string> = {}) =>
  speedTables(
    { ...results, ...changed },
    (head, rows) => [head, ...rows].map((row) => row.join(',')).join('\n'),
    notes,
  );

test('a figure is formatted in its unit', () => {
  expect(formatFigure(1234.5, 'ms')).toBe('1235 ms');
  expect(formatFigure(3.21, 'ms')).toBe('3.2 ms');
  expect(formatFigure(4_812, 'bytes')).toBe('4.8 kB');
  expect(formatFigure(7, 'count')).toBe('7');
  expect(formatFigure(0, 'shift')).toBe('0');
  expect(formatFigure(0.2304, 'shift')).toBe('0.23');
  expect(formatFigure(1, 'ratio')).toBe('1.00');
});

test('the speed tables hold medians, minima that differ from them, and nothing for what was not measured', () => {
  expect(tablesOf()).toContain('static page,800 ms,,,,,,\n**home**,1000 ms (900 ms),,0,,4.8 kB,,');
  expect(tablesOf()).toContain('Home: first contentful paint,static page,1.25 (1.20–1.30),1.10,**missed**');
  expect(tablesOf()).toContain(
    'Medians (minima in parentheses) of 3 rounds on 2026-11-21, 2 processors, Chromium 156.',
  );
});

test('a note stands below the tables where its target is missed, and only there', () => {
  const notes = { 'Home: first contentful paint': 'The fonts come first.', 'Home: layout shift': 'Never.' };
  const met = { ...firstPaint, name: 'Home: layout shift', isMet: true };
  const text = tablesOf({ targets: [firstPaint, met] }, notes);
  expect(text).toContain(
    'Why targets were missed:\n\n- **Home: first contentful paint**: The fonts come first.\n\n',
  );
  expect(text).not.toContain('Never.');
  expect(tablesOf()).not.toContain('Why targets were missed');
});

test('uncertain ratios are named, with the rounds that were tried', () => {
  const text = tablesOf({ rounds: { all: 7, most: 25 }, targets: [{ ...firstPaint, isUncertain: true }] });
  expect(text).toContain('**missed**, uncertain');
  expect(text).toContain('of 7 rounds, up to 25 where a ratio was uncertain, on 2026-11-21');
  expect(text).toContain('too busy, to measure these ratios within 10 %:\n\n- Home: first contentful paint');
  expect(tablesOf()).not.toContain('too busy');
});

test('the history shows the last run first, an uncertain ratio as such, and nothing for what was not measured', () => {
  const run = { date: '2026-11-20', isBusy: false, release: '1.0.0', firstTick: {}, press: {} };
  const rows = historyTable(
    [
      { ...run, beforeTouch: 20_000 },
      {
        ...run,
        isBusy: true,
        release: '1.1.0',
        homeRequests: 57,
        press: { value: 2.118, isUncertain: true },
      },
    ],
    (_, lines) => lines.map((line) => line.join(',')).join('\n'),
  );
  expect(rows).toBe('2026-11-20, busy,1.1.0,,,,,57,,,2.12, uncertain\n2026-11-20,1.0.0,20.0 kB,,,,,,,');
});
