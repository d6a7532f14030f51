/** What came of the leads of a time, by where they came from: what works. */
import { splitSource } from '../../src/leads/visitSource';

/** By what leads are put together. */
export const groupings = ['source', 'campaign', 'form', 'step', 'week'] as const;
export type Grouping = (typeof groupings)[number];

/** An amount of money, of firms that are paid in one currency. */
export interface Worth {
  currency: string;
  /** Of the firm; empty where it names none. */
  locale: string;
  amount: number;
}

export interface OutcomeNumbers {
  /** Leads that came, whatever became of them. */
  requests: number;
  /** Of them, those that are booked, and those that were and are won now. */
  booked: number;
  won: number;
  /** Won ones of which nobody has said what they are worth. */
  unpriced: number;
  /** What the won ones are worth together, by currency, where somebody has said. */
  worth: Worth[];
}

export interface Outcomes {
  all: OutcomeNumbers;
  /**
   * Weeks in their order, by their Monday, and steps as forms have them; others by what they won. The name is empty for leads
   * that do not tell their source, and for those of no campaign. Of steps it is such as `quote sent`, `quote left 2. Services`,
   * or `quote left ` where the step is not known.
   */
  groups: (OutcomeNumbers & { name: string })[];
}

/** Leads that the database has summed up. */
export interface OutcomeRow {
  firm: string;
  /** How they came, as `visitSource` names it; a day in UTC; a kind; or a kind and how far its form was filled in. */
  key: string;
  requests: number;
  booked: number;
  won: number;
  priced: number;
  cents: number;
}

/** @param moneyOf how a firm's amounts are written */
export function groupOutcomes(
  rows: readonly OutcomeRow[],
  by: Grouping,
  moneyOf: (firm: string) => Omit<Worth, 'amount'>,
): Outcomes {
  const all = createTally();
  const groups = new Map<string, Tally>();
  for (const row of rows) {
    const name = nameOf[by](row.key);
    const group = groups.get(name) ?? createTally();
    groups.set(name, group);
    for (const tally of [all, group]) tally.add(row, moneyOf(row.firm));
  }
  const named = [...groups].map(([name, tally]) => ({ name, ...tally.finish() }));
  return { all: all.finish(), groups: named.toSorted(by === 'week' || by === 'step' ? byName : byWeight) };
}

const nameOf: Readonly<Record<Grouping, (key: string) => string>> = {
  source: (key) => splitSource(key).source,
  campaign: (key) => splitSource(key).campaign,
  form: (key) => key,
  step: (key) => key,
  week: mondayOf,
};

/** @param day such as `2030-01-31` */
function mondayOf(day: string): string {
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

type Group = Outcomes['groups'][number];

const byName = (one: Group, other: Group): number => (one.name < other.name ? -1 : 1);

const byWeight = (one: Group, other: Group): number =>
  most(other) - most(one) ||
  other.won - one.won ||
  other.booked - one.booked ||
  other.requests - one.requests ||
  byName(one, other);

/** Amounts in several currencies cannot be added: the largest number decides. */
const most = ({ worth }: OutcomeNumbers): number => Math.max(0, ...worth.map(({ amount }) => amount));

interface Tally {
  add(row: OutcomeRow, money: Omit<Worth, 'amount'>): void;
  finish(): OutcomeNumbers;
}

function createTally(): Tally {
  const sums = { requests: 0, booked: 0, won: 0, unpriced: 0 };
  const cents = new Map<string, { locale: string; sum: number }>();
  return {
    add({ requests, booked, won, priced, cents: added }, { currency, locale }) {
      sums.requests += requests;
      sums.booked += booked;
      sums.won += won;
      sums.unpriced += won - priced;
      if (priced === 0) return;
      const known = cents.get(currency) ?? { locale, sum: 0 };
      cents.set(currency, { ...known, sum: known.sum + added });
    },
    finish: () => ({
      ...sums,
      worth: [...cents]
        .map(([currency, { locale, sum }]) => ({ currency, locale, amount: sum / 100 }))
        .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    }),
  };
}
