import { builtInFolder } from './builtInFolder';

/** A picture's address, spelled out for an `<img>` and the `<source>`s before it. */
export interface PictureSources {
  src: string;
  srcSet: string | undefined;
  /** In other formats, the best first. */
  others: { type: string; srcSet: string }[];
}

const BUILT_IN = 'builtin:';
const WIDTHS = /\{(\d{1,5}(?:,\d{1,5})*)\}/;
const FORMATS = /\{([a-z]+(?:,[a-z]+)*)\}$/;

/**
 * Spells out an address that stands for several files, as a shell would: `/roof-{480,960}.{avif,webp}` is two widths in
 * pixels in two formats, the one for every browser last. A plain address is one file. `builtin:` in front means a
 * picture that comes with the widgets.
 */
export function pictureSources(address: string): PictureSources {
  const full = address.startsWith(BUILT_IN) ? builtInFolder() + address.slice(BUILT_IN.length) : address;
  const widths = WIDTHS.exec(full)?.[1]?.split(',') ?? [];
  const formats = FORMATS.exec(full)?.[1]?.split(',') ?? [];
  const file = (format: string | undefined, width: string | undefined) =>
    full.replace(FORMATS, format ?? '').replace(WIDTHS, width ?? '');
  const srcSetOf = (format: string | undefined) =>
    widths.length > 0 ? widths.map((width) => `${file(format, width)} ${width}w`).join(', ') : undefined;
  const last = formats.at(-1);
  return {
    src: file(last, widths[Math.floor(widths.length / 2)]),
    srcSet: srcSetOf(last),
    others: formats
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, srcSet: srcSetOf(format) ?? file(format, undefined) })),
  };
}

/** What part of its dots a dense screen of a phone is given: about 1.7 a point, more of which nobody sees in a photograph. */
const DENSE_SHARE = 0.57;

/**
 * Spares phones with three dots a point most of a picture's bytes.
 * @param sizes as for `<img sizes>`; the last one, in vw, is for phones.
 */
export const spareDenseScreens = (sizes: string): string =>
  sizes.replace(
    /(\d+)vw$/,
    (size, width: string) =>
      `(min-resolution: 2.2dppx) ${Math.round(Number(width) * DENSE_SHARE)}vw, ${size}`,
  );
