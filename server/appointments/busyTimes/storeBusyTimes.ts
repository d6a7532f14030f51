import type { Kysely, Transaction } from 'kysely';
import type { SeenFirms } from '../../firms/seenFirms';
import type { ExternalCalendarRow, Tables } from '../../storage/tables';
import type { BusyTime } from './busyTimes';
import { type ExternalCalendar, shownCalendar, sourceOf } from './externalCalendar';

/** Whether a calendar was read. */
export type Reading = { times: readonly BusyTime[] } | { error: string };

const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Rows of one statement: PostgreSQL takes 65,535 values, SQLite fewer. */
const batch = 500;

/**
 * Stores what was read of a calendar. Where it could not be read, its last known times stay.
 * @returns what was known of it before.
 */
export async function storeReading(
  transaction: Transaction<Tables>,
  firm: string,
  calendar: ExternalCalendar,
  reading: Reading,
  now: Date,
): Promise<ExternalCalendarRow | undefined> {
  const source = sourceOf(calendar);
  const at = now.toISOString();
  const earlier = await transaction
    .selectFrom('external_calendars')
    .selectAll()
    .where('firm', '=', firm)
    .where('source', '=', source)
    .executeTakeFirst();
  const values = {
    name: shownCalendar(calendar),
    checked_at: at,
    ...('error' in reading ? { error: reading.error } : { error: null, read_at: at }),
  };
  await transaction
    .insertInto('external_calendars')
    .values({ firm, source, read_at: null, ...values })
    .onConflict((conflict) => conflict.columns(['firm', 'source']).doUpdateSet(values))
    .execute();
  if ('times' in reading) await replaceTimes(transaction, { firm, source }, calendar.crew, reading.times);
  return earlier;
}

async function replaceTimes(
  transaction: Transaction<Tables>,
  { firm, source }: { firm: string; source: string },
  crew: string,
  times: readonly BusyTime[],
): Promise<void> {
  await transaction.deleteFrom('busy_times').where('firm', '=', firm).where('source', '=', source).execute();
  const rows = times.map(({ start, until }) => ({
    firm,
    source,
    crew,
    start_at: isoOf(start),
    until_at: isoOf(until),
  }));
  for (let at = 0; at < rows.length; at += batch)
    await transaction
      .insertInto('busy_times')
      .values(rows.slice(at, at + batch))
      .execute();
}

/** Whether calendars of a firm are known that are no longer named. */
export async function hasOthers(
  db: Kysely<Tables>,
  firm: string,
  calendars: readonly ExternalCalendar[],
): Promise<boolean> {
  const known = await db.selectFrom('external_calendars').select('source').where('firm', '=', firm).execute();
  const sources = new Set(calendars.map(sourceOf));
  return known.some(({ source }) => !sources.has(source));
}

/** Forgets them. */
export async function keepOnly(
  transaction: Transaction<Tables>,
  firm: string,
  calendars: readonly ExternalCalendar[],
): Promise<void> {
  const sources = ['', ...calendars.map(sourceOf)];
  for (const table of ['busy_times', 'external_calendars'] as const)
    await transaction.deleteFrom(table).where('firm', '=', firm).where('source', 'not in', sources).execute();
}

/** When a calendar was last looked at, by whichever desk; in milliseconds since 1970. */
export async function checkedAt(
  db: Kysely<Tables>,
  firm: string,
  calendar: ExternalCalendar,
): Promise<number> {
  const row = await db
    .selectFrom('external_calendars')
    .select('checked_at')
    .where('firm', '=', firm)
    .where('source', '=', sourceOf(calendar))
    .executeTakeFirst();
  return row ? Date.parse(row.checked_at) : 0;
}

/** Which of these UIDs are a firm's appointments. */
export async function appointmentsAmong(
  db: Kysely<Tables>,
  firm: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = uids.filter((uid) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(uid));
  const own = new Set<string>();
  for (let at = 0; at < ids.length; at += batch) {
    const rows = await db
      .selectFrom('appointments')
      .select('id')
      .where('firm', '=', firm)
      .where('id', 'in', ids.slice(at, at + batch))
      .execute();
    for (const { id } of rows) own.add(id);
  }
  return own;
}

/** The calendars that could not be read when it was last tried. @param firms undefined for all */
export const brokenCalendars = (db: Kysely<Tables>, firms: SeenFirms): Promise<ExternalCalendarRow[]> =>
  db
    .selectFrom('external_calendars')
    .selectAll()
    .where('error', 'is not', null)
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .orderBy('firm')
    .orderBy('name')
    .execute();
