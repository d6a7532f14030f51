import { array, assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservationsFor, reservedHeightCss } from './reservedHeight';

describe('reserved heights', () => {
  test('one rule as long as heights are alike, another where they are not', () => {
    const measured = [
      { width: 280, height: 900 },
      { width: 281, height: 870.2 },
      { width: 282, height: 500.5 },
      { width: 283, height: 501 },
    ];
    expect(reservationsFor(measured)).toEqual([
      { from: 280, height: 900 },
      { from: 282, height: 501 },
    ]);
  });

  test('is enough in every width, and nowhere much more than that', () => {
    const heights = array(double({ min: 1, max: 3_000, noNaN: true }), { minLength: 1, maxLength: 60 });
    assert(
      property(heights, (all) => {
        const measured = all.map((height, index) => ({ width: 280 + index, height }));
        const reservations = reservationsFor(measured);
        for (const { width, height } of measured) {
          const kept = reservations.findLast(({ from }) => from <= width)?.height ?? 0;
          expect(kept).toBeGreaterThanOrEqual(height);
          expect(kept).toBeLessThanOrEqual(Math.ceil(height + 40));
        }
      }),
    );
  });

  test('as styles, by the width of its place, until the widget is defined', () => {
    expect(
      reservedHeightCss('bio-faq', 'reservation-for-faq', [
        { from: 280, height: 900 },
        { from: 560, height: 501 },
      ]),
    ).toBe(`.reservation-for-faq { container-type: inline-size }
:where(.reservation-for-faq) { inline-size: 100%; inline-size: -moz-available; inline-size: -webkit-fill-available }
bio-faq:not(:defined) { display: block; min-block-size: 900px }
@container (min-width: 560px) { bio-faq:not(:defined) { min-block-size: 501px } }`);
  });
});
