import type { Transaction } from 'kysely';
import { delivery } from '../../src/domain/delivery';
import { mailboxHashOf, mayConfirm } from '../notify/confirmation';
import { contactOf } from '../notify/contact';
import { newMessage } from '../notify/newMessage';
import type { MayMail, QueuedLead } from '../notify/queuedLead';
import { locksRows } from '../storage/database';
import type { MessageRow, Tables } from '../storage/tables';

/** What is known of a form that was left besides its fields. */
export interface LeftForm {
  /** Seconds within which the firm is told. */
  tellWithin: number;
  /** The visitor has come back to it. */
  isPresent: boolean;
  /** Whether a link could bring it back. */
  isResumable: boolean;
}

/** Seconds that pass between the time at which a message is due and its arrival: the queue is read every 5 seconds. */
const sendingTime = 10;

/** When the firm and the visitor are told of a form that was left: so that they are in time. */
export function tellAt({ tellWithin, isPresent }: LeftForm, now: Date): Date {
  const wait = Math.max(0, tellWithin - sendingTime);
  return new Date(now.getTime() + 1000 * (isPresent ? Math.max(wait, delivery.presentDelay) : wait));
}

/**
 * Queues the one mail to the visitor who has left a form: with a link that brings it back. It counts among the mails that one mailbox
 * gets a day.
 * @param lead as it is stored
 */
export async function queueAbandonedMail(
  transaction: Transaction<Tables>,
  lead: QueuedLead & Record<string, unknown>,
  { notBefore, isResumable, now, mayMail }: MailOptions,
): Promise<void> {
  const leadId = lead.id.toLowerCase();
  const { email } = contactOf(lead);
  const mayWrite = isResumable && lead['mayContact'] !== undefined && email !== undefined;
  const mailbox = mayWrite ? mailboxHashOf(email) : undefined;
  const queued = await abandonedMailOf(transaction, leadId);
  if (queued && !isPending(queued)) return;
  if (queued && queued.mailbox === mailbox) {
    await transaction
      .updateTable('messages')
      .set({ not_before: notBefore, updated_at: now.toISOString() })
      .where('id', '=', queued.id)
      .execute();
    return;
  }
  // It would go to an address that is no longer the visitor's.
  if (queued) await transaction.deleteFrom('messages').where('id', '=', queued.id).execute();
  if (
    mailbox === undefined ||
    !(await mayConfirm(transaction, lead.firm, { mailbox }, now)) ||
    !(await mayMail())
  )
    return;
  const about = { lead_id: leadId, firm: lead.firm, target: 'visitor', event: 'abandoned' } as const;
  await transaction
    .insertInto('messages')
    .values({ ...newMessage({ ...about, not_before: notBefore }, now), mailbox })
    .execute();
}

interface MailOptions {
  /** ISO 8601. */
  notBefore: string;
  isResumable: boolean;
  now: Date;
  mayMail: MayMail;
}

/** Has what nobody has begun to send wait for another time. */
export async function tellLater(
  transaction: Transaction<Tables>,
  leadId: string,
  at: Date,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('messages')
    .set({ not_before: at.toISOString(), updated_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('event', 'in', ['created', 'updated', 'abandoned'])
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .execute();
}

/** Takes the mail back that has not been sent: the form was. */
export async function dropAbandonedMail(transaction: Transaction<Tables>, leadId: string): Promise<void> {
  await transaction
    .deleteFrom('messages')
    .where('lead_id', '=', leadId)
    .where('event', '=', 'abandoned')
    .where('state', '=', 'waiting')
    .execute();
}

/** The row is locked, so that no desk claims it before this transaction ends. */
const abandonedMailOf = (transaction: Transaction<Tables>, leadId: string) =>
  transaction
    .selectFrom('messages')
    .select(['id', 'state', 'tries', 'mailbox'])
    .where('lead_id', '=', leadId)
    .where('event', '=', 'abandoned')
    .$if(locksRows(transaction), (query) => query.forUpdate())
    .executeTakeFirst();

const isPending = ({ state, tries }: Pick<MessageRow, 'state' | 'tries'>): boolean =>
  state === 'waiting' && tries === 0;
