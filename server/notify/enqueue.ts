import type { Transaction } from 'kysely';
import { chatTitles, isChat } from '../../src/domain/chats';
import { type LeftForm, queueAbandonedMail, tellAt } from '../abandoned/messages';
import { locksRows } from '../storage/database';
import type { MessageRow, Tables } from '../storage/tables';
import { confirmationOf, isSameConfirmation, mayConfirm } from './confirmation';
import { hookTargets, isHook } from './hooks/hooks';
import { newMessage } from './newMessage';
import type { MayMail, QueuedLead } from './queuedLead';
import type { NotifySettings } from './settings';
import { deviceTargets, isDevice } from './told/devices';

/** The recipients of notifications, as a message's `target` names them, without devices and webhooks of the database, which come and go. */
export function targetsOf(settings: NotifySettings | undefined): string[] {
  if (!settings) return [];
  const { mail, webhooks, told } = settings;
  return [
    ...(mail ? ['firm', 'visitor'] : []),
    ...Object.keys(told?.chats ?? {}),
    ...webhooks.map(({ url }) => url),
  ];
}

/** Whether a target is at the firm, and a person who is reminded of a lead that nobody has opened. */
export const isPerson = (target: string): boolean => target === 'firm' || isTold(target);

/** Whether a target is told at once, and left in peace in quiet hours. */
export const isTold = (target: string): boolean => isChat(target) || isDevice(target);

/** A target as it may be shown: its name, or the URL of a webhook without its query, which may hold a key. */
export function shownTarget(target: string): string {
  if (isDevice(target)) return 'device';
  if (isHook(target)) return 'webhook';
  if (!URL.canParse(target)) return target;
  const { origin, pathname } = new URL(target);
  return origin + pathname;
}

/** A target in words, for whoever runs the desk. */
export function describeTarget(target: string): string {
  if (isChat(target)) return `message to ${chatTitles[target]}`;
  if (isDevice(target)) return 'message to a device';
  if (isHook(target)) return 'webhook of the inbox';
  return URL.canParse(target) ? `webhook to ${shownTarget(target)}` : `mail to the ${target}`;
}

interface EnqueueOptions {
  /** @default every visitor may be mailed */
  mayMail?: MayMail | undefined;
  /** Of a partial lead. */
  left?: LeftForm | undefined;
}

/**
 * Queues notifications of a new or changed lead in the transaction that stores the lead. The visitor gets one mail for each
 * address and each estimate that the lead has had, a few a day; other recipients are notified of each change. A message to
 * them that no desk has started to send is not repeated: it will be sent with the lead as it is then.
 */
export async function enqueue(
  transaction: Transaction<Tables>,
  lead: QueuedLead,
  outcome: 'created' | 'known',
  configured: readonly string[],
  now: Date,
  { mayMail = () => Promise.resolve(true), left }: EnqueueOptions = {},
): Promise<void> {
  const targets = [
    ...configured,
    ...(await deviceTargets(transaction, lead.firm)),
    ...(await hookTargets(transaction, lead.firm, 'lead')),
  ];
  if (targets.length === 0) return;
  const leadId = lead.id.toLowerCase();
  const at = now.toISOString();
  const notBefore = (left ? tellAt(left, now) : now).toISOString();
  const earlier = outcome === 'created' ? [] : await messagesOf(transaction, leadId);
  const pending = earlier.filter(isPending);
  if (pending.length > 0) {
    await transaction
      .updateTable('messages')
      .set({ not_before: notBefore, updated_at: at })
      .where(
        'id',
        'in',
        pending.map(({ id }) => id),
      )
      .execute();
  }
  if (left && targets.includes('visitor')) {
    const { isResumable } = left;
    await queueAbandonedMail(transaction, { ...lead }, { notBefore, isResumable, now, mayMail });
  }
  const confirmation = targets.includes('visitor') ? confirmationOf({ ...lead }) : undefined;
  const isMailed =
    !confirmation ||
    earlier.some((message) => message.target === 'visitor' && isSameConfirmation(message, confirmation)) ||
    !(await mayConfirm(transaction, lead.firm, confirmation, now)) ||
    !(await mayMail());
  const rows = targets.flatMap((target): MessageRow[] => {
    const isVisitor = target === 'visitor';
    const ofTarget = earlier.filter((message) => message.target === target);
    if (isVisitor ? isMailed : ofTarget.some(isPending)) return [];
    const event = ofTarget.length > 0 ? 'updated' : 'created';
    return [
      {
        ...newMessage({ lead_id: leadId, firm: lead.firm, target, event, not_before: notBefore }, now),
        ...(isVisitor && confirmation),
      },
    ];
  });
  if (rows.length > 0) await transaction.insertInto('messages').values(rows).execute();
}

/** The rows are locked, so that no desk claims one of them, with the old lead, before this transaction ends. */
function messagesOf(transaction: Transaction<Tables>, leadId: string) {
  return transaction
    .selectFrom('messages')
    .select(['id', 'target', 'state', 'tries', 'mailbox', 'estimate'])
    .where('lead_id', '=', leadId)
    .where('event', 'in', ['created', 'updated'])
    .$if(locksRows(transaction), (query) => query.forUpdate())
    .execute();
}

const isPending = ({ state, tries }: Pick<MessageRow, 'state' | 'tries'>) =>
  state === 'waiting' && tries === 0;
