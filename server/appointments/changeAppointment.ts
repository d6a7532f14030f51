import type { Transaction } from 'kysely';
import { enqueue } from '../notify/enqueue';
import type { AppointmentRow, Tables } from '../storage/tables';
import { move, setCrew, setState } from './appointments';
import type { Calendar } from './calendar';
import { queueAppointmentMessages } from './messages';

/** What becomes of an appointment. */
export type Change =
  | { to: 'booked' | 'canceled' | 'no-show' }
  | { to: 'moved'; start: string; calendar: Calendar }
  | { to: 'crew'; crew: string; calendar: Calendar };

interface ChangeOptions {
  /** The recipients of notifications about leads of the firm. */
  targets: readonly string[];
  /** Who changes it: the firm is told of what a visitor does. */
  by: 'visitor' | 'firm';
  now: Date;
}

/**
 * Changes an appointment, and queues the mails about it, in one transaction. The state of its lead follows.
 * @returns undefined where it cannot be changed so: another time is taken, or it was canceled meanwhile.
 */
export async function changeAppointment(
  transaction: Transaction<Tables>,
  row: AppointmentRow,
  change: Change,
  { targets, by, now }: ChangeOptions,
): Promise<AppointmentRow | undefined> {
  const changed = await apply(transaction, row, change, now);
  if (!changed?.lead_id) return undefined;
  // Who comes is the firm's own matter.
  if (change.to === 'crew') return changed;
  await setLeadState(transaction, changed);
  await queueAppointmentMessages(transaction, changed, { targets, isChanged: change.to !== 'no-show', now });
  const lead = await transaction
    .selectFrom('leads')
    .select(['id', 'firm', 'kind'])
    .where('id', '=', changed.lead_id)
    .executeTakeFirst();
  const others = targets.filter((target) => target !== 'visitor');
  if (lead && by === 'visitor') await enqueue(transaction, lead, 'known', others, now);
  return changed;
}

function apply(
  transaction: Transaction<Tables>,
  row: AppointmentRow,
  change: Change,
  now: Date,
): Promise<AppointmentRow | undefined> {
  if (change.to === 'moved') return move(transaction, row, change.start, change.calendar, now);
  if (change.to === 'crew') return setCrew(transaction, row, change.crew, change.calendar, now);
  return setState(transaction, row, change.to, now);
}

/** A lead with an appointment is booked; without it any more, it is new again, also where nobody was there. What a person has set besides stays. */
export async function setLeadState(
  transaction: Transaction<Tables>,
  { lead_id, state }: AppointmentRow,
): Promise<void> {
  if (lead_id === null || state === 'requested') return;
  const [from, to] = state === 'booked' ? (['new', 'booked'] as const) : (['booked', 'new'] as const);
  await transaction
    .updateTable('leads')
    .set({ state: to, snoozed_until: null })
    .where('id', '=', lead_id)
    .where('state', '=', from)
    .execute();
}
