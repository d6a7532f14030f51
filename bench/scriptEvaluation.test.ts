import { expect, test } from 'vitest';
import { reactEvaluation, timeWithin } from './scriptEvaluation';

const frame = (file: string, columnNumber = 0) => ({
  url: `http://localhost:1/assets/${file}`,
  lineNumber: 0,
  columnNumber,
});
const native = { url: '', lineNumber: -1, columnNumber: -1 };

/** React's file is evaluated, then a widget's, which calls a function of React's; later React runs a task of its own. */
const profile = {
  nodes: [
    { id: 1, callFrame: native, children: [2, 4, 6] },
    { id: 2, callFrame: frame('abc/element.js'), children: [3] },
    { id: 3, callFrame: frame('react-y.js', 700) },
    { id: 4, callFrame: frame('react-y.js'), children: [5] },
    { id: 5, callFrame: native },
    { id: 6, callFrame: frame('react-y.js', 900) },
  ],
  startTime: 1_000_000,
  samples: [3, 4, 5, 2, 6],
  timeDeltas: [1_000, 1_000, 2_000, 3_000, 4_000],
};

test("React's evaluation is what its file runs outside of functions, with all that this calls", () => {
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
