/** The pictures that the build draws for a firm. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Drawn colors differ a little from those of the theme: JPEG rounds them. */
const NEAR = 12;

const DRAWN = ['share.jpg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];

/** The ground of the shared picture and of the icons has the color that phones paint around the page. */
export async function wrongPictures(site: string): Promise<string[]> {
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  const theme = /<meta name="theme-color"[^>]* content="(#[\da-f]{6})"/.exec(home)?.[1];
  const manifest = JSON.parse(readFileSync(join(site, 'site.webmanifest'), 'utf8')) as {
    theme_color: string;
  };
  const wrong = await Promise.all(
    DRAWN.map(async (file) => {
      const color = await cornerOf(join(site, file));
      return isNear(color, theme ?? '') ? [] : [`${file} has the ground ${color}, not ${theme}`];
    }),
  );
  return [
    ...wrong.flat(),
    ...(manifest.theme_color === theme ? [] : [`site.webmanifest has ${manifest.theme_color}, not ${theme}`]),
  ];
}

async function cornerOf(file: string): Promise<string> {
  const { data } = await sharp(file)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function isNear(one: string, other: string): boolean {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return parts(one).every((part, index) => Math.abs(part - (parts(other)[index] ?? Number.NaN)) <= NEAR);
}
