import type { Transaction } from 'kysely';
import { newMessage } from '../notify/newMessage';
import type { AppointmentRow, MessageRow, Tables } from '../storage/tables';

const hour = 60 * 60_000;

/** Milliseconds before an appointment at which the visitor is reminded of it. */
const remindBefore = [24 * hour, 2 * hour];

/**
 * Queues the mails to the visitor about an appointment: that it was changed, and the reminders of it as it is now. They do not count
 * among the mails that one mailbox gets a day: the visitor has booked.
 * @param isChanged whether the visitor is told now; the mail about their request tells of a new appointment.
 */
export async function queueAppointmentMails(
  transaction: Transaction<Tables>,
  { firm, lead_id, state, start_at }: AppointmentRow,
  isChanged: boolean,
  now: Date,
): Promise<void> {
  if (lead_id === null) return;
  await transaction
    .deleteFrom('messages')
    .where('lead_id', '=', lead_id)
    .where('event', 'in', ['reminder', 'appointment'])
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .execute();
  const reminders = remindBefore
    .map((before) => new Date(Date.parse(start_at) - before))
    .filter((at) => at > now && state === 'booked');
  const messageAt = (event: MessageRow['event'], notBefore: Date): MessageRow =>
    newMessage({ lead_id, firm, target: 'visitor', event, not_before: notBefore.toISOString() }, now);
  const rows = [
    ...(isChanged ? [messageAt('appointment', now)] : []),
    ...reminders.map((time) => messageAt('reminder', time)),
  ];
  if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
}
