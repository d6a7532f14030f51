import { expect, test } from 'vitest';
import { formatFigure, type SpeedResults, speedTables } from './speedTable';

const results: SpeedResults = {
  date: '2026-11-21',
  rounds: 3,
  machine: { processors: 2, chromium: '156' },
  profiles: {
    mobile: {
      home: {
        firstContentfulPaint: { median: 1000 },
        layoutShift: { median: 0 },
        scriptLoaded: { median: 4_812 },
      },
      'static page': { firstContentfulPaint: { median: 800 } },
    },
  },
  targets: [{ name: 'Home: first contentful paint', unit: 'ratio', value: 1.25, max: 1.1, isMet: false }],
};

test('a figure is formatted in its unit', () => {
  expect(formatFigure(1234.5, 'ms')).toBe('1235 ms');
  expect(formatFigure(3.21, 'ms')).toBe('3.2 ms');
  expect(formatFigure(4_812, 'bytes')).toBe('4.8 kB');
  expect(formatFigure(7, 'count')).toBe('7');
  expect(formatFigure(0, 'shift')).toBe('0');
  expect(formatFigure(0.2304, 'shift')).toBe('0.23');
  expect(formatFigure(1, 'ratio')).toBe('1.00');
});

test('the speed tables hold the medians, and leave empty what was not measured', () => {
  const text = speedTables(results, (head, rows) => [head, ...rows].map((row) => row.join(',')).join('\n'));
  expect(text).toContain('static page,800 ms,,,,,\n**home**,1000 ms,,0,,4.8 kB,');
  expect(text).toContain('Home: first contentful paint,1.25,1.10,**missed**');
  expect(text).toContain('Medians of 3 rounds on 2026-11-21, 2 processors, Chromium 156.');
});
