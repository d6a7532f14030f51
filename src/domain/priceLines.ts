import { factorsOf, type ItemFactor } from './factorsOf';
import type { PriceRange } from './priceRange';
import type { OpenPrice } from './priceText';

/** What a mail says of an estimate at most. More lines are counted, not named. */
export const breakdownLimits = {
  lines: 40,
  /** Of one line: answers, and prices by quantity. */
  factors: 12,
} as const;

/** A line of an estimate, and what its price was computed from. */
export interface PricedLine {
  readonly id: string;
  /** Of the whole job, or of one unit. */
  readonly base: PriceRange;
  readonly unit?: string | undefined;
  /** Missing where it was not asked for or not answered. */
  readonly quantity?: number | undefined;
  /** What that number is called among the choices. */
  readonly choice?: string | undefined;
  /** Where it is not `quantity`. */
  readonly billedQuantity?: number | undefined;
  /** Where prices depend on the quantity: how many units have which price. */
  readonly parts?: readonly { quantity: number; price: PriceRange; flat: PriceRange }[] | undefined;
  /** Where it raised the price. */
  readonly floor?: number | undefined;
  readonly from?: boolean | undefined;
  readonly onRequest?: boolean | undefined;
}

/** An answer that changes the price of some lines, or of all. */
export interface PriceFactor extends ItemFactor {
  readonly label: string;
  readonly answer: string;
}

/** One reason for a line's price. A place says each in its own words, by its name. */
export interface PriceReason extends Partial<Pick<PriceFactor, 'label' | 'answer' | 'factor'>> {
  say: 'choice' | 'base' | 'quantity' | 'flat' | 'billed' | 'times' | 'quantityOpen' | 'unitPrice' | 'floor';
  price?: PriceRange;
  /** What the price is for; missing where that is the whole job. */
  unit?: string | undefined;
  count?: number;
}

/** How a line's price came about, in this order; nothing where it is on request. */
export function reasonsOf(
  { id, base, unit, quantity, choice, billedQuantity, parts, floor, from, onRequest }: PricedLine,
  factors: readonly PriceFactor[],
): PriceReason[] {
  if (onRequest) return [];
  const counted = (count: number, price: PriceRange): PriceReason => ({
    say: 'quantity',
    count,
    price,
    unit,
  });
  const reasons: (PriceReason | false | '' | undefined)[] = [
    choice !== undefined && { say: 'choice', label: choice },
    ...(parts
      ? parts.flatMap(({ quantity: count, price, flat }) => [
          price.max > 0 && counted(count, price),
          flat.max > 0 && { say: 'flat' as const, price: flat },
        ])
      : [quantity === undefined ? { say: 'base' as const, price: base, unit } : counted(quantity, base)]),
    billedQuantity !== undefined && { say: 'billed', count: billedQuantity },
    ...factorsOf(id, factors).map((factor) => ({ say: 'times' as const, ...factor })),
    from ? { say: 'quantityOpen' } : unit && quantity === undefined && { say: 'unitPrice', unit },
    floor !== undefined && { say: 'floor', price: { min: floor, max: floor } },
  ];
  return reasons.filter((reason) => !!reason);
}

/** What is added to the lines, or taken off: then its ends are negative. */
interface PricedCharge extends PriceRange {
  readonly kind: 'surcharge' | 'discount' | 'fee' | 'minimum' | 'tax';
  readonly percent?: number | undefined;
}

/**
 * What a charge adds or takes off, without sign.
 * @param isOpen whether the estimate is only the least: then so is a percentage of it that is added.
 */
export function chargePrice({ kind, min, max, percent }: PricedCharge, isOpen = false): OpenPrice {
  // A rounded line may be a unit larger at the lower end.
  const ends = [Math.abs(min), Math.abs(max)];
  return {
    min: Math.min(...ends),
    max: Math.max(...ends),
    from: isOpen && percent !== undefined && kind !== 'discount',
  };
}

/** What is paid in advance: a fixed amount is known, a percentage of an open estimate is only the least. */
export const depositPrice = (
  { min, max, amount }: PriceRange & { readonly amount?: number | undefined },
  isOpen = false,
): OpenPrice => ({ min, max, from: isOpen && amount === undefined });
