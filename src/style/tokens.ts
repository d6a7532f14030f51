/** A shadow near the card, and one far from it. */
const elevation = (near: string, far: string): string => `0 1px 2px ${near}, 0 12px 32px -12px ${far}`;
const SHADOWS = { near: 'rgb(23 39 31 / 6%)', far: 'rgb(23 39 31 / 18%)' };
const DARK_SHADOWS = { near: 'rgb(0 0 0 / 40%)', far: 'rgb(0 0 0 / 60%)' };

/**
 * Every value that a page may theme, with its default. A page overrides it by a custom property of the same name with
 * the prefix `--bio-`, on any ancestor. `tokens.docs.ts` says what each is for.
 */
const defaults = {
  'color-ink': '#17271f',
  'color-ink-soft': '#4a5a51',
  'color-ground': '#ffffff',
  'color-ground-soft': '#f4f1e9',
  'color-page': '#fbf9f4',
  'color-dark': '#14312a',
  'color-dark-line': '#3b5a4e',
  'color-on-dark': '#ffffff',
  'color-on-dark-soft': '#d5dfd6',
  'color-header-top': '#17271f',
  'color-line': '#d9d4c6',
  'color-control': '#7b8379',
  'color-done': '#236b43',
  'color-done-ground': '#e8f2ea',
  'color-accent': '#a32f2a',
  'color-accent-strong': '#84211d',
  'color-on-accent': '#ffffff',
  'color-error': '#a3261f',
  'color-error-ground': '#fcefec',
  'color-focus': '#1c5f8a',
  font: 'inherit',
  'font-heading': 'inherit',
  'radius-control': '8px',
  'radius-card': '16px',
  'text-size': 'medium',
  space: '1',
  width: 'none',
  shadow: elevation(SHADOWS.near, SHADOWS.far),
  scheme: 'light',
} as const;

/** The defaults of the dark scheme, where they differ. Grounds get lighter the nearer they are to the reader. */
const dark = {
  'color-ink': '#eef3ee',
  'color-ink-soft': '#b4c4ba',
  'color-ground': '#1b2a24',
  'color-ground-soft': '#14211c',
  'color-page': '#0f1915',
  'color-dark': '#153d33',
  'color-dark-line': '#42705f',
  'color-header-top': '#eef3ee',
  'color-line': '#34463e',
  'color-control': '#82948a',
  'color-done': '#86d3a5',
  'color-done-ground': '#1d3d2d',
  'color-accent': '#c2453e',
  'color-accent-strong': '#a93932',
  'color-error': '#ffb3a8',
  'color-error-ground': '#3e1f1c',
  'color-focus': '#8cc8f2',
  shadow: elevation(DARK_SHADOWS.near, DARK_SHADOWS.far),
} as const satisfies Partial<Record<keyof typeof defaults, string>>;

export type TokenName = keyof typeof defaults;

/** Defaults of all tokens. */
export const tokenDefaults: Readonly<Record<TokenName, string>> = defaults;

/** Defaults of all tokens in the dark scheme. */
export const darkDefaults: Readonly<Record<TokenName, string>> = { ...defaults, ...dark };

const isPalette = (name: string): name is keyof typeof dark => name in dark;

/** The private property of a token that differs in the dark. Short: it stands in each style, and in the HTML of pages. */
export const privateName = (name: TokenName): string => `--_${name.replace('color-', '')}`;

/** A token as a CSS value. Of those that differ in the dark, `paletteCss` says what they are. */
export const token = (name: TokenName): string =>
  isPalette(name) ? `var(${privateName(name)})` : `var(--bio-${name}, ${defaults[name]})`;

/** Where the private properties are set: inside of the element, so that they shadow nothing that the page sets. */
const PLACES = ':root,[data-app],[data-load-error]';

/**
 * The private properties of the tokens that differ in the dark: what the page or a theme sets, else the default. A theme's
 * `--bio-dark-` values, which follow from its accent, take precedence in the dark. Browsers that do not know `light-dark()`
 * (those of before May 2024) show the light scheme.
 * @param isUsed left out: all tokens.
 * @param places the elements that they are set on.
 */
export function paletteCss(
  isUsed: (name: TokenName) => boolean = () => true,
  places: string = PLACES,
): string {
  const names = Object.keys(dark).filter(isPalette).filter(isUsed);
  if (names.length === 0) return '';
  const declare = (valueOf: (name: keyof typeof dark) => string) =>
    `${places}{${names.map((name) => `${privateName(name)}:${valueOf(name)}`).join(';')}}`;
  const light = (name: keyof typeof dark) => `var(--bio-${name},${defaults[name]})`;
  const both = (name: keyof typeof dark) =>
    name === 'shadow'
      ? `var(--bio-shadow,${schemeShadow})`
      : `light-dark(${light(name)},var(--bio-dark-${name},var(--bio-${name},${dark[name]})))`;
  return `${declare(light)}\n@supports (color:light-dark(red,red)){${declare(both)}}`;
}

/** `light-dark()` takes colors only. */
const schemeShadow = elevation(
  `light-dark(${SHADOWS.near},${DARK_SHADOWS.near})`,
  `light-dark(${SHADOWS.far},${DARK_SHADOWS.far})`,
);

/**
 * A padding, or a gap between parts, by the density that the page wants. What is pressed stays at least 44 px high.
 * @param length at the default density, such as `24px`.
 */
export const space = (length: string): string => `calc(${length} * ${token('space')})`;
