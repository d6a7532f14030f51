import { expect, test } from 'vitest';
import { EMBLEM } from '../base/emblem';
import { logoOf } from './logoOf';

const company = { name: 'Larkspur Painting', tagline: '', lines: [] };
const paper = document.implementation.createHTMLDocument();
const shown = async (logo: string | undefined) => logoOf({ ...company, logo }, paper);

const PICTURE = '/logo.svg';

test('the emblem is a hub and seven stations', async () => {
  const emblem = await shown(EMBLEM);
  expect(emblem instanceof SVGElement && emblem.querySelectorAll('circle').length).toBe(8);
});

test.each([
  [undefined, 'LP'],
  ['', 'LP'],
  ['L&P', 'L&P'],
])('letters stand for a firm, else its initials: "%s"', async (logo, letters) => {
  expect(await shown(logo)).toHaveProperty('textContent', letters);
});

test('a picture that cannot be loaded is left out', async () => {
  expect(await shown(PICTURE)).toBe('');
});

test('a picture is printed once it is loaded', async () => {
  const image = await logoOf(
    { ...company, logo: `${new URL('../../pictures/bins-480.webp', import.meta.url)}` },
    document,
  );
  expect(image instanceof HTMLImageElement && image.naturalWidth).toBe(480);
});
