import { type Kysely, sql, type Transaction } from 'kysely';
import { locksRows } from '../storage/database';
import { sha256 } from '../storage/hashes';
import type { AppointmentRow, Tables } from '../storage/tables';
import {
  type Calendar,
  crewFor,
  dateAt,
  freeSlots,
  lengthOf,
  type Slot,
  type Taken,
  type Wish,
} from './calendar';

/** How long a chosen time is kept for a visitor, in milliseconds. */
export const holdTime = 5 * 60_000;

/** Times that are kept at once for the visitors of one network: nobody can empty the calendar. The oldest expires first. */
const holdsPerClient = 3;

/** Times that are kept at once for all visitors of a firm. The oldest expires first: it still books while its place is free. */
const holdsPerFirm = 60;

/** Milliseconds after which an expired hold is forgotten. Until then it books, while its place is free. */
const forgetHoldAfter = 24 * 60 * 60_000;

/** What a visitor chose. */
export interface Choice {
  /** ISO 8601. */
  start: string;
  kind: string;
  /** Ids. */
  services?: readonly string[] | undefined;
  zip?: string | undefined;
  /** The hold on the time that they had chosen before, which goes with it. */
  hold?: string | undefined;
}

/** What takes a crew between two times, of one firm. Times are in milliseconds since 1970. */
export async function takenBetween(
  db: Kysely<Tables>,
  firm: string,
  [from, to]: readonly [from: number, to: number],
  now: number,
  except: readonly string[] = [],
): Promise<Taken[]> {
  const rows = await db
    .selectFrom('appointments')
    // Of appointments at the same time the database gives one row: reading rows takes longer than all the rest.
    .select(({ fn }) => ['start_at', 'until_at', 'crew', fn.countAll().as('count')])
    .groupBy(['start_at', 'until_at', 'crew'])
    .where('firm', '=', firm)
    .where('start_at', '<', isoOf(to))
    // Bounds what is read: no visit is longer.
    .where('start_at', '>', isoOf(from - 2 * day))
    .where('until_at', '>', isoOf(from))
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .where((row) =>
      row.or([
        row('state', 'in', ['booked', 'requested']),
        row.and([row('state', '=', 'held'), row('expires_at', '>', isoOf(now))]),
      ]),
    )
    .execute();
  const busyTimes = await db
    .selectFrom('busy_times')
    .select(['start_at', 'until_at', 'crew'])
    .where('firm', '=', firm)
    .where('start_at', '<', isoOf(to))
    .where('until_at', '>', isoOf(from))
    .execute();
  const taken = rows.flatMap((row) => Array<Taken>(Number(row.count)).fill(toTaken(row)));
  return [...taken, ...busyTimes.map((row) => ({ ...toTaken(row), isBusyTime: true }))];
}

const toTaken = ({ start_at, until_at, crew }: Pick<AppointmentRow, 'start_at' | 'until_at' | 'crew'>) => ({
  start: Date.parse(start_at),
  until: Date.parse(until_at),
  crew,
});

/**
 * Keeps a time for a visitor.
 * @param client the network of the visitor, of which only a hash is stored.
 * @returns undefined where the time is taken, or is none that can be chosen.
 */
export async function hold(
  transaction: Transaction<Tables>,
  firm: string,
  calendar: Calendar,
  choice: Choice,
  client: string,
  now: Date,
): Promise<{ hold: string; expires: string } | undefined> {
  await lockCalendar(transaction, firm);
  const { kind, services, zip, hold: earlier } = choice;
  const length = lengthOf(calendar, kind, services);
  const wish = { length, zip, now: now.getTime() };
  const except = earlier ? [earlier] : [];
  const free = await findFree(transaction, firm, calendar, Date.parse(choice.start), wish, except);
  if (!free) return undefined;
  await releaseHolds(transaction, firm, sha256(client), earlier, now);
  const id = crypto.randomUUID();
  const expires = isoOf(now.getTime() + holdTime);
  await transaction
    .insertInto('appointments')
    .values({
      id,
      firm,
      state: 'held',
      kind,
      ...timesOf(free),
      crew: free.crew,
      minutes: length,
      zip: zip ?? '',
      expires_at: expires,
      lead_id: null,
      client_hash: sha256(client),
      token: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
      sequence: 0,
      created_at: isoOf(now.getTime()),
      updated_at: isoOf(now.getTime()),
    })
    .execute();
  return { hold: id, expires };
}

/** The time that a hold keeps, whether or not its five minutes are over. */
export const heldBy = (db: Kysely<Tables>, firm: string, id: string): Promise<AppointmentRow | undefined> =>
  db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('firm', '=', firm)
    .where('state', '=', 'held')
    .executeTakeFirst();

/** What a lead says of the time that its sender chose. */
export interface SentSlot {
  start: string;
  hold: string;
}

export interface Booking {
  firm: string;
  leadId: string;
  slot: SentSlot;
  calendar: Calendar;
  /** Whether the firm has to confirm it, whatever its calendar says. */
  isSuspect: boolean;
}

/**
 * Books what a lead chose, in the transaction that stores it. A hold that has expired books too while its place is free; a forged
 * one, or one of somebody else's lead, books nothing. A lead has one appointment: another time moves it.
 * @returns the appointment where this call has made or moved it.
 */
export async function book(
  transaction: Transaction<Tables>,
  { firm, leadId, slot: sent, calendar, isSuspect }: Booking,
  now: Date,
): Promise<AppointmentRow | undefined> {
  await lockCalendar(transaction, firm);
  const earlier = await appointmentOf(transaction, leadId);
  const held = await transaction
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', sent.hold)
    .where('firm', '=', firm)
    .where('lead_id', 'is', null)
    .executeTakeFirst();
  if (!held || Date.parse(held.start_at) !== Date.parse(sent.start)) return undefined;
  const at = isoOf(now.getTime());
  const isExpired = held.expires_at <= at;
  const free = isExpired ? await freePlace(transaction, calendar, held, earlier, now.getTime()) : held;
  if (!free) return undefined;
  const state = isSuspect || calendar.availability.booking === 'request' ? 'requested' : 'booked';
  const values = { state, updated_at: at, crew: free.crew } as const;
  if (!earlier)
    return transaction
      .updateTable('appointments')
      .set({ ...values, lead_id: leadId })
      .where('id', '=', held.id)
      .returningAll()
      .executeTakeFirst();
  const { start_at, end_at, until_at, minutes, zip } = held;
  await transaction.deleteFrom('appointments').where('id', '=', held.id).execute();
  return transaction
    .updateTable('appointments')
    .set({ ...values, start_at, end_at, until_at, minutes, zip, sequence: earlier.sequence + 1 })
    .where('id', '=', earlier.id)
    .returningAll()
    .executeTakeFirst();
}

/** The place of an expired hold, while nobody has taken it meanwhile. */
function freePlace(
  transaction: Transaction<Tables>,
  calendar: Calendar,
  held: AppointmentRow,
  earlier: AppointmentRow | undefined,
  now: number,
): Promise<FreeSlot | undefined> {
  const { id, firm, crew } = held;
  const wish = { ...bookedWish(held), now, crew };
  return findFree(transaction, firm, calendar, slotOf(held).start, wish, [
    id,
    ...(earlier ? [earlier.id] : []),
  ]);
}

/** What an appointment, or a hold on one, was made for: another time of it has to have as much room, and be in the same area. */
export function bookedWish(row: AppointmentRow): Omit<Wish, 'now'> {
  const { start, until } = slotOf(row);
  // Of an appointment that is older than the column, only how long a crew is taken is known.
  return { length: row.minutes || (until - start) / 60_000, zip: row.zip || undefined };
}

/** A time, and who can come. */
type FreeSlot = Slot & Pick<AppointmentRow, 'crew'>;

/** The time of the calendar that begins then, where it is free. @param wish with who is to come, where they can */
async function findFree(
  transaction: Transaction<Tables>,
  firm: string,
  calendar: Calendar,
  begin: number,
  { crew: wanted, ...wish }: Wish & { crew?: string },
  except: readonly string[],
): Promise<FreeSlot | undefined> {
  const taken = await takenBetween(transaction, firm, aroundDay(begin), wish.now, except);
  const free = freeSlots(calendar, dateAt(calendar, begin), wish, taken).find(({ start }) => start === begin);
  const crew = free && crewFor(calendar, free, taken, wanted);
  return free && crew !== undefined ? { ...free, crew } : undefined;
}

const day = 24 * 60 * 60_000;

/** All that can matter to a time: its whole day, for limits of a day, with what reaches into it. */
const aroundDay = (start: number) => [start - 2 * day, start + 2 * day] as const;

/** Another's hold, and so another's appointment, waits until this transaction ends. SQLite has one writer at a time. */
async function lockCalendar(transaction: Transaction<Tables>, firm: string): Promise<void> {
  if (locksRows(transaction))
    await sql`select pg_advisory_xact_lock(hashtext(${`appointments of ${firm}`}))`.execute(transaction);
}

/** Forgets a hold that is replaced, and old ones; lets all but the last ones of a client, and of a firm, expire. */
async function releaseHolds(
  transaction: Transaction<Tables>,
  firm: string,
  client: string,
  replaced: string | undefined,
  now: Date,
): Promise<void> {
  const holds = () =>
    transaction.deleteFrom('appointments').where('state', '=', 'held').where('firm', '=', firm);
  if (replaced !== undefined) await holds().where('id', '=', replaced).execute();
  await holds()
    .where('expires_at', '<', isoOf(now.getTime() - forgetHoldAfter))
    .execute();
  const open = await transaction
    .selectFrom('appointments')
    .select(['id', 'client_hash'])
    .where('state', '=', 'held')
    .where('firm', '=', firm)
    .where('expires_at', '>', isoOf(now.getTime()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const tooMany = [
    ...open.filter(({ client_hash }) => client_hash === client).slice(holdsPerClient - 1),
    ...open.slice(holdsPerFirm - 1),
  ].map(({ id }) => id);
  if (tooMany.length > 0)
    await transaction
      .updateTable('appointments')
      .set({ expires_at: isoOf(now.getTime()) })
      .where('id', 'in', tooMany)
      .execute();
}

/** The appointment of a lead, where it has one. */
export const appointmentOf = (db: Kysely<Tables>, leadId: string): Promise<AppointmentRow | undefined> =>
  db.selectFrom('appointments').selectAll().where('lead_id', '=', leadId).executeTakeFirst();

/** The appointment that a link of a mail names. */
export const appointmentBy = (db: Kysely<Tables>, token: string): Promise<AppointmentRow | undefined> =>
  db.selectFrom('appointments').selectAll().where('token', '=', token).executeTakeFirst();

/** From which states an appointment comes into one. */
const statesBefore = {
  booked: ['requested', 'no-show'],
  canceled: ['booked', 'requested'],
  'no-show': ['booked'],
} as const;

/**
 * Cancels an appointment, which frees its time, or confirms a request; or notes, once its time has begun, that nobody was there, and
 * takes that back.
 */
export const setState = (
  transaction: Transaction<Tables>,
  { id, sequence }: AppointmentRow,
  state: keyof typeof statesBefore,
  now: Date,
): Promise<AppointmentRow | undefined> =>
  transaction
    .updateTable('appointments')
    .set({ state, sequence: sequence + 1, updated_at: isoOf(now.getTime()) })
    .where('id', '=', id)
    .where('state', 'in', statesBefore[state])
    .$if(state === 'no-show', (query) => query.where('start_at', '<=', isoOf(now.getTime())))
    .returningAll()
    .executeTakeFirst();

/** Gives an appointment to another crew. @returns undefined where that one is taken then, or there is none of this name. */
export async function setCrew(
  transaction: Transaction<Tables>,
  row: AppointmentRow,
  crew: string,
  calendar: Calendar,
  now: Date,
): Promise<AppointmentRow | undefined> {
  await lockCalendar(transaction, row.firm);
  const slot = slotOf(row);
  const taken = await takenBetween(transaction, row.firm, aroundDay(slot.start), now.getTime(), [row.id]);
  if (crew === '' || crewFor(calendar, slot, taken, crew) !== crew) return undefined;
  return changeOpen(transaction, row, { crew }, now);
}

/** Moves an appointment to another time of the calendar. @returns undefined where that is taken. */
export async function move(
  transaction: Transaction<Tables>,
  row: AppointmentRow,
  start: string,
  calendar: Calendar,
  now: Date,
): Promise<AppointmentRow | undefined> {
  await lockCalendar(transaction, row.firm);
  const wish = { ...bookedWish(row), now: now.getTime(), crew: row.crew };
  const slot = await findFree(transaction, row.firm, calendar, Date.parse(start), wish, [row.id]);
  if (!slot) return undefined;
  return changeOpen(transaction, row, { ...timesOf(slot), crew: slot.crew }, now);
}

/** Changes an appointment that somebody still comes to; calendars learn of it by its sequence. */
const changeOpen = (
  transaction: Transaction<Tables>,
  { id, sequence }: AppointmentRow,
  changes: Partial<Pick<AppointmentRow, 'crew' | 'start_at' | 'end_at' | 'until_at'>>,
  now: Date,
): Promise<AppointmentRow | undefined> =>
  transaction
    .updateTable('appointments')
    .set({ ...changes, sequence: sequence + 1, updated_at: isoOf(now.getTime()) })
    .where('id', '=', id)
    .where('state', 'in', ['booked', 'requested'])
    .returningAll()
    .executeTakeFirst();

const slotOf = ({ start_at, end_at, until_at }: AppointmentRow): Slot => ({
  start: Date.parse(start_at),
  end: Date.parse(end_at),
  until: Date.parse(until_at),
});

const timesOf = ({ start, end, until }: Slot) => ({
  start_at: isoOf(start),
  end_at: isoOf(end),
  until_at: isoOf(until),
});

const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
