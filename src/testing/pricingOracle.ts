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

/** Test cases have numbers of at most six decimals: this never reads a number's text, as the product does. */
const fraction = (value: number): Fraction => ({
  top: BigInt(Math.round(value * 1_000_000)),
  bottom: 1_000_000n,
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
  /** One of the monthly payments. */
  monthly: Fraction;
  from: boolean;
}

/** Formulas that test cases have, written once more: of the answers to two questions, `a` and `b`. */
export const oracleFormulas: Readonly<Record<string, (a: Fraction, b: Fraction) => Fraction>> = {
  'q0 * 3.5 + 40 / 3': (a, _b) => plus(times(a, fraction(3.5)), over(fraction(40), fraction(3))),
  'max(q0, q1) - min(2, q1)': (a, b) => minus(highest(a, b), lowest(fraction(2), b)),
  'if(q0 > q1, up(q0, 0.5), round(q1)) * 12%': (a, b) =>
    times(isBelow(b, a) ? upTo(a, fraction(0.5)) : nearest(b, fraction(1)), fraction(0.12)),
};

const STEPS = { whole: 1, cents: 0.01, 5: 5, 10: 10 };

/** @returns the prices of an estimate at one of its ends. */
export function oraclePrices(facts: Facts, given: Given, end: End, visit = 'first'): OraclePrices {
  const step = fraction(STEPS[facts.rounding ?? 'whole']);
  const isChosen = ({ id, always }: Item) => always || given.selected.includes(id);
  const oneOf = facts.groups.filter(({ choose }) => choose).map(({ id }) => id);
  const selected = facts.items.filter((item) => {
    const rivals = facts.items.filter((other) => other.group === item.group && !other.always);
    const isLater = oneOf.includes(item.group) && !item.always && rivals.find(isChosen) !== item;
    return isChosen(item) && !isLater;
  });
  const belongs = (part: { visit?: string | undefined }) =>
    !facts.laterVisits || part.visit === undefined || part.visit === visit;
  const numbers = new Map<string, Fraction>();

  // Which questions are asked, and what was answered.
  const answered = new Map<string, string>();
  const factors: { factor: number; ids: string[] }[] = [];
  const fees: Fraction[] = [];
  let from = false;
  for (const question of facts.modifiers.toSorted((a, b) => order(a.step) - order(b.step))) {
    const ids = matches(question.when);
    if (!ids) continue;
    const answer = given.options[question.id] ?? question.preselected;
    if (question.number) {
      const { fee = 0, included = 0, default: first } = question.number;
      const count = typeof answer === 'number' ? answer : first;
      if (count !== undefined) {
        answered.set(question.id, String(count));
        numbers.set(question.id, fraction(count));
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
    const own = 'value' in effect && typeof effect.value === 'number' ? effect.value : 0;
    numbers.set(question.id, fraction(question.yesNo && effect.id === 'yes' ? 1 : own));
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
  for (const item of selected.filter(belongs)) {
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
    const formula = item.formula === undefined ? undefined : oracleFormulas[item.formula];
    const computed = formula?.(numbers.get('q0') ?? zero, numbers.get('q1') ?? zero);
    let exact = computed
      ? spread(nearest(highest(zero, computed), fraction(1e-6)))
      : basePrice(item, increment ? upTo(units, fraction(increment)) : units);
    for (const { factor, ids } of factors) if (ids.includes(item.id)) exact = times(exact, fraction(factor));
    let price = nearest(exact, step);
    const isOpen =
      !computed &&
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
    /** What was added once, which belongs to no item. */
    let rest = zero;
    const holding = (entries: Facts['surcharges'] = []) =>
      entries.flatMap((entry) => {
        const ids = matches(entry.when);
        return ids && belongs(entry)
          ? [{ ...entry, ids, isAll: !entry.when?.items && !entry.when?.groups }]
          : [];
      });
    const surcharges = holding(facts.surcharges);
    const discounts = holding(facts.discounts);
    const inPercent = (entries: typeof surcharges, sign: number) => {
      for (const { percent, ids, isAll } of entries) {
        if (percent === undefined) continue;
        const factor = over(fraction(100 + sign * percent), fraction(100));
        for (const id of ids) {
          const price = running.get(id);
          if (price) running.set(id, times(price, factor));
        }
        if (isAll) rest = times(rest, factor);
        const left = highest(zero, sum([...running.values(), rest]));
        become(percent === 0 ? total : nearest(left, step));
      }
    };
    const once = (next: Fraction) => {
      rest = plus(rest, minus(next, total));
      become(next);
    };
    const kinds = {
      surcharges: () => inPercent(surcharges, 1),
      discounts: () => inPercent(discounts, -1),
      fixedDiscounts: () => {
        for (const { amount } of discounts)
          if (amount !== undefined) once(highest(zero, minus(total, fraction(amount))));
      },
      fees: () => {
        for (const { amount } of surcharges) if (amount !== undefined) once(plus(total, fraction(amount)));
        for (const fee of fees) once(plus(total, fee));
      },
    };
    const first = facts.chargeOrder ?? [];
    for (const kind of first) kinds[kind]();
    for (const [kind, apply] of Object.entries(kinds)) if (!first.some((name) => name === kind)) apply();
    if (facts.minimum !== undefined && isBelow(total, fraction(facts.minimum)))
      become(fraction(facts.minimum));
    else charges.push(zero);
    if (facts.tax?.percent !== undefined) {
      const taxed = facts.tax.of?.map((id) => running.get(id) ?? zero);
      const base = taxed ? lowest(total, sum(taxed)) : total;
      become(plus(total, nearest(share(base, facts.tax.percent), step)));
    }
  }
  const { percent: part, amount = 0 } = facts.deposit ?? {};
  const deposit = part === undefined ? fraction(amount) : nearest(share(total, part), step);
  const isFirst = visit === 'first';
  const monthly = isFirst && facts.monthly ? nearest(payment(total, facts.monthly), step) : zero;
  return { items, charges, total, deposit: isFirst ? lowest(total, deposit) : zero, monthly, from };

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

  /** One end of the range around a price that is one number. */
  function spread(price: Fraction): Fraction {
    const percent = (end === 'min' ? -1 : 1) * (facts.rangePercent ?? 0);
    return times(price, over(fraction(100 + percent), fraction(100)));
  }

  function priceAt(price: { min: number; max: number } | undefined): Fraction {
    if (!price) return zero;
    return price.min === price.max ? spread(fraction(price.min)) : fraction(price[end]);
  }

  function basePrice({ price, tiers, tiersMode }: Item, units: Fraction): Fraction {
    if (!tiers) return times(units, priceAt(price));
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
    return sum(priced.map(({ tier, count }) => plus(times(count, priceAt(tier.price)), priceAt(tier.flat))));
  }
}

const order = (step: string) => (step === 'property' ? 0 : 1);
const share = (total: Fraction, percent: number) => over(times(total, fraction(percent)), fraction(100));

/** The payment that leaves nothing after so many months: found by paying 1 a month, with interest on what was paid before. */
function payment(total: Fraction, { months, rate = 0 }: NonNullable<Facts['monthly']>): Fraction {
  const growth = plus(fraction(1), over(fraction(rate), fraction(1200)));
  let owed = total;
  let paid = zero;
  for (let month = 0; month < months; month++) {
    owed = times(owed, growth);
    paid = plus(times(paid, growth), fraction(1));
  }
  return over(owed, paid);
}
