import { expect, test } from 'vitest';
import { summarize } from './statistics';
import { evaluateTarget, evaluateTargets, type Summaries } from './targets';

const summaries: Summaries = {
  ours: { firstContentfulPaint: summarize([100, 120, 110]), layoutShift: summarize([0]) },
  peer: { firstContentfulPaint: summarize([100]) },
};
const paint = { name: 'Paint', scenario: 'ours', metric: 'firstContentfulPaint' } as const;

test('a target without a base limits the figure itself', () => {
  const target = { name: 'Shift', scenario: 'ours', metric: 'layoutShift', max: 0 } as const;
  expect(evaluateTarget(target, summaries)).toEqual({
    name: 'Shift',
    metric: 'layoutShift',
    unit: 'shift',
    figure: 0,
    value: 0,
    max: 0,
    isMet: true,
  });
});

test('a target with a base limits the ratio, from above and where it says so from below', () => {
  const ratio = { ...paint, base: { scenario: 'peer' } };
  expect(evaluateTarget({ ...ratio, max: 1.1 }, summaries)).toMatchObject({
    figure: 110,
    base: 100,
    unit: 'ratio',
    value: 1.1,
    isMet: true,
  });
  expect(evaluateTarget({ ...ratio, max: 1.05 }, summaries)?.isMet).toBe(false);
  expect(evaluateTarget({ ...ratio, max: 2, min: 1.2 }, summaries)?.isMet).toBe(false);
});

test('a target whose figures were not measured has no result', () => {
  const target = { ...paint, max: 1 };
  expect(evaluateTarget({ ...target, base: { scenario: 'another' } }, summaries)).toBeUndefined();
  expect(evaluateTarget({ ...target, scenario: 'another' }, summaries)).toBeUndefined();
  expect(evaluateTargets(summaries)).toEqual([]);
});
