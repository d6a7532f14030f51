import { wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenDefaults } from '../../src/style/tokens';
import { isHard, judgedPairs, readable } from './contrastList';

const readHex = (color: string) => (/^#[\da-f]{6}$/.test(color) ? color : undefined);

test('the built-in look has nothing that is hard to see', () =>
  expect(judgedPairs(tokenDefaults, readHex).filter(isHard)).toEqual([]));

test('what is hard to see has its figure, and a color that fixes it', () => {
  const values = { ...tokenDefaults, 'color-ink-soft': '#9aa39d' };
  const judged = judgedPairs(values, readHex);
  const hard = judged.filter(isHard);
  expect(hard.map(({ front }) => front)).toContain('color-ink-soft');
  const better = readable('color-ink-soft', judged) ?? '';
  for (const { back } of hard) expect(wcagContrast(better, values[back])).toBeGreaterThanOrEqual(4.5);
});

test('of any text, the color that fixes it stands out everywhere', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(fc.array(channel, { minLength: 3, maxLength: 3 }), (channels) => {
      const judged = judgedPairs({ ...tokenDefaults, 'color-done': `#${channels.join('')}` }, readHex);
      const better = readable('color-done', judged) ?? '';
      const grounds = judged.filter(({ front }) => front === 'color-done').map(({ back }) => back);
      expect(grounds.length).toBeGreaterThan(3);
      for (const ground of grounds)
        expect(wcagContrast(better, tokenDefaults[ground])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('for a light and a dark ground there is none', () => {
  const values = { ...tokenDefaults, 'color-accent': '#dddddd', 'color-accent-strong': '#333333' };
  expect(readable('color-on-accent', judgedPairs(values, readHex))).toBeUndefined();
});

test('of what cannot be told, nothing is said', () => {
  const judged = judgedPairs({ ...tokenDefaults, 'color-ground': 'var(--page)' }, readHex);
  expect(judged.filter(isHard)).toEqual([]);
  expect(judged.some(({ ratio }) => ratio === undefined)).toBe(true);
});
