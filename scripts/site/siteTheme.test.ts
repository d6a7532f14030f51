import { expect, test } from 'vitest';
import { plainColor } from './siteTheme';

test.each([
  ['#1f5f8b', '#1f5f8b'],
  ['teal', '#008080'],
  ['color-mix(in oklab, #ffffff 50%, #000000)', '#636363'],
  ['color-mix(in oklab, color-mix(in oklab, #ffffff 100%, #000000) 100%, #16191d)', '#ffffff'],
  ['color-mix(in oklab, #16191d 78%, color-mix(in oklab, #ffffff 0%, #16191d))', '#16191d'],
])('%s is drawn as %s', (color, plain) => expect(plainColor(color)).toBe(plain));
