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
  space: '1',
  width: 'none',
  shadow: '0 1px 2px rgb(23 39 31 / 6%), 0 12px 32px -12px rgb(23 39 31 / 18%)',
} as const;

export type TokenName = keyof typeof defaults;

/** Defaults of all tokens. */
export const tokenDefaults: Readonly<Record<TokenName, string>> = defaults;

/**
 * A token as a CSS value. The default is part of each use. Set on `:host`, it would shadow what the page sets on
 * `:root`.
 */
export const token = (name: TokenName): string => `var(--bio-${name}, ${defaults[name]})`;

/**
 * A padding, or a gap between parts, by the density that the page wants. What is pressed stays at least 44 px high.
 * @param length at the default density, such as `24px`.
 */
export const space = (length: string): string => `calc(${length} * ${token('space')})`;
