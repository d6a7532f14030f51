import type { Kysely } from 'kysely';
import { isLeadId } from '../../src/leads/leadId';
import { appointmentOf } from '../appointments/appointments';
import { wonAmount } from '../inbox/changeLead';
import { priceOf } from '../inbox/listLeads';
import { contactIn } from '../inbox/readLeadDetail';
import { boundLead } from '../leads/boundLead';
import { parseBody } from '../leads/fields';
import type { MailStyle } from '../notify/messages';
import { photoNamesIn, replacePhotoReferences } from '../photos/photo';
import type { LeadFilter } from '../privacy/leadFilter';
import type { AppointmentRow, LeadRow, Tables } from '../storage/tables';
import type { LeadRecord } from './operations';

/** As the database has it. */
const INSTANT = /^[\d\-T:.]{20,}Z$/;

interface PageOptions {
  filter: LeadFilter;
  limit: number;
  /** What the page before gave as `next`; empty for the first one. */
  cursor: string;
  /** How the firm writes prices. */
  style: MailStyle;
}

/** A page of leads, newest first. @returns undefined for a cursor that no page gave */
export async function readPage(
  db: Kysely<Tables>,
  { filter, limit, cursor, style }: PageOptions,
): Promise<{ data: LeadRecord[]; next?: string } | undefined> {
  const [receivedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (cursor !== '' && !(INSTANT.test(receivedAt) && isLeadId(id))) return undefined;
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(filter)
    .$if(cursor !== '', (query) =>
      query.where((eb) => eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(receivedAt, id))),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const appointments = await appointmentsOf(
    db,
    shown.map((row) => row.id),
  );
  const last = shown.at(-1);
  return {
    data: shown.map((row) => toRecord(row, appointments.get(row.id), style)),
    ...(rows.length > limit &&
      last && { next: Buffer.from(`${last.received_at} ${last.id}`).toString('base64url') }),
  };
}

/** @returns undefined where there is none that matches */
export async function readLead(
  db: Kysely<Tables>,
  filter: LeadFilter,
  style: MailStyle,
): Promise<LeadRecord | undefined> {
  const row = await db.selectFrom('leads').selectAll().where(filter).executeTakeFirst();
  return row && toRecord(row, await appointmentOf(db, row.id), style);
}

async function appointmentsOf(
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, AppointmentRow>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .where('state', '!=', 'held')
    .execute();
  return new Map(rows.map((row) => [row.lead_id ?? '', row]));
}

function toRecord(row: LeadRow, appointment: AppointmentRow | undefined, style: MailStyle): LeadRecord {
  const lead = boundLead(parseBody(row.body) ?? {});
  const { guard: _, ...fields } = lead;
  const price = priceOf(lead, style);
  const amount = wonAmount(row);
  return {
    id: row.id,
    kind: row.kind as LeadRecord['kind'],
    state: row.state,
    ...(amount !== undefined && { amount }),
    receivedAt: row.received_at,
    updatedAt: row.updated_at,
    ...(row.suspect !== null && { suspect: row.suspect }),
    ...(row.partial === 1 && { partial: true }),
    email: '',
    ...contactIn(lead),
    ...(price && { price }),
    ...(appointment && {
      appointment: {
        start: appointment.start_at,
        end: appointment.end_at,
        state: appointment.state as NonNullable<LeadRecord['appointment']>['state'],
        crew: appointment.crew,
      },
    }),
    files: photoNamesIn(lead),
    lead: replacePhotoReferences(fields, (name) => name),
  };
}
