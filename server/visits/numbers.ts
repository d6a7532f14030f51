import { type Kysely, sql } from 'kysely';
import type { SeenFirms } from '../firms/seenFirms';
import type { Tables } from '../storage/tables';
import { type Counts, combineNumbers, type Numbers } from './combineNumbers';
import { dayOf } from './visitRows';

export interface NumbersOptions {
  /** Together; left out for all. */
  firms?: SeenFirms;
  /** A week or a month, which ends with today. */
  days: 7 | 30;
  /** In UTC, as the desk counts. */
  today: Date;
}

/**
 * What became of visits in a week or a month, and in the one before: how many opened a form, which steps they reached, and how
 * many leads came, by source. Visits are counted where `COUNT_VISITS` is set and pages have `counts`; leads always, without
 * suspects and forms that were left.
 */
export async function readNumbers(
  db: Kysely<Tables>,
  { firms, days, today }: NumbersOptions,
): Promise<Numbers> {
  const dates = Array.from({ length: days }, (_, i) => dayBefore(today, days - 1 - i));
  const [first, last] = [dayBefore(today, days - 1), dayBefore(today, 0)];
  const from = dayBefore(today, 2 * days - 1);
  const isNow = sql<number>`case when day >= ${first} then 1 else 0 end`;

  const visits = db
    .selectFrom('visits')
    .where('day', '>=', from)
    .where('day', '<=', last)
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []));
  const total = sql<number | string>`sum(count)`.as('count');
  const counts = await visits
    .select(['widget', 'what', 'step', 'label', 'source', isNow.as('isNow'), total])
    .groupBy(['widget', 'what', 'step', 'label', 'source', 'isNow'])
    .execute();
  const opened = await visits
    .select(['day', 'source', total])
    .where('what', '=', 'opened')
    .where('day', '>=', first)
    .groupBy(['day', 'source'])
    .execute();

  const leadDay = sql<string>`substr(received_at, 1, 10)`;
  const leads = await db
    .selectFrom('leads')
    .select([leadDay.as('day'), 'visit_source as source', sql<number | string>`count(*)`.as('count')])
    .where('received_at', '>=', from)
    .where('received_at', '<', dayBefore(today, -1))
    .where('suspect', 'is', null)
    .where('partial', '=', 0)
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .groupBy(['day', 'visit_source'])
    .execute();

  return combineNumbers({
    dates,
    counts: counts.map(withNumber),
    opened: opened.map(withNumber),
    leads: leads.map(({ source, ...row }) => withNumber({ ...row, source: source ?? '' })),
  } satisfies Counts);
}

/** PostgreSQL's sums are texts. */
const withNumber = <Row extends { count: number | string }>(row: Row) => ({
  ...row,
  count: Number(row.count),
});

/** The date in UTC that is so many days before. */
export function dayBefore(time: Date, days: number): string {
  const day = new Date(time);
  day.setUTCDate(day.getUTCDate() - days);
  return dayOf(day);
}
