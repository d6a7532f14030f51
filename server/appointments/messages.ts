import type { Transaction } from 'kysely';
import { isPerson } from '../notify/enqueue';
import { hookTargets } from '../notify/hooks/hooks';
import { newMessage } from '../notify/newMessage';
import type { AppointmentRow, MessageRow, Tables } from '../storage/tables';

const hour = 60 * 60_000;

/** Milliseconds before an appointment at which the visitor is reminded of it. */
const remindBefore = [24 * hour, 2 * hour];

interface QueueOptions {
  /** The recipients of notifications about leads of the firm. */
  targets: readonly string[];
  /** Whether the visitor is told now; the mail about their request tells of a new appointment. */
  isChanged: boolean;
  now: Date;
}

/**
 * Queues the mails to the visitor about an appointment: that it was changed, and the reminders of it as it is now. They do not count
 * among the mails that one mailbox gets a day: the visitor has booked. Webhooks are queued the reminders, too; one that is to get none is
 * sent none when they are due.
 */
export async function queueAppointmentMessages(
  transaction: Transaction<Tables>,
  { firm, lead_id, state, start_at }: AppointmentRow,
  { targets, isChanged, now }: QueueOptions,
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
  const messageAt = (target: string, event: MessageRow['event'], notBefore: Date): MessageRow =>
    newMessage({ lead_id, firm, target, event, not_before: notBefore.toISOString() }, now);
  const hooks = await hookTargets(transaction, firm, 'reminder');
  const rows = [
    ...(isChanged && targets.includes('visitor') ? [messageAt('visitor', 'appointment', now)] : []),
    ...[...targets.filter((target) => !isPerson(target)), ...hooks].flatMap((target) =>
      reminders.map((time) => messageAt(target, 'reminder', time)),
    ),
  ];
  if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
}

/** Whether somebody still comes, of whom a reminder is about to be sent. */
export const isReminderDue = (
  appointment: Pick<AppointmentRow, 'state' | 'start_at'> | undefined,
  now: Date,
): boolean => appointment?.state === 'booked' && Date.parse(appointment.start_at) >= now.getTime();
