import { expect, test } from 'vitest';
import type { Measured, Sample } from './metrics';
import { evaluateTarget, evaluateTargets, uncertainFigures } from './targets';

/** Rounds with the given first paints. */
const painted = (...times: number[]): Sample[] => times.map((time) => ({ firstContentfulPaint: [time] }));

const measured: Measured = {
  ours: painted(100, 120, 110, 110, 110).map((sample) => ({ ...sample, layoutShift: [0] })),
  peer: painted(100, 100, 100, 100, 100),
};
const paint = { name: 'Paint', scenario: 'ours', metric: 'firstContentfulPaint' } as const;
const ratio = { ...paint, base: { scenario: 'peer' }, max: 1.1 };

test('a target without a base limits the figure itself', () => {
  const target = { name: 'Shift', scenario: 'ours', metric: 'layoutShift', max: 0 } as const;
  expect(evaluateTarget(target, measured)).toEqual({
    name: 'Shift',
    metric: 'layoutShift',
    unit: 'shift',
    figure: 0,
    value: 0,
    max: 0,
    isMet: true,
    isUncertain: false,
  });
});

test('a target with a base limits the ratio, from above and where it says so from below', () => {
  expect(evaluateTarget(ratio, measured)).toMatchObject({
    figure: 110,
    base: 100,
    baseScenario: 'peer',
    unit: 'ratio',
    value: 1.1,
    isMet: true,
  });
  expect(evaluateTarget({ ...ratio, max: 1.05 }, measured)?.isMet).toBe(false);
  expect(evaluateTarget({ ...ratio, max: 2, min: 1.2 }, measured)?.isMet).toBe(false);
});

test('a target whose figures were not measured has no result', () => {
  const target = { ...paint, max: 1 };
  expect(evaluateTarget({ ...target, base: { scenario: 'another' } }, measured)).toBeUndefined();
  expect(evaluateTarget({ ...target, scenario: 'another' }, measured)).toBeUndefined();
  expect(evaluateTargets(measured)).toEqual([]);
});

test('a ratio is made of the rounds in which both scenarios ran', () => {
  const peer = [undefined, ...painted(100, 100, 100, 100, 200, 300)];
  expect(evaluateTarget(ratio, { ...measured, peer })).toMatchObject({ figure: 110, base: 100 });
});

test.each([
  ['whose interval is within 10 % on either side', painted(100, 104, 98, 102, 100), false],
  ['whose interval reaches further', painted(100, 150, 70, 140, 80), true],
  ['of too few rounds for an interval', painted(100, 100), true],
])('a ratio %s is marked', (_, ours, isUncertain) => {
  expect(evaluateTarget(ratio, { ...measured, ours })?.isUncertain).toBe(isUncertain);
});

test('the figures of uncertain ratios are measured again', () => {
  const steady = painted(100, 100, 100, 100, 100);
  const busy = painted(100, 150, 70, 140, 80);
  const pages = { 'static page': steady, 'Astro page': busy };
  expect(uncertainFigures({ ...pages, home: steady })).toEqual(new Set());
  expect(uncertainFigures({ ...pages, home: busy })).toEqual(
    new Set(['home firstContentfulPaint', 'static page firstContentfulPaint']),
  );
});
