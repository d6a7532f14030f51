import { expect, test } from 'vitest';
import { summarize } from './statistics';
import { judge, type Summaries } from './targets';

const all: Summaries = {
  ours: { firstPaint: summarize([100, 120, 110]), shift: summarize([0]) },
  peer: { firstPaint: summarize([100]) },
};

test('a figure is judged by itself', () => {
  const target = { what: 'Shift', subject: 'ours', metric: 'shift', most: 0 } as const;
  expect(judge(target, all)).toMatchObject({ value: 0, isMet: true });
});

test('or by its ratio to that of a peer', () => {
  const target = { what: 'Paint', subject: 'ours', metric: 'firstPaint', base: { subject: 'peer' } } as const;
  expect(judge({ ...target, most: 1.1 }, all)).toMatchObject({
    figure: 110,
    base: 100,
    value: 1.1,
    isMet: true,
  });
  expect(judge({ ...target, most: 1.05 }, all)?.isMet).toBe(false);
  expect(judge({ ...target, most: 2, least: 1.2 }, all)?.isMet).toBe(false);
});

test('what was not measured is not judged', () => {
  const target = { what: 'Paint', subject: 'ours', metric: 'firstPaint', most: 1 } as const;
  expect(judge({ ...target, base: { subject: 'another' } }, all)).toBeUndefined();
  expect(judge({ ...target, subject: 'another' }, all)).toBeUndefined();
});
