import type { Kysely, Transaction } from 'kysely';
import { boundLead } from '../leads/boundLead';
import { parseBody } from '../leads/fields';
import { visitOf } from '../notify/firmMail';
import { type MailStyle, wordingFor } from '../notify/messages';
import { sha256 } from '../storage/hashes';
import type { AppointmentRow, Tables } from '../storage/tables';
import { calendarFeed } from './calendarFile';

const day = 24 * 60 * 60_000;

/** Days that a feed goes back. */
const pastDays = 30;
const mostAppointments = 2_000;

/** Whose appointments a feed has. */
interface Whose {
  firm: string;
  /** Empty for all crews. */
  crew: string;
}

/**
 * Makes the address of a feed, which is its secret: only a hash is stored. One that there was before leads nowhere any more.
 * @returns the path.
 */
export async function createFeed(
  transaction: Transaction<Tables>,
  { firm, crew }: Whose,
  now: Date,
): Promise<string> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  await revokeFeed(transaction, { firm, crew });
  await transaction
    .insertInto('calendar_feeds')
    .values({ firm, crew, token_hash: sha256(token), created_at: now.toISOString() })
    .execute();
  return `/a/calendar/${token}.ics`;
}

/** @returns whether there was one. */
export async function revokeFeed(transaction: Transaction<Tables>, { firm, crew }: Whose): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('calendar_feeds')
    .where('firm', '=', firm)
    .where('crew', '=', crew)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whose feed an address leads to; undefined for none. */
export const findFeed = (db: Kysely<Tables>, token: string): Promise<Whose | undefined> =>
  db
    .selectFrom('calendar_feeds')
    .select(['firm', 'crew'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();

/** A firm's or crew's appointments as iCalendar, in the firm's language: those of the last 30 days, and all to come. */
export async function readFeed(
  db: Kysely<Tables>,
  { firm, crew }: Whose,
  style: MailStyle,
  now: Date,
): Promise<string> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .selectAll('appointments')
    .select('leads.body')
    .where('appointments.firm', '=', firm)
    .where('appointments.state', '!=', 'held')
    .where('appointments.start_at', '>', new Date(now.getTime() - pastDays * day).toISOString())
    .$if(crew !== '', (query) => query.where('appointments.crew', '=', crew))
    .orderBy('appointments.start_at')
    .limit(mostAppointments)
    .execute();
  const wording = wordingFor(style, undefined);
  const detailsOf = ({ body, crew: who }: AppointmentRow & { body: string }) => {
    const visit = visitOf(boundLead(parseBody(body) ?? {}), wording);
    return { ...visit, summary: [visit.summary, crew === '' && who].filter(Boolean).join(' · ') };
  };
  return calendarFeed(
    [style.company, crew].filter(Boolean).join(' · '),
    rows.map((row) => ({ row, details: detailsOf(row) })),
  );
}
