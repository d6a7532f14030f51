/**
 * The estimator's prices once more, from the table in docs/agency.md, in exact fractions of BigInts and without any code of
 * the product: tests compare the two.
 */
import type { Business } from '../content/schema';

type Facts = Business['estimator'];
type Item = Facts['items'][number];
type When = NonNullable<Facts['modifiers'][number]['when']>;
type End = 'min' | 'max';

/** `top` / `bottom`, the bottom above 0. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** Test cases have numbers of at most four decimals: this never reads a number's text, as the product does. */
const fraction = (value: number): Fraction => ({
  top: BigInt(Math.round(value * 10_000)),
  bottom: 10_000n,
});
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom });
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const over = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.bottom, bottom: a.bottom * b.top });
const isBelow = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom;
const highest = (a: Fraction, b: Fraction) => (isBelow(a, b) ? b : a);
const lowest = (a: Fraction, b: Fraction) => (isBelow(b, a) ? b : a);
const zero = fraction(0);
const sum = (all: Fraction[]) => all.reduce(plus, zero);
/** Whole multiples below. */
const wholes = ({ top, bottom }: Fraction): Fraction => ({ top: top / bottom, bottom: 1n });
const nearest = (value: Fraction, step: Fraction) =>
  times(wholes(plus(over(value, step), { top: 1n, bottom: 2n })), step);
const upTo = (value: Fraction, step: Fraction) => {
  const below = times(wholes(over(value, step)), step);
  return isBelow(below, value) ? plus(below, step) : below;
};

/** What a visitor answered. */
export interface Given {
  selected: readonly string[];
  quantities: Readonly<Record<string, number>>;
  /** The id of an option, yes or no, or a number. */
  options: Readonly<Record<string, string | number>>;
  zip: string;
  /** Whether the page asks for the number of units that have no rules of their own. */
  quantitiesAsked: boolean;
}

/** The prices at one end. */
interface OraclePrices {
  items: Map<string, Fraction>;
  /** What each charge adds, without one that the minimum does not need. */
  charges: Fraction[];
  total: Fraction;
  deposit: Fraction;
  from: boolean;
}

const STEPS = { whole: 1, cents: 0.01, 5: 5, 10: 10 };

/** @returns the prices of an estimate at one of its ends. */
export function oraclePrices(facts: Facts, given: Given, end: End): OraclePrices {
  const step = fraction(STEPS[facts.rounding ?? 'whole']);
  const selected = facts.items.filter(({ id }) => given.selected.includes(id));

  // Which questions are asked, and what was answered.
  const answered = new Map<string, string>();
  const factors: { factor: number; ids: string[] }[] = [];
  const fees: Fraction[] = [];
  let from = false;
  for (const question of facts.modifiers.toSorted((a, b) => order(a.step) - order(b.step))) {
    const ids = matches(question.when);
    if (!ids) continue;
    const answer = given.options[question.id];
    if (question.number) {
      const { fee = 0, included = 0, default: first } = question.number;
      const count = typeof answer === 'number' ? answer : first;
      if (count !== undefined) {
        answered.set(question.id, String(count));
        const billed = highest(zero, minus(fraction(count), fraction(included)));
        if (fee > 0) fees.push(nearest(times(billed, fraction(fee)), step));
      }
      continue;
    }
    const effect =
      question.yesNo && (answer === 'yes' || answer === 'no')
        ? { id: answer, ...(answer === 'yes' ? question.yesNo : {}) }
        : question.options?.find(({ id }) => id === answer);
    if (!effect) continue;
    answered.set(question.id, effect.id);
    factors.push({ factor: effect.factor ?? 1, ids });
    if (effect.fee) fees.push(fraction(effect.fee));
  }
  const [area] = (facts.areas ?? [])
    .flatMap((entry) => entry.zips.filter((zip) => given.zip.startsWith(zip)).map((zip) => ({ entry, zip })))
    .toSorted((a, b) => b.zip.length - a.zip.length);
  const everywhere = selected.map(({ id }) => id);
  if (area?.entry.factor) factors.push({ factor: area.entry.factor, ids: everywhere });
  if (area?.entry.fee !== undefined) fees.push(fraction(area.entry.fee));

  // The items.
  const items = new Map<string, Fraction>();
  for (const item of selected) {
    if (item.onRequest) {
      from = true;
      continue;
    }
    const asked = Boolean(
      item.quantity || item.tiers || (item.unit && (given.quantitiesAsked || !facts.countsOnce)),
    );
    const known = asked ? (given.quantities[item.id] ?? item.quantity?.default) : undefined;
    const { min: fewest, step: apart } = item.quantity ?? {};
    const units = fraction(known ?? fewest ?? apart ?? 1);
    const increment = item.quantity?.billingIncrement;
    let exact = basePrice(item, increment ? upTo(units, fraction(increment)) : units);
    for (const { factor, ids } of factors) if (ids.includes(item.id)) exact = times(exact, fraction(factor));
    let price = nearest(exact, step);
    const isOpen =
      known === undefined &&
      (asked || (item.unit !== undefined && (item.floor !== undefined || (item.price?.min ?? 1) < 1)));
    if (isOpen) {
      from = true;
      if (isBelow(zero, exact)) price = highest(price, step);
    }
    items.set(item.id, highest(price, fraction(item.floor ?? 0)));
  }

  // The job.
  const charges: Fraction[] = [];
  let total = sum([...items.values()]);
  const become = (next: Fraction) => {
    charges.push(minus(next, total));
    total = next;
  };
  if (items.size > 0) {
    const running = new Map(items);
    const holding = (entries: Facts['surcharges'] = []) =>
      entries.flatMap((entry) => {
        const ids = matches(entry.when);
        return ids ? [{ ...entry, ids }] : [];
      });
    const surcharges = holding(facts.surcharges);
    const discounts = holding(facts.discounts);
    for (const { percent, ids, sign } of [
      ...surcharges.map((entry) => ({ ...entry, sign: 1 })),
      ...discounts.map((entry) => ({ ...entry, sign: -1 })),
    ]) {
      if (percent === undefined) continue;
      for (const id of ids) {
        const price = running.get(id);
        if (price) running.set(id, times(price, over(fraction(100 + sign * percent), fraction(100))));
      }
      become(percent === 0 ? total : nearest(sum([...running.values()]), step));
    }
    for (const { amount } of discounts)
      if (amount !== undefined) become(highest(zero, minus(total, fraction(amount))));
    for (const { amount } of surcharges) if (amount !== undefined) become(plus(total, fraction(amount)));
    for (const fee of fees) become(plus(total, fee));
    if (facts.minimum !== undefined && isBelow(total, fraction(facts.minimum)))
      become(fraction(facts.minimum));
    else charges.push(zero);
    if (facts.tax?.percent !== undefined) become(plus(total, nearest(share(total, facts.tax.percent), step)));
  }
  const { percent, amount = 0 } = facts.deposit ?? {};
  const deposit = percent === undefined ? fraction(amount) : nearest(share(total, percent), step);
  return { items, charges, total, deposit: lowest(total, deposit), from };

  /** The ids of the items that a condition concerns; undefined where it does not hold. */
  function matches(when: When | undefined): string[] | undefined {
    const all = selected.map(({ id }) => id);
    if (!when) return all;
    const { items: named, groups, answers = {} } = when;
    const chosen = selected.filter(({ id, group }) => named?.includes(id) || groups?.includes(group));
    for (const [id, wanted] of Object.entries(answers))
      if (!wanted.some((answer) => answer === answered.get(id))) return undefined;
    if (!named && !groups) return all.length >= (when.atLeast ?? 0) ? all : undefined;
    return chosen.length >= (when.atLeast ?? 1) ? chosen.map(({ id }) => id) : undefined;
  }

  function basePrice({ price, tiers, tiersMode }: Item, units: Fraction): Fraction {
    if (!tiers) return times(units, fraction(price?.[end] ?? 0));
    // Unit by unit is impossible for parts of units: from threshold to threshold.
    let reached = 0;
    const shares = tiers.flatMap((tier, index) => {
      const start = fraction(reached);
      const stop = index === tiers.length - 1 ? units : fraction(tier.upTo ?? 0);
      reached = tier.upTo ?? reached;
      return isBelow(start, units) ? [{ tier, count: minus(lowest(stop, units), start) }] : [];
    });
    const priced =
      tiersMode === 'whole' ? shares.slice(-1).map(({ tier }) => ({ tier, count: units })) : shares;
    return sum(
      priced.map(({ tier, count }) =>
        plus(times(count, fraction(tier.price?.[end] ?? 0)), fraction(tier.flat?.[end] ?? 0)),
      ),
    );
  }
}

const order = (step: string) => (step === 'property' ? 0 : 1);
const share = (total: Fraction, percent: number) => over(times(total, fraction(percent)), fraction(100));
