/** The site's icons, drawn of the firm's logo in its colors. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Business } from '../../src/content/schema';
import { EMBLEM } from '../../src/ui/base/emblem';
import { initialsOf } from '../../src/ui/base/initialsOf';
import { markCircles } from '../../src/ui/base/markCircles';
import { MANIFEST_ICONS } from './manifest';
import { drawText, HEADING } from './shareImage';
import { escapeHtml } from './siteBusiness';
import { siteColor } from './siteTheme';

type Facts = Pick<Business, 'company'>;

/** Pixels of the icon for Apple's phones, and of the one for the tabs of old browsers. */
const SIZES = { touch: 180, tab: 32 };
/** Icons for phones are cut to shapes: what is drawn keeps clear of the edges. */
const INSIDE = 0.62;

const svg = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`;

/** The emblem: one of its stations has the color of the buttons. */
function emblem(color: string, accent: string): string {
  const circles = markCircles.map(
    ({ cx, cy, r }, index) =>
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${index === markCircles.length - 1 ? accent : color}"/>`,
  );
  return svg(36, circles.join(''));
}

const letters = (text: string): string =>
  svg(
    36,
    `<rect width="36" height="36" rx="9" fill="${siteColor('color-dark')}"/><text x="18" y="24" font-family="system-ui,sans-serif" font-weight="700" font-size="${text.length > 2 ? 13 : 17}" text-anchor="middle" fill="${siteColor('color-on-dark')}">${escapeHtml(text)}</text>`,
  );

/** The logo as an SVG for tabs; a picture of another format stands in it. */
async function tabIcon({ company: { logo, name } }: Facts): Promise<string> {
  if (logo === EMBLEM) return emblem(siteColor('color-dark'), siteColor('color-accent'));
  if (!logo?.includes('/')) return letters(logo || initialsOf(name));
  const file = await readLogo(logo);
  if (!file) return letters(initialsOf(name));
  const png = await sharp(file, { density: 300 }).resize(128, 128, CONTAINED).png().toBuffer();
  return svg(36, `<image width="36" height="36" href="data:image/png;base64,${png.toString('base64')}"/>`);
}

const CONTAINED = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;

/** A logo on another site is not fetched: a build needs no network. */
const readLogo = (logo: string): Promise<Buffer | undefined> =>
  logo.startsWith('/') ? readFile(join('demo/public', logo)) : Promise.resolve(undefined);

/** The logo on a square of the firm's color, or of white where it is a picture. */
async function square({ company: { logo, name } }: Facts, size: number): Promise<Buffer> {
  const picture = logo?.includes('/') ? await readLogo(logo) : undefined;
  const inside = Math.round(size * INSIDE);
  const onDark = siteColor('color-on-dark');
  const drawn = picture
    ? picture
    : logo === EMBLEM
      ? Buffer.from(emblem(onDark, siteColor('color-accent')))
      : (
          await drawText((logo?.includes('/') ? '' : logo) || initialsOf(name), {
            font: HEADING,
            size: inside,
            color: onDark,
          })
        )?.input;
  const mark = await sharp(drawn, { density: 300 }).resize(inside, inside, CONTAINED).png().toBuffer();
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: picture ? '#ffffff' : siteColor('color-dark'),
    },
  })
    .composite([{ input: mark, gravity: 'center' }])
    .png()
    .toBuffer();
}

/** An .ico file with one PNG in it, as all browsers take it. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icons by their files, each with how it is drawn. */
export const icons: Readonly<Record<string, (facts: Facts) => Promise<string | Buffer>>> = {
  'icon.svg': tabIcon,
  'favicon.ico': async (facts) => {
    const icon = Buffer.from(await tabIcon(facts));
    return ico(await sharp(icon, { density: 300 }).resize(SIZES.tab, SIZES.tab).png().toBuffer(), SIZES.tab);
  },
  'apple-touch-icon.png': (facts) => square(facts, SIZES.touch),
  ...Object.fromEntries(
    MANIFEST_ICONS.map((size) => [`icon-${size}.png`, (facts: Facts) => square(facts, size)]),
  ),
};

/** Writes the icons into the folder of the site. */
export async function writeIcons(site: string, facts: Facts): Promise<void> {
  for (const [file, draw] of Object.entries(icons)) await writeFile(join(site, file), await draw(facts));
}
