import { array, assert, double, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightByWidth, placeRules, type Reservation, reservationsFor, TOLERANCE } from './reservedHeight';

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
          expect(kept).toBeLessThanOrEqual(Math.ceil(height + TOLERANCE));
        }
      }),
    );
  });

  test('as one length, which is enough in every width, and the same from the next whole pixel on', () => {
    const steps = array(tuple(integer({ min: 1, max: 300 }), integer({ min: 1, max: 3_000 })), {
      minLength: 1,
      maxLength: 12,
    });
    assert(
      property(steps, (all) => {
        let from = 280;
        const reservations = all.map(([width, height]) => ({ from: (from += width), height }));
        const length = heightByWidth(reservations);
        for (const { from: begin } of reservations)
          for (const width of [begin, begin + 0.5])
            expect(lengthAt(length, width)).toBeGreaterThanOrEqual(heightAt(reservations, width));
        for (const { from: begin, height } of reservations) expect(lengthAt(length, begin)).toBe(height);
      }),
    );
  });

  test('as a style and as rules', () => {
    const length = heightByWidth([
      { from: 280, height: 900 },
      { from: 560, height: 501 },
    ]);
    expect(length).toBe('max(min(900px,(560px - 100%)*1e5),501px)');
    expect(placeRules('bio-faq', length)).toBe(
      `bio-faq:not(:defined) { display: flow-root }
bio-faq:not(:defined)::before { content: ""; float: left; padding-top: ${length} }`,
    );
  });
});

const heightAt = (reservations: readonly Reservation[], width: number) =>
  reservations.findLast(({ from }) => from <= width)?.height ?? 0;

/** The length as a browser computes it. */
function lengthAt(length: string, width: number): number {
  const expression = length
    .replaceAll('100%', String(width))
    .replaceAll('px', '')
    .replaceAll(/max|min/g, 'Math.$&');
  // oxlint-disable-next-line typescript/no-implied-eval -- the same arithmetic in another language
  return new Function(`return ${expression}`)() as number;
}
