import { type Kysely, sql } from 'kysely';
import type { SeenFirms } from '../firms/seenFirms';
import type { Tables } from '../storage/tables';
import { type Grouping, groupOutcomes, type Outcomes, type Worth } from './groupOutcomes';

export interface OutcomesOptions {
  /** Together; left out for all. */
  firms?: SeenFirms;
  by: Grouping;
  /** Days in UTC, such as `2030-01-31`: from the first, before the second. Leads count by when they came. */
  from: string;
  to: string;
  moneyOf: (firm: string) => Omit<Worth, 'amount'>;
}

const keys = {
  source: sql<string>`coalesce(visit_source, '')`,
  campaign: sql<string>`coalesce(visit_source, '')`,
  form: sql<string>`kind`,
  step: sql<string>`kind || case when partial = 0 then ' sent' else ' left ' || coalesce(left_step, '') end`,
  // Weeks are made of days: the databases have no function for them in common.
  week: sql<string>`substr(received_at, 1, 10)`,
} as const satisfies Record<Grouping, unknown>;

/** What came of the leads of a time. Suspects are not counted, and forms that were left by their step alone. */
export async function readOutcomes(
  db: Kysely<Tables>,
  { firms, by, from, to, moneyOf }: OutcomesOptions,
): Promise<Outcomes> {
  const count = (which: ReturnType<typeof sql<boolean>>) =>
    sql<number | string>`sum(case when ${which} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('leads')
    .select([
      'firm',
      keys[by].as('key'),
      sql<number | string>`count(*)`.as('requests'),
      count(sql`state in ('booked', 'won')`).as('booked'),
      count(sql`state = 'won'`).as('won'),
      count(sql`state = 'won' and won_cents is not null`).as('priced'),
      sql<number | string>`sum(case when state = 'won' then coalesce(won_cents, 0) else 0 end)`.as('cents'),
    ])
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('suspect', 'is', null)
    .$if(by !== 'step', (query) => query.where('partial', '=', 0))
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .groupBy(['firm', 'key'])
    .execute();
  // PostgreSQL's sums are texts.
  const counted = rows.map(({ firm: of, key, ...sums }) => ({
    firm: of,
    key,
    requests: Number(sums.requests),
    booked: Number(sums.booked),
    won: Number(sums.won),
    priced: Number(sums.priced),
    cents: Number(sums.cents),
  }));
  return groupOutcomes(counted, by, moneyOf);
}
