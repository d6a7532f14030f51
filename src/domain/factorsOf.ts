/** A factor of the price of some items, or of all. */
export interface ItemFactor {
  readonly factor: number;
  /** Ids of the items that it applies to. Left out: all. */
  readonly items?: readonly string[] | undefined;
}

/** The factors that change an item's price. */
export const factorsOf = <Factor extends ItemFactor>(id: string, factors: readonly Factor[]): Factor[] =>
  factors.filter(({ factor, items }) => factor !== 1 && (!items || items.includes(id)));

/** What a factor adds, in percent to two places: 1.15 is 15. */
export const percentOf = (factor: number): number => Math.round((factor - 1) * 10_000) / 100;
