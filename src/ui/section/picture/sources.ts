import { builtInPicture } from '../../base/builtInPicture';
import { isBuiltIn, pictureFile } from '../../base/pictureFile';

/** What a picture's URL means for an `<img>` and the `<source>`s before it. */
export interface PictureSources {
  src: string;
  srcSet: string | undefined;
  /** Other formats, the best first. */
  others: { type: string; srcSet: string }[];
}

const WIDTHS = /\{(\d{1,5}(?:,\d{1,5})*)\}/;
const FORMATS = /\{([a-z]+(?:,[a-z]+)*)\}$/;

/**
 * Expands a URL with braces, as a shell does: `/roof-{480,960}.{avif,webp}` is two widths in pixels in two formats, the
 * one that every browser supports last. A URL without braces is one file. The prefix `builtin:` means a picture that
 * comes with the widgets.
 * @param sizes as for `<img sizes>`. Where it is a fixed size, larger widths than it needs are left out. @default all widths
 */
export function pictureSources(url: string, sizes = ''): PictureSources {
  const widths = neededWidths(WIDTHS.exec(url)?.[1]?.split(',') ?? [], sizes);
  const formats = FORMATS.exec(url)?.[1]?.split(',') ?? [];
  const file = (format: string | undefined, width: string | undefined) =>
    pictureFile(url.replace(FORMATS, format ?? '').replace(WIDTHS, width ?? ''), builtInPicture);
  const srcSetOf = (format: string | undefined) =>
    widths.length > 1 ? widths.map((width) => `${file(format, width)} ${width}w`).join(', ') : undefined;
  const last = formats.at(-1);
  return {
    src: file(last, widths[Math.floor(widths.length / 2)]),
    srcSet: srcSetOf(last),
    others: formats
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, srcSet: srcSetOf(format) ?? file(format, widths[0]) })),
  };
}

/** Pixels of the widest file of a built-in picture in the format for old browsers, which are few: the widgets come with no wider one. */
export const OLD_FORMAT_WIDTH = 960;

/** The same as a page has them: of a built-in picture, the format for old browsers only as wide as the widgets come with it. */
export function shownSources(url: string, sizes?: string): PictureSources {
  const all = pictureSources(url, sizes);
  if (!isBuiltIn(url) || all.others.length === 0) return all;
  const narrow = url.replace(WIDTHS, (widths, list: string) => {
    const kept = list.split(',').filter((width) => Number(width) <= OLD_FORMAT_WIDTH);
    return kept.length > 0 ? `{${kept.join(',')}}` : widths;
  });
  return { ...pictureSources(narrow, sizes), others: all.others };
}

/** Device pixels per CSS pixel of the densest screens. */
const DENSEST = 3;

/** @returns the widths up to the first one that is enough for any screen. */
function neededWidths(widths: readonly string[], sizes: string): readonly string[] {
  const [, px] = /^(\d+)px$/.exec(sizes) ?? [];
  const enough = widths.findIndex((width) => Number(width) >= Number(px) * DENSEST);
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

/** Reduces three device pixels per CSS pixel to about 1.7: more is not visible in a photograph. */
const DENSITY_FACTOR = 0.57;

/**
 * Saves phones with three device pixels per CSS pixel most of a picture's bytes.
 * @param sizes as for `<img sizes>`; the last entry, in vw or px, is for phones.
 */
export const limitDensity = (sizes: string): string =>
  sizes.replace(
    /(\d+)(vw|px)$/,
    (size, width: string, unit: string) =>
      `(min-resolution: 2.2dppx) ${Math.round(Number(width) * DENSITY_FACTOR)}${unit}, ${size}`,
  );
