import { expect, test } from 'vitest';
import { reactEvaluation, timeWithin } from './scriptEvaluation';

const frame = (file: string) => ({ url: `http://localhost:1/assets/${file}` });

/** Module code runs the bundler's runtime, which evaluates React; later React runs a task of its own. */
const profile = {
  nodes: [
    { id: 1, callFrame: { url: '' }, children: [2, 6] },
    { id: 2, callFrame: frame('abc/element.js'), children: [3] },
    { id: 3, callFrame: frame('rolldown-runtime-x.js'), children: [4] },
    { id: 4, callFrame: frame('react-y.js'), children: [5] },
    { id: 5, callFrame: { url: '' } },
    { id: 6, callFrame: frame('react-y.js') },
  ],
  startTime: 1_000_000,
  samples: [2, 4, 5, 2, 6],
  timeDeltas: [1_000, 1_000, 2_000, 3_000, 4_000],
};

test("React's evaluation is what the runtime calls in React's file, with all that this calls", () => {
  expect(reactEvaluation(profile)).toEqual([
    { time: 1002, duration: 2 },
    { time: 1004, duration: 3 },
  ]);
});

test('a span counts only the samples that lie in it', () => {
  const samples = reactEvaluation(profile);
  expect(timeWithin(samples, 1000, 10)).toBe(5);
  expect(timeWithin(samples, 1003, 10)).toBe(3);
  expect(timeWithin(samples, 1005, 10)).toBe(0);
});
