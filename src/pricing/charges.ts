import type { PriceRange } from '../domain/priceRange';
import {
  add,
  type Decimal,
  larger,
  multiply,
  negative,
  roundTo,
  smaller,
  toDecimal,
  toNumber,
} from './decimal';

/** A surcharge or discount in percent of items. */
export interface Percentage {
  readonly label: string;
  /** Of a discount at most 100. */
  readonly percent: number;
  /** Ids of the items that it is a part of. Left out: all. */
  readonly items?: readonly string[] | undefined;
}

/** An amount that is added to the job once, or for each unit. */
export interface Fee {
  readonly label: string;
  readonly amount: number;
  /** Number of units. Left out: the amount is added once, and is not rounded. */
  readonly quantity?: number | undefined;
  /** So many of the units cost nothing. @default 0 */
  readonly included?: number | undefined;
}

/** What is added to the items' prices, each kind in the order of its list, and the kinds in this order. */
export interface ChargeTerms {
  readonly surcharges?: readonly Percentage[] | undefined;
  readonly discounts?: readonly Percentage[] | undefined;
  /** Amounts that are taken off once; what they exceed stays 0. */
  readonly amountsOff?: readonly Fee[] | undefined;
  readonly fees?: readonly Fee[] | undefined;
  /** What the whole job costs at least, before tax. Not rounded. */
  readonly minimum?: number | undefined;
  readonly tax?: Percentage | undefined;
  /** Part of the total: in percent, or an amount, which is the total where that is less. */
  readonly deposit?:
    | { readonly percent?: number | undefined; readonly amount?: number | undefined }
    | undefined;
}

/** A line below the items: what it adds to each end. A discount's ends are negative. */
export interface Charge extends PriceRange {
  readonly kind: 'surcharge' | 'discount' | 'fee' | 'minimum' | 'tax';
  /** Empty for the minimum. */
  readonly label: string;
  readonly percent?: number | undefined;
  /** How many units a fee is for. */
  readonly quantity?: number | undefined;
  /** How many of them cost nothing. */
  readonly included?: number | undefined;
  /** The fee of one unit, or the minimum. */
  readonly amount?: number | undefined;
}

/** One end of a job's range: its total, and the exact price of each item so far. */
interface Job {
  readonly items: ReadonlyMap<string, Decimal>;
  readonly total: Decimal;
}

interface Stage {
  readonly charge: Omit<Charge, keyof PriceRange>;
  readonly apply: (job: Job) => Job;
}

const HUNDRED = toDecimal(100);
const PER_CENT: Decimal = { units: 1n, places: 2 };

/**
 * Adds the charges to a job.
 * @param items its priced items. None: nothing is added.
 * @param step what percentages and fees of units are rounded to, half up.
 * @returns a line for each charge, which with the items add up to the total.
 * @throws RangeError for a number that is not finite or below 0, and for a discount above 100 %.
 */
export function addCharges(
  items: readonly (PriceRange & { readonly id: string })[],
  terms: ChargeTerms,
  step: Decimal,
): PriceRange & { charges: Charge[]; deposit?: PriceRange } {
  const stages = items.length > 0 ? stagesOf(terms, step) : [];
  const ends = (['min', 'max'] as const).map((end) => {
    const prices = items.map((item) => toDecimal(item[end]));
    let job: Job = {
      items: new Map(items.map(({ id }, index) => [id, prices[index] ?? toDecimal(0)])),
      total: add(...prices),
    };
    const lines = stages.map(({ apply }) => {
      const before = job.total;
      job = apply(job);
      return toNumber(add(job.total, negative(before)));
    });
    return { lines, total: toNumber(job.total), deposit: toNumber(depositOf(job.total, terms, step)) };
  });
  const [low, high] = ends;
  if (!low || !high) throw new Error('A range has two ends.');
  const charges = stages
    .map(({ charge }, index) => ({ ...charge, min: low.lines[index] ?? 0, max: high.lines[index] ?? 0 }))
    .filter(({ kind, min, max }) => kind !== 'minimum' || min > 0 || max > 0);
  return {
    min: low.total,
    max: high.total,
    charges,
    ...(terms.deposit && items.length > 0 && { deposit: { min: low.deposit, max: high.deposit } }),
  };
}

function stagesOf(terms: ChargeTerms, step: Decimal): Stage[] {
  const { surcharges = [], discounts = [], amountsOff = [], fees = [], minimum = 0, tax } = terms;
  const zero = toDecimal(0);
  const onTotal = (change: (total: Decimal) => Decimal) => (job: Job) => ({
    ...job,
    total: change(job.total),
  });
  const percentage =
    ({ percent, items }: Percentage, factor: Decimal) =>
    (job: Job) => {
      const changed = new Map(
        [...job.items].map(([id, price]) => [
          id,
          !items || items.includes(id) ? multiply(price, factor) : price,
        ]),
      );
      return { items: changed, total: percent === 0 ? job.total : roundTo(add(...changed.values()), step) };
    };
  return [
    ...surcharges.map(
      (own): Stage => ({
        charge: { kind: 'surcharge', label: own.label, percent: own.percent },
        apply: percentage(own, multiply(add(HUNDRED, toDecimal(own.percent)), PER_CENT)),
      }),
    ),
    ...discounts.map((own): Stage => {
      if (own.percent > 100) throw new RangeError(`A discount of ${own.percent} % is above 100 %.`);
      return {
        charge: { kind: 'discount', label: own.label, percent: own.percent },
        apply: percentage(own, multiply(add(HUNDRED, negative(toDecimal(own.percent))), PER_CENT)),
      };
    }),
    ...amountsOff.map(
      ({ label, amount }): Stage => ({
        charge: { kind: 'discount', label },
        apply: onTotal((total) => larger(zero, add(total, negative(toDecimal(amount))))),
      }),
    ),
    ...fees.map(({ label, amount, quantity, included = 0 }): Stage => {
      const whole =
        quantity === undefined
          ? toDecimal(amount)
          : roundTo(multiply(toDecimal(amount), unitsAbove(quantity, included)), step);
      return {
        charge: {
          kind: 'fee',
          label,
          ...(quantity !== undefined && { quantity, amount, ...(included > 0 && { included }) }),
        },
        apply: onTotal((total) => add(total, whole)),
      };
    }),
    {
      charge: { kind: 'minimum', label: '', amount: minimum },
      apply: onTotal((total) => larger(toDecimal(minimum), total)),
    },
    ...(tax ? [tax] : []).map(
      ({ label, percent }): Stage => ({
        charge: { kind: 'tax', label, percent },
        apply: onTotal((total) => add(total, percentOf(total, percent, step))),
      }),
    ),
  ];
}

const unitsAbove = (quantity: number, included: number): Decimal =>
  larger(toDecimal(0), add(toDecimal(quantity), negative(toDecimal(included))));

const percentOf = (amount: Decimal, percent: number, step: Decimal): Decimal =>
  roundTo(multiply(amount, toDecimal(percent), PER_CENT), step);

const depositOf = (total: Decimal, { deposit }: ChargeTerms, step: Decimal): Decimal =>
  smaller(
    total,
    deposit?.percent === undefined
      ? toDecimal(deposit?.amount ?? 0)
      : percentOf(total, deposit.percent, step),
  );
