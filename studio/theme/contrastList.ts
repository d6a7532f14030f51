import { contrastOf } from '../../src/style/contrast';
import type { TokenName } from '../../src/style/tokens';
import { oklchOf } from './oklch';
import { type ContrastPair, pairs } from './pairs';
import { isReadable, movedUntil } from './palette';

export interface JudgedPair extends ContrastPair {
  /** As `#rrggbb`; undefined of what cannot be told. */
  frontHex: string | undefined;
  backHex: string | undefined;
  /** 1 to 21; undefined where a colour cannot be told. */
  ratio: number | undefined;
}

type ReadColor = (color: string, behind?: string) => string | undefined;

/** All pairs of a theme with their figures. @param readColor makes `#rrggbb` of any CSS colour. */
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
 * The nearest lightness at which a colour stands out from all that it stands on.
 * @returns undefined where there is none: then a ground has to change.
 */
export function mended(front: TokenName, judged: readonly JudgedPair[]): string | undefined {
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
