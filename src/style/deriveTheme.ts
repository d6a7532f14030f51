import { contrastOf } from './contrast';
import { darkDefaults, type TokenName, tokenDefaults } from './tokens';

/** Values of some tokens. */
export type Theme = Readonly<Partial<Record<TokenName, string | undefined>>>;

/** Colors that a theme may name and still follow the scheme: they stand on no ground of the page. */
const OF_ACCENT = new Set(['color-accent', 'color-accent-strong', 'color-on-accent']);

/** By how much the first of two colors is in a mixture. */
const mix = (color: string, percent: number, other: string): string =>
  `color-mix(in oklab, ${color} ${percent}%, ${other})`;

/**
 * A theme with what follows from it: a firm names the colors that it has, and those that go with them are mixed. What is
 * named stays as it is; of a theme that names no accent and no ground, nothing follows. Mixing with the ink raises the
 * contrast to the ground, in light themes and in dark ones.
 *
 * A theme that names more than its accent has one look, which is that of the light scheme, unless it names a `scheme`.
 */
export function deriveTheme(theme: Theme): Theme {
  const { 'color-accent': accent, 'color-ground': ground } = theme;
  const onGround = ground ?? tokenDefaults['color-ground'];
  const ink = theme['color-ink'] ?? readableOn(onGround, tokenDefaults['color-ink']);
  // On a dark page the dark sections are of its own color: an accent mixed with black beside it looks muddy.
  const hasDarkGround = ground !== undefined && !isLight(ground);
  const darkOfAccent = accent ? mix(accent, 20, '#16191d') : tokenDefaults['color-dark'];
  const dark = theme['color-dark'] ?? (hasDarkGround ? mix(ground, 75, 'black') : darkOfAccent);
  const onDark = theme['color-on-dark'] ?? tokenDefaults['color-on-dark'];
  const onAccent = theme['color-on-accent'] ?? readableOn(accent, tokenDefaults['color-on-accent']);
  /** A built-in color of text, moved to the ink where it cannot be read on the ground. */
  const readable = (name: TokenName): string =>
    readableOn(onGround, tokenDefaults[name]) === tokenDefaults[name]
      ? tokenDefaults[name]
      : mix(tokenDefaults[name], 50, ink);
  const done = theme['color-done'] ?? (accent ? mix(accent, 70, ink) : readable('color-done'));
  const error = theme['color-error'] ?? readable('color-error');

  const ofAccent: Theme = {
    // Away from its text, so that it stays readable.
    'color-accent-strong': mix(`${accent}`, 82, isLight(onAccent) ? 'black' : 'white'),
    'color-on-accent': onAccent,
    'color-focus': mix(`${accent}`, 70, ink),
    'color-done': done,
  };
  const ofDark: Theme = {
    'color-dark': dark,
    'color-dark-line': mix(dark, 78, onDark),
    'color-on-dark-soft': mix(onDark, 85, dark),
  };
  const ofGround: Theme = {
    'color-ink': ink,
    'color-ink-soft': mix(ink, 78, onGround),
    'color-ground-soft': mix(onGround, 95, ink),
    'color-page': mix(onGround, 98, ink),
    'color-line': mix(onGround, 82, ink),
    'color-control': mix(onGround, 40, ink),
    'color-done': done,
    'color-error': error,
    'color-error-ground': mix(onGround, 90, error),
  };
  const ofDone: Theme = { 'color-done-ground': mix(onGround, 90, done) };
  const hasOneLook = Object.entries(theme).some(
    ([name, value]) => value !== undefined && name.startsWith('color-') && !OF_ACCENT.has(name),
  );
  const darkDone = mix(`${accent}`, 30, 'white');
  const inTheDark = {
    'dark-color-focus': darkDone,
    'dark-color-done': darkDone,
    'dark-color-done-ground': mix(darkDefaults['color-ground'], 92, darkDone),
  };
  return {
    ...((accent ?? ground ?? theme['color-done']) && ofDone),
    ...(ground && ofGround),
    ...(accent && ofAccent),
    ...((accent || hasDarkGround) && ofDark),
    ...(accent && !hasOneLook && inTheDark),
    ...(hasOneLook && { scheme: tokenDefaults.scheme }),
    ...theme,
  };
}

const isLight = (color: string): boolean =>
  (contrastOf(color, '#000000') ?? 21) > (contrastOf(color, '#ffffff') ?? 1);

/** The default if it can be read on a ground, or if nobody can tell; otherwise black or white. */
/** A color of text where it can be read on a ground, or else black or white. */
export function readableOn(ground: string | undefined, color: string): string {
  const contrast = (text: string) => (ground && contrastOf(text, ground)) || 21;
  if (contrast(color) >= 4.5) return color;
  return contrast('#ffffff') > contrast('#000000') ? '#ffffff' : '#000000';
}
