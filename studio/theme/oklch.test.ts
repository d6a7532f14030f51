import { clampChroma, converter, formatHex } from 'culori';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf, oklchOf } from './oklch';

const hexColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const toOklch = converter('oklch');

test('a color is what culori says, and comes back as it was', () => {
  fc.assert(
    fc.property(hexColor, (hex) => {
      const ours = oklchOf(hex);
      const theirs = toOklch(hex);
      expect(ours.lightness).toBeCloseTo(theirs?.l ?? Number.NaN, 4);
      expect(ours.chroma).toBeCloseTo(theirs?.c ?? Number.NaN, 4);
      const apart = ((ours.hue - (theirs?.h ?? ours.hue)) * Math.PI) / 180;
      expect(ours.chroma * Math.sin(apart), 'the hue, which of a grey is none').toBeCloseTo(0, 4);
      expect(hexOf(ours)).toBe(hex);
    }),
  );
});

test('a color that no screen shows loses chroma only', () => {
  const channels = (hex: string) =>
    [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.98, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 359, noNaN: true }),
      (lightness, chroma, hue) => {
        const ours = channels(hexOf({ lightness, chroma, hue }));
        const theirs = channels(
          formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch')),
        );
        for (const [index, channel] of ours.entries())
          expect(Math.abs(channel - (theirs[index] ?? Number.NaN))).toBeLessThanOrEqual(2);
      },
    ),
  );
});
