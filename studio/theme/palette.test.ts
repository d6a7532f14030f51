import { wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../src/testing/propertyRuns';
import { pairs } from './contrastList';
import { paletteOf, type Variant } from './palette';

const hexColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

function expectReadable(brand: string, variant: Variant): void {
  const palette = paletteOf(brand, variant);
  for (const { front, back, least } of pairs) {
    const [one, other] = [palette[front as keyof typeof palette], palette[back as keyof typeof palette]];
    expect(
      wcagContrast(one, other),
      `${brand}, ${variant}: ${front} ${one} on ${back} ${other}`,
    ).toBeGreaterThanOrEqual(least);
  }
}

describe.each(['light', 'dark'] as const)('a %s palette', (variant) => {
  test('of any color has every text and border readable', () => {
    fc.assert(
      fc.property(hexColor, (brand) => expectReadable(brand, variant)),
      { numRuns: propertyRuns(1_000) },
    );
  });

  test.each([
    '#000000',
    '#ffffff',
    '#808080',
    '#767676',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#00ffff',
    '#ff00ff',
  ])('of the extreme %s too', (brand) => expectReadable(brand, variant));

  test('of any color has buttons that are seen on dark sections, and change while pressed', () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        const palette = paletteOf(brand, variant);
        expect(wcagContrast(palette['color-accent'], palette['color-dark'])).toBeGreaterThanOrEqual(1.9);
        expect(palette['color-accent-strong']).not.toBe(palette['color-accent']);
      }),
      { examples: [['#000000'], ['#0b2545'], ['#7a1f2b'], ['#ffffff']] },
    );
  });

  test.each(['#ffffff', '#fff3d6', '#808080', '#14312a', '#0000ff', '#000000'])(
    'of %s has buttons that are seen on the ground',
    (brand) => {
      const { 'color-accent': accent, 'color-ground': ground } = paletteOf(brand, variant);
      expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each(['#14312a', '#0b2545', '#f26a1b', '#ffd400', '#e0348b', '#000000'])(
  'the brand’s %s is the accent of its light palette',
  (brand) => expect(paletteOf(brand, 'light')['color-accent']).toBe(brand),
);

test('what is done is not red where the brand is', () => {
  const { 'color-done': done, 'color-error': error } = paletteOf('#c1121f', 'light');
  expect(done).not.toBe(error);
  expect(Number.parseInt(done.slice(3, 5), 16)).toBeGreaterThan(Number.parseInt(done.slice(1, 3), 16));
});
