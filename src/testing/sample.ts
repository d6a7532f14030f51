/**
 * Large matrices are tested by a sample, another one each day; `LONG_TESTS=1` (`npm test -- --long`) tests all of them.
 * `TEST_SEED=<the seed that a run printed>` repeats its choice.
 */
import { createHash } from 'node:crypto';

/** Whether everything is tested. */
export const isLong = Boolean(process.env['LONG_TESTS']);

/** The workers inherit it, so a run that passes midnight keeps its choice. */
export const SEED = (process.env['TEST_SEED'] ??= new Date().toISOString().slice(0, 10));

/** As many of these as are wanted, in their order. @param matrix names it, so that each matrix has a choice of its own. */
export function sample<T>(matrix: string, all: readonly T[], count: number): readonly T[] {
  if (isLong) return all;
  const rank = (index: number) => createHash('sha256').update(`${SEED} ${matrix} ${index}`).digest('hex');
  const chosen = all
    .map((_, index) => index)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)))
    .slice(0, count);
  return all.filter((_, index) => chosen.includes(index));
}

/** The same for a record, as its entries. */
export const sampleEntries = <T>(
  matrix: string,
  all: Readonly<Record<string, T>>,
  count: number,
): readonly (readonly [string, T])[] => sample(matrix, Object.entries(all), count);
