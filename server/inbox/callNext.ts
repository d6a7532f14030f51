/** Who is to be called next: new leads, and those that were put off until now. */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type LeadState, leadStates } from '../../src/domain/leadStates';
import type { LeadFilter } from '../privacy/leadFilter';
import type { LeadRow, Tables } from '../storage/tables';

/** Milliseconds after which nobody waits for a call any more. Such a lead stays in the list of all. */
const waitsFor = 30 * 86_400_000;

/** Since when a lead waits. */
export const waitingSince = sql<string>`coalesce(leads.snoozed_until, leads.received_at)`;

const recent = (now: Date): string => new Date(now.getTime() - waitsFor).toISOString();

/** As the index says it, so that it is used. What looks like a robot's, and forms that were left, are nobody's to call. */
const waits: LeadFilter = (leads) =>
  leads.and([
    sql<boolean>`(leads.state = 'new' or leads.snoozed_until is not null)`,
    sql<boolean>`leads.suspect is null`,
    sql<boolean>`leads.partial = 0`,
  ]);

/** The same of one row. */
export const isWaiting = ({
  state,
  snoozed_until,
  suspect,
  partial,
}: Pick<LeadRow, 'state' | 'snoozed_until' | 'suspect' | 'partial'>): boolean =>
  (state === isNew.state || snoozed_until !== null) && suspect === null && partial === 0;

/** Leads whose turn has come. */
export const toCall =
  (now: Date): LeadFilter =>
  (leads) =>
    leads.and([
      waits(leads),
      leads(waitingSince, '<=', now.toISOString()),
      leads(waitingSince, '>=', recent(now)),
    ]);

/** Leads that were put off until later. */
export const toCallLater =
  (now: Date): LeadFilter =>
  (leads) =>
    leads.and([waits(leads), leads(waitingSince, '>', now.toISOString())]);

/** Nobody has opened it, and nobody has noted anything of it. */
const isNew = { state: leadStates[0] } as const;

export const isUnread = (
  { state, read_at, received_at, suspect }: Pick<LeadRow, 'state' | 'read_at' | 'received_at' | 'suspect'>,
  now: Date,
): boolean => state === isNew.state && read_at === null && suspect === null && received_at >= recent(now);

/** When the firm has promised to answer; where it was put off, until then. @param promised hours; undefined for no promise */
export function dueAt(
  { received_at, snoozed_until }: Pick<LeadRow, 'received_at' | 'snoozed_until'>,
  promised: number | undefined,
): string | undefined {
  if (snoozed_until !== null) return snoozed_until;
  if (promised === undefined) return undefined;
  return new Date(Date.parse(received_at) + promised * 3_600_000).toISOString();
}

/** `GET /inbox/api/leads/counts`. What looks like a robot's is not counted. */
export interface LeadCounts {
  due: number;
  later: number;
  unread: number;
  states: Record<LeadState, number>;
}

/** @param visible which leads are counted */
export async function countLeads(db: Kysely<Tables>, visible: LeadFilter, now: Date): Promise<LeadCounts> {
  const counted = (filter: LeadFilter) => countOf(db.selectFrom('leads').where(visible).where(filter));
  const [byState, due, later, unread] = await Promise.all([
    db
      .selectFrom('leads')
      .select(['leads.state', ({ fn }) => fn.countAll().as('count')])
      .where(visible)
      .where('leads.suspect', 'is', null)
      .groupBy('leads.state')
      .execute(),
    counted(toCall(now)),
    counted(toCallLater(now)),
    counted((leads) =>
      leads.and([
        leads('leads.state', '=', isNew.state),
        leads('leads.received_at', '>=', recent(now)),
        leads('leads.suspect', 'is', null),
        leads('leads.read_at', 'is', null),
      ]),
    ),
  ]);
  const states = Object.fromEntries(leadStates.map((state) => [state, 0])) as LeadCounts['states'];
  for (const { state, count } of byState) states[state] = Number(count);
  return { due, later, unread, states };
}

async function countOf(query: SelectQueryBuilder<Tables, 'leads', object>): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
