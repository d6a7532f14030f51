import { textPairs } from '../../src/content/themeContrast';
import { contrastOf } from '../../src/style/contrast';
import type { TokenName } from '../../src/style/tokens';
import { oklchOf } from './oklch';
import { isReadable, movedUntil } from './palette';

export interface JudgedPair extends ContrastPair {
  /** As `#rrggbb`; undefined of what cannot be told. */
  frontHex: string | undefined;
  backHex: string | undefined;
  /** 1 to 21; undefined where a color cannot be told. */
  ratio: number | undefined;
}

type ReadColor = (color: string, behind?: string) => string | undefined;

/** All pairs of a theme with their figures. @param readColor makes `#rrggbb` of any CSS color. */
export function judgedPairs(
  values: Readonly<Record<TokenName, string>>,
  readColor: ReadColor,
): readonly JudgedPair[] {
  return pairs.map((pair) => {
    const backHex = readColor(values[pair.back]);
    const frontHex = readColor(values[pair.front], backHex);
    const ratio = backHex && frontHex && contrastOf(frontHex, backHex);
    return { ...pair, frontHex, backHex, ratio: ratio || undefined };
  });
}

/** Whether a pair is known to be hard to see. */
export const isHard = ({ ratio, least }: JudgedPair): boolean => ratio !== undefined && ratio < least;

/**
 * The nearest lightness at which a color stands out from all that it stands on.
 * @returns undefined where there is none: then a ground has to change.
 */
export function readable(front: TokenName, judged: readonly JudgedPair[]): string | undefined {
  const own = judged.filter((pair) => pair.front === front);
  const hex = own[0]?.frontHex;
  if (hex === undefined) return undefined;
  const isFine = (color: string) =>
    own.every(({ backHex, least }) => backHex === undefined || isReadable(color, [backHex], least));
  const moved = (['darker', 'lighter'] as const).map((direction) =>
    movedUntil(oklchOf(hex), direction, isFine),
  );
  const distance = (color: string) => Math.abs(oklchOf(color).lightness - oklchOf(hex).lightness);
  return moved.filter(isFine).toSorted((one, other) => distance(one) - distance(other))[0];
}

/** What has to stand out from what, and by how much. */
interface ContrastPair {
  /** Text, border or sign. */
  front: TokenName;
  back: TokenName;
  /** The ratio that WCAG 2.2 demands at level AA: 4.5 of text, 3 of borders and signs. */
  least: 4.5 | 3;
}

const text = (front: TokenName, back: TokenName): ContrastPair => ({ front, back, least: 4.5 });
const border = (front: TokenName, back: TokenName): ContrastPair => ({ front, back, least: 3 });

/** All pairs that the widgets show: those that the config's check looks at, and the rest. */
export const pairs: readonly ContrastPair[] = [
  ...textPairs.map(([front, back]) => text(front, back)),
  text('color-ink', 'color-done-ground'),
  text('color-ink', 'color-error-ground'),
  text('color-ink-soft', 'color-page'),
  text('color-ink-soft', 'color-done-ground'),
  text('color-done', 'color-ground'),
  text('color-done', 'color-ground-soft'),
  text('color-done', 'color-page'),
  text('color-error', 'color-ground'),
  text('color-error', 'color-ground-soft'),
  text('color-error', 'color-page'),
  border('color-control', 'color-ground'),
  border('color-control', 'color-ground-soft'),
  border('color-control', 'color-page'),
  border('color-focus', 'color-ground'),
  border('color-focus', 'color-ground-soft'),
  border('color-focus', 'color-page'),
];
