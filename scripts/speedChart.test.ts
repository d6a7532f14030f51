import { expect, test } from 'vitest';
import { speedChart, speedChartText } from './speedChart';
import type { SpeedResults } from './speedTable';

const page = (first: number, largest: number) => ({
  firstContentfulPaint: { median: first, min: first },
  largestContentfulPaint: { median: largest, min: largest },
});
const results: SpeedResults = {
  date: '2026-11-21',
  rounds: { all: 3, most: 3 },
  machine: { processors: 2, isBusy: false, chromium: '156' },
  figures: { 'static page': page(700.4, 1200), home: page(750, 1000), 'Astro page': page(1950, 2600) },
  targets: [],
};

/** Width of the bar beside a label, in px. */
const widthsOf = (label: string): number[] => {
  const line = speedChart(results)
    .split('\n')
    .find((one) => one.includes(`>${label}<`));
  return [...(line ?? '').matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width));
};

test('bars are as long as their figures, the longest of a panel fills it', () => {
  expect(widthsOf('Astro, Preact islands')).toEqual([390, 293]);
  expect(widthsOf('BioSystem')).toEqual([150, 113]);
});

test('what was not measured has no bar', () => {
  expect(speedChart(results)).not.toContain('SurveyJS');
});

test('the figures are told as text, too', () => {
  expect(speedChartText(results)).toContain(
    'HTML and CSS, no script 700, 1200 ms; BioSystem 750, 1000 ms; Astro, Preact islands 1950, 2600 ms.',
  );
});
