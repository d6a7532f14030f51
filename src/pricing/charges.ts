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
import { type MonthlyTerms, monthlyPayment } from './monthly';

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
  /** Or what computes it of the sums so far, for each end. */
  readonly amount: number | ((job: Job) => Decimal);
  /** Number of units. Left out: the amount is added once, and is not rounded. */
  readonly quantity?: number | undefined;
  /** So many of the units cost nothing. @default 0 */
  readonly included?: number | undefined;
}

/** The kinds of what is added before the minimum, in the order in which they are added unless a firm names another. */
const chargeKinds = ['surcharges', 'discounts', 'fixedDiscounts', 'fees'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What is added to the items' prices, each kind in the order of its list. */
export interface ChargeTerms {
  /** The kinds that come first, in this order; the others follow in the order of `chargeKinds`. */
  readonly chargeOrder?: readonly ChargeKind[] | undefined;
  readonly surcharges?: readonly Percentage[] | undefined;
  readonly discounts?: readonly Percentage[] | undefined;
  /** Amounts that are taken off once; what they exceed stays 0. */
  readonly fixedDiscounts?: readonly Fee[] | undefined;
  readonly fees?: readonly Fee[] | undefined;
  /** What the whole job costs at least, before tax. Not rounded. */
  readonly minimum?: number | undefined;
  /** With `items` it is of their prices after all percentages, but of no more than the total. */
  readonly tax?: Percentage | undefined;
  /** Part of the total: in percent, or an amount, which is the total where that is less. */
  readonly deposit?:
    | { readonly percent?: number | undefined; readonly amount?: number | undefined }
    | undefined;
  readonly monthly?: MonthlyTerms | undefined;
}

/** A line below the items: what it adds to each end. A discount's ends are negative. */
export interface Charge extends PriceRange {
  readonly kind: 'surcharge' | 'discount' | 'fee' | 'minimum' | 'tax';
  /** Empty for the minimum. */
  readonly label: string;
  readonly percent?: number | undefined;
  /** Ids of the items that a tax is of. Left out: all. */
  readonly items?: readonly string[] | undefined;
  /** How many units a fee is for. */
  readonly quantity?: number | undefined;
  /** How many of them cost nothing. */
  readonly included?: number | undefined;
  /** The fee of one unit, or the minimum. */
  readonly amount?: number | undefined;
}

/** One end of a job's range: its total, the exact price of each item so far, and what belongs to no item. */
export interface Job {
  readonly items: ReadonlyMap<string, Decimal>;
  /** The sum of the items, before everything that was added. */
  readonly subtotal: Decimal;
  readonly rest: Decimal;
  readonly total: Decimal;
}

interface Stage {
  readonly charge: Omit<Charge, keyof PriceRange>;
  readonly apply: (job: Job) => Job;
}

const zero = toDecimal(0);
const ONE = toDecimal(1);
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
): PriceRange & { charges: Charge[]; deposit?: PriceRange; monthly?: PriceRange } {
  const stages = items.length > 0 ? stagesOf(terms, step) : [];
  const ends = (['min', 'max'] as const).map((end) => {
    const prices = items.map((item) => toDecimal(item[end]));
    let job: Job = {
      items: new Map(items.map(({ id }, index) => [id, prices[index] ?? zero])),
      rest: zero,
      subtotal: add(...prices),
      total: add(...prices),
    };
    const lines = stages.map(({ apply }) => {
      const before = job.total;
      job = apply(job);
      return toNumber(add(job.total, negative(before)));
    });
    return {
      lines,
      total: toNumber(job.total),
      deposit: toNumber(depositOf(job.total, terms, step)),
      monthly: terms.monthly ? toNumber(monthlyPayment(job.total, terms.monthly, step)) : 0,
    };
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
    ...(terms.monthly && items.length > 0 && { monthly: { min: low.monthly, max: high.monthly } }),
  };
}

/** The stages of a job, in the order in which they change it. */
function stagesOf(terms: ChargeTerms, step: Decimal): Stage[] {
  const { chargeOrder = [], minimum = 0, tax } = terms;
  const inOrder = [...new Set([...chargeOrder, ...chargeKinds])];
  return [
    ...inOrder.flatMap((kind) => stagesOfKind[kind](terms, step)),
    {
      charge: { kind: 'minimum', label: '', amount: minimum },
      apply: onTotal((total) => larger(toDecimal(minimum), total)),
    },
    ...(tax ? [tax] : []).map(
      ({ label, percent, items }): Stage => ({
        charge: { kind: 'tax', label, percent, ...(items && { items }) },
        apply: (job) => {
          const taxed = items
            ? smaller(job.total, add(...items.map((id) => job.items.get(id) ?? zero)))
            : job.total;
          return { ...job, total: add(job.total, percentOf(taxed, percent, step)) };
        },
      }),
    ),
  ];
}

const stagesOfKind: Record<ChargeKind, (terms: ChargeTerms, step: Decimal) => Stage[]> = {
  surcharges: ({ surcharges = [] }, step) =>
    surcharges.map(({ label, percent, items }) => ({
      charge: { kind: 'surcharge', label, percent },
      apply: percentage(items, multiply(add(HUNDRED, toDecimal(percent)), PER_CENT), step),
    })),
  discounts: ({ discounts = [] }, step) =>
    discounts.map(({ label, percent, items }) => {
      if (percent > 100) throw new RangeError(`A discount of ${percent} % is above 100 %.`);
      return {
        charge: { kind: 'discount', label, percent },
        apply: percentage(items, multiply(add(HUNDRED, negative(toDecimal(percent))), PER_CENT), step),
      };
    }),
  fixedDiscounts: ({ fixedDiscounts = [] }, step) =>
    fixedDiscounts.map(({ label, amount }) => ({
      charge: { kind: 'discount', label },
      apply: (job) =>
        onTotal((total) => larger(zero, add(total, negative(amountIn(job, amount, step)))))(job),
    })),
  fees: ({ fees = [] }, step) =>
    fees.map(({ label, amount, quantity, included = 0 }) => {
      const isCounted = quantity !== undefined && typeof amount === 'number';
      const feeIn = (job: Job) =>
        isCounted
          ? roundTo(multiply(toDecimal(amount), unitsAbove(quantity, included)), step)
          : amountIn(job, amount, step);
      return {
        charge: {
          kind: 'fee',
          label,
          ...(isCounted && { quantity, amount, ...(included > 0 && { included }) }),
        },
        apply: (job) => onTotal((total) => add(total, feeIn(job)))(job),
      };
    }),
};

/** An amount that a firm writes is not rounded; one that is computed is. */
const amountIn = (job: Job, amount: Fee['amount'], step: Decimal): Decimal =>
  typeof amount === 'number' ? toDecimal(amount) : roundTo(amount(job), step);

/** What it adds belongs to no item: a later percentage of all counts it, one of some items does not. */
const onTotal =
  (change: (total: Decimal) => Decimal): Stage['apply'] =>
  (job) => {
    const changed = change(job.total);
    return { ...job, rest: add(job.rest, changed, negative(job.total)), total: changed };
  };

const percentage =
  (ids: Percentage['items'], factor: Decimal, step: Decimal): Stage['apply'] =>
  (job) => {
    const items = new Map(
      [...job.items].map(([id, price]) => [id, !ids || ids.includes(id) ? multiply(price, factor) : price]),
    );
    const rest = ids ? job.rest : multiply(job.rest, factor);
    const isSame = add(factor, negative(ONE)).units === 0n;
    // A fixed discount before it may be more than what is left of the items.
    const total = isSame ? job.total : roundTo(larger(zero, add(...items.values(), rest)), step);
    return { ...job, items, rest, total };
  };

const unitsAbove = (quantity: number, included: number): Decimal =>
  larger(zero, add(toDecimal(quantity), negative(toDecimal(included))));

const percentOf = (amount: Decimal, percent: number, step: Decimal): Decimal =>
  roundTo(multiply(amount, toDecimal(percent), PER_CENT), step);

const depositOf = (total: Decimal, { deposit }: ChargeTerms, step: Decimal): Decimal =>
  smaller(
    total,
    deposit?.percent === undefined
      ? toDecimal(deposit?.amount ?? 0)
      : percentOf(total, deposit.percent, step),
  );
