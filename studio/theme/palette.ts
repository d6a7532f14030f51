import { contrastOf } from '../../src/style/contrast';
import type { TokenName } from '../../src/style/tokens';
import { hexOf, type Oklch, oklchOf } from './oklch';

/** Whether the page that the widgets stand on is light or dark. */
export type Variant = 'light' | 'dark';

type ColorName = Extract<TokenName, `color-${string}`>;

/**
 * All colors of a palette, as `#rrggbb`. There is none for the header's top: naming it makes the header of a firm
 * transparent, which is a choice of its own.
 */
export type Palette = Readonly<Record<Exclude<ColorName, 'color-header-top'>, string>>;

/** Lightness and the most chroma of a tint of the brand's color, by variant. */
type Tint = readonly [lightness: number, chroma: number];

const tints = {
  light: {
    ink: [0.25, 0.035],
    inkSoft: [0.46, 0.03],
    ground: [1, 0],
    groundSoft: [0.965, 0.01],
    page: [0.985, 0.005],
    line: [0.89, 0.015],
    control: [0.61, 0.025],
    done: [0.5, 0.14],
    doneGround: [0.955, 0.025],
    error: [0.5, 0.17],
    errorGround: [0.96, 0.02],
    dark: [0.28, 0.042],
    onDark: [1, 0],
    onDarkSoft: [0.89, 0.02],
  },
  dark: {
    ink: [0.96, 0.008],
    inkSoft: [0.79, 0.015],
    ground: [0.235, 0.014],
    groundSoft: [0.275, 0.016],
    page: [0.195, 0.012],
    line: [0.36, 0.018],
    control: [0.6, 0.02],
    done: [0.78, 0.13],
    doneGround: [0.31, 0.04],
    error: [0.76, 0.13],
    errorGround: [0.29, 0.05],
    dark: [0.155, 0.012],
    onDark: [0.97, 0.005],
    onDarkSoft: [0.83, 0.012],
  },
} as const satisfies Record<Variant, Record<string, Tint>>;

const TEXT = 4.5;
const BORDER = 3;
/** Of a button to a dark section, as in the built-in look: its text says what it is. */
const BUTTON = 1.9;
/** By how much a line on a dark section is lighter. */
const DARK_LINE = 0.16;
/** By how much an accent gets darker while it is pressed. */
const PRESSED = 0.07;
const ERROR_HUE = 27;
const GREEN_HUE = 155;
const BLUE_HUE = 245;
/** From this chroma on a color is seen on white at any lightness. */
const VIVID = 0.1;
/** How far in degrees a hue is from that of errors, at least, not to be taken for one. */
const UNLIKE_ERROR = 28;
/** Lighter than text, to be told from it. */
const DARKEST_DONE = 0.34;

/**
 * A palette from a brand's one color: neutrals with a touch of its hue, and every text and border readable whatever the
 * color is. The accent is the color itself, unless its buttons could not be seen on the ground. What is done or
 * focused has the brand's hue too, but not that of an error.
 * @param brand as `#rrggbb`.
 */
export function paletteOf(brand: string, variant: Variant): Palette {
  const { lightness, chroma, hue } = oklchOf(brand);
  const of = ([light, most]: Tint, tintHue = hue, strongest = chroma): Oklch => ({
    lightness: light,
    chroma: Math.min(most, strongest),
    hue: tintHue,
  });
  const tint = tints[variant];
  const isLikeError = chroma > 0.05 && distance(hue, ERROR_HUE) < UNLIKE_ERROR;
  const doneHue = isLikeError ? GREEN_HUE : hue;
  const focusHue = isLikeError ? BLUE_HUE : hue;
  const [doneLightness, doneChroma] = tint.done;
  // A dark brand is recognized by its darkness, and hardly by its hue, which is made stronger where it is lighter.
  const done: Tint = [
    variant === 'light' ? Math.min(doneLightness, Math.max(DARKEST_DONE, lightness)) : doneLightness,
    doneChroma,
  ];
  const strongest = isLikeError ? doneChroma : 1.6 * chroma;
  /** Where the text has to move to be read. */
  const away = variant === 'light' ? 'darker' : 'lighter';

  const ground = hexOf(of(tint.ground));
  const groundSoft = hexOf(of(tint.groundSoft));
  const page = hexOf(of(tint.page));
  const doneGround = hexOf(of(tint.doneGround, doneHue));
  const errorGround = hexOf(of(tint.errorGround, ERROR_HUE, 1));
  const grounds = [ground, groundSoft, page];

  const readable = (color: Oklch, onGrounds: readonly string[], least: number) =>
    movedUntil(color, away, (hex) => isReadable(hex, onGrounds, least));
  const ink = readable(of(tint.ink), [...grounds, doneGround, errorGround], TEXT);
  const isSeen = variant === 'light' && chroma >= VIVID;
  const accent = isSeen ? brand : readable({ lightness, chroma, hue }, [ground], BORDER);
  const onAccent = textOn(accent, variant === 'light' ? ink : page);
  const dark = darkSection(of(tint.dark), accent);
  const onDark = hexOf(of(tint.onDark));

  return {
    'color-ink': ink,
    'color-ink-soft': readable(of(tint.inkSoft), [...grounds, doneGround], TEXT),
    'color-ground': ground,
    'color-ground-soft': groundSoft,
    'color-page': page,
    'color-dark': dark,
    'color-dark-line': hexOf({ ...of(tint.dark), lightness: oklchOf(dark).lightness + DARK_LINE }),
    'color-on-dark': onDark,
    'color-on-dark-soft': movedUntil(of(tint.onDarkSoft), 'lighter', (hex) => isReadable(hex, [dark], TEXT)),
    'color-line': hexOf(of(tint.line)),
    'color-control': readable(of(tint.control), grounds, BORDER),
    'color-done': readable(of(done, doneHue, strongest), [...grounds, doneGround], TEXT),
    'color-done-ground': doneGround,
    'color-accent': accent,
    'color-accent-strong': pressed(accent, onAccent),
    'color-on-accent': onAccent,
    'color-error': readable(of(tint.error, ERROR_HUE, 1), [...grounds, errorGround], TEXT),
    'color-error-ground': errorGround,
    'color-focus': readable(of(done, focusHue, strongest), grounds, TEXT),
  };
}

/** The color, lighter or darker by as little as is needed. */
export function movedUntil(
  color: Oklch,
  direction: 'lighter' | 'darker',
  isFine: (hex: string) => boolean,
): string {
  const step = direction === 'lighter' ? 0.005 : -0.005;
  for (let { lightness } = color; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...color, lightness });
    if (isFine(hex)) return hex;
  }
  return direction === 'lighter' ? '#ffffff' : '#000000';
}

/** Whether a color stands out from all of these. */
export const isReadable = (hex: string, grounds: readonly string[], least: number): boolean =>
  grounds.every((ground) => (contrastOf(hex, ground) ?? 1) >= least);

/** White, else the dark color, else what can be read best. */
function textOn(ground: string, darkText: string): string {
  const fitting = ['#ffffff', darkText].find((text) => isReadable(text, [ground], TEXT));
  return fitting ?? (isReadable('#000000', [ground], TEXT) ? '#000000' : '#ffffff');
}

/** A little darker, or lighter where its text could not be read on that. */
function pressed(accent: string, text: string): string {
  const { lightness, ...tone } = oklchOf(accent);
  const darker = hexOf({ ...tone, lightness: lightness - PRESSED });
  return lightness > PRESSED && isReadable(text, [darker], TEXT)
    ? darker
    : hexOf({ ...tone, lightness: lightness + PRESSED });
}

/** Darker or lighter than the accent, whose buttons stand on it. */
function darkSection(color: Oklch, accent: string): string {
  const isSeen = (hex: string) => isReadable(accent, [hex], BUTTON);
  const darker = movedUntil(color, 'darker', isSeen);
  return isSeen(darker) ? darker : movedUntil(color, 'lighter', isSeen);
}

const distance = (one: number, other: number): number => {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
};
