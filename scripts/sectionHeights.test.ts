import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesFor, sectionHeightCss } from './sectionHeights';

describe('heights of skipped sections', () => {
  test('one line as long as one slope serves, another where none does', () => {
    const rising = [320, 330, 340].map((width) => ({ width, height: 1000 + (width - 320) * 4 }));
    const lines = linesFor([...rising, { width: 350, height: 500 }, { width: 360, height: 500 }]);
    expect(lines.map(({ from }) => from)).toEqual([320, 350]);
    expect(lines.at(1)).toEqual({ from: 350, px: 500, vw: 0 });
  });

  test('nowhere farther from a height than 24 px or 1.5 %, but for rounding', () => {
    const heights = array(double({ min: 1, max: 3_000, noNaN: true }), { minLength: 1, maxLength: 60 });
    assert(
      property(heights, (all) => {
        const measured = all.map((height, index) => ({ width: 320 + index, height }));
        const lines = linesFor(measured);
        for (const { width, height } of measured) {
          const { px, vw } = lines.findLast(({ from }) => from <= width) ?? { px: 0, vw: 0 };
          expect(Math.abs(px + (vw / 100) * width - height)).toBeLessThanOrEqual(
            Math.max(24, height * 0.015) + 1,
          );
        }
      }),
    );
  });

  test('as styles, by the width of the viewport', () => {
    const lines = [
      { from: 320, px: 500, vw: 12.5 },
      { from: 700, px: 400, vw: 0 },
    ];
    expect(sectionHeightCss({ 'bio-faq': lines })).toBe(`bio-faq { --height: calc(500px + 12.5vw) }
@media (min-width: 700px) { bio-faq { --height: 400px } }`);
  });
});
