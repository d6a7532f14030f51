/** The picture that is shown with a shared link: the firm's name and tagline on the picture of its home page. */

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import type { Business } from '../../src/content/schema';
import { pictureSources } from '../../src/ui/section/picture/sources';
import { SHARE_IMAGE } from './shareImageSize';
import { siteColor } from './siteTheme';

const MARGIN = 74;
const TEXT_WIDTH = 640;

/** Dark behind the words, clear over the picture. */
const shadeOf = (
  ground: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${SHARE_IMAGE.height}">
  <linearGradient id="g"><stop offset="0.06" stop-color="${ground}" stop-opacity="0.96"/><stop offset="0.45" stop-color="${ground}" stop-opacity="0.72"/><stop offset="0.8" stop-color="${ground}" stop-opacity="0"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#g)"/></svg>`;

interface Font {
  /** Its package. */
  face: string;
  weight: number;
  /** What the file of that weight calls itself. */
  family: string;
}

export const HEADING: Font = {
  face: 'bricolage-grotesque',
  weight: 700,
  family: 'Bricolage Grotesque 96pt ExtraBold',
};
const BODY: Font = { face: 'instrument-sans', weight: 400, family: 'Instrument Sans' };
/** All signs that the faces' files for western languages may have. */
const LATIN = String.fromCodePoint(...Array.from({ length: 0x180 - 0x20 }, (_, index) => index + 0x20));

type Facts = Pick<Business, 'company' | 'pictures'>;

/** @returns a JPEG. A picture on another site, or one that is missing, leaves the plain ground. */
export async function shareImage({ company, pictures }: Facts): Promise<Buffer> {
  const file = pictures.hero && fileOf(pictures.hero.src);
  const color = siteColor('color-dark');
  const words = siteColor('color-on-dark');
  const ground = file
    ? sharp(file).resize({ ...SHARE_IMAGE, fit: 'cover' })
    : sharp({ create: { ...SHARE_IMAGE, channels: 3, background: color } });
  const [name, tagline, area] = await Promise.all([
    drawText(company.name, { font: HEADING, size: 40, color: words }),
    drawText(company.tagline, { font: HEADING, size: 88, color: words }),
    drawText(company.area, { font: BODY, size: 34, color: words }),
  ]);
  return ground
    .composite([
      ...(file ? [{ input: Buffer.from(shadeOf(color)) }] : []),
      ...at(name, () => MARGIN),
      ...at(tagline, (height) => (SHARE_IMAGE.height - height) / 2),
      ...at(area, (height) => SHARE_IMAGE.height - MARGIN - height),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

interface Text {
  input: Buffer;
  height: number;
}

const at = (part: Text | undefined, top: (height: number) => number): OverlayOptions[] =>
  part ? [{ input: part.input, left: MARGIN, top: Math.round(top(part.height)) }] : [];

/** Sets a text in lines; `undefined` where there is none. @param size in pixels. */
export async function drawText(
  words: string | undefined,
  { font, size, color }: { font: Font; size: number; color: string },
): Promise<Text | undefined> {
  if (!words) return undefined;
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `${font.family}, ${size}px`, // the comma ends the name, which contains words for styles
      fontfile: await fontFile(font),
      width: TEXT_WIDTH,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** Writes one weight of a face, as the library that sets texts wants it. It may read the file at any later time. */
async function fontFile({ face, weight }: Font): Promise<string> {
  const whole = await readFile(
    `node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`,
  );
  const file = join('demo/fonts', `${face}-${weight}.ttf`);
  await mkdir('demo/fonts', { recursive: true });
  await writeFile(
    file,
    await subsetFont(whole, LATIN, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  );
  return file;
}

/** The file of the largest variant of a picture on our own site; `undefined` where it is elsewhere. */
function fileOf(src: string): string | undefined {
  const { src: one, srcSet } = pictureSources(src);
  const [largest = ''] = (srcSet?.split(', ').at(-1) ?? one).split(/[ ?]/);
  return [join('src', largest), join('demo/public', largest)].find((file) => existsSync(file));
}
