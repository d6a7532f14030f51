import { expect, test } from 'vitest';
import { judgeAll, type Results, readmeSpeed, shown, targetLines, withSpread } from './report';
import { summarize } from './statistics';

const results: Results = {
  date: '2026-11-21',
  rounds: 3,
  machine: { processors: 2, chromium: '156' },
  profiles: {
    mobile: {
      home: {
        firstPaint: summarize([900, 1000, 1200]),
        shift: summarize([0]),
        scriptLoaded: summarize([4_812]),
      },
      'static page': { firstPaint: summarize([800]) },
    },
  },
};

test('a figure is told in its unit', () => {
  expect(shown('firstPaint', 1234.5)).toBe('1235 ms');
  expect(shown('blocked', 3.21)).toBe('3.2 ms');
  expect(shown('scriptLoaded', 4_812)).toBe('4.8 kB');
  expect(shown('shift', 0)).toBe('0');
  expect(shown('shift', 0.2304)).toBe('0.23');
});

test('the spread is left out where there is none', () => {
  expect(withSpread('firstPaint', summarize([100, 200, 300]))).toBe('200 ms (150–250)');
  expect(withSpread('firstPaint', summarize([100]))).toBe('100 ms');
});

test('targets tell the figures, the ratio and whether it is met, and only what was measured', () => {
  const lines = targetLines(judgeAll(results)).map((line) => line.replace(/ {2,}/g, ' | '));
  expect(lines).toEqual([
    'Home: first paint | 1000 ms / 800 ms | 1.25 | at most 1.10 | MISSED',
    'Home: layout shift | 0 | at most 0 | met',
    'Home: script until it has loaded | 4.8 kB | at most 5.0 kB | met',
  ]);
});

test("the README's tables hold the medians, and leave empty what was not measured", () => {
  const text = readmeSpeed(results, (head, rows) => [head, ...rows].map((row) => row.join(',')).join('\n'));
  expect(text).toContain('static page,800 ms,,,,,\n**home**,1000 ms,,0,,4.8 kB,');
  expect(text).toContain('Home: first paint,1.25,1.10,**missed**');
  expect(text).toContain('Medians of 3 rounds on 2026-11-21, 2 processors, Chromium 156.');
});
