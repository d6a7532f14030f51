import type { Transaction } from 'kysely';
import { locksRows } from '../database';
import type { Tables } from '../migrations';
import type { MessageRow } from '../migrations/003_messages';
import type { NotifySettings } from './settings';

/** Whom to tell, in the words of the messages' `target`. */
export function targetsOf({ mail, webhooks }: NotifySettings): string[] {
  return [...(mail ? ['firm', 'visitor'] : []), ...webhooks.map(({ url }) => url)];
}

/** What the queue needs to know of a lead. */
export interface QueuedLead {
  id: string;
  /** An abandoned form: the visitor may still come back to it. */
  partial?: unknown;
}

/** Milliseconds of silence after which the firm is told of an abandoned form. */
const patienceWithPartial = 30 * 60_000;

/**
 * Notes whom to tell of a lead that is new or whose body changed, in the transaction that stores it. The visitor hears
 * once of a lead, the others of each change, and never twice of the same one: a message that nobody has begun to send
 * will tell the new state by itself.
 */
export async function enqueue(
  write: Transaction<Tables>,
  lead: QueuedLead,
  outcome: 'created' | 'known',
  targets: readonly string[],
  now: Date,
): Promise<void> {
  const isPartial = lead.partial === true;
  const told = isPartial ? targets.filter((target) => target !== 'visitor') : targets;
  if (told.length === 0) return;
  const leadId = lead.id.toLowerCase();
  const at = now.toISOString();
  const notBefore = isPartial ? new Date(now.getTime() + patienceWithPartial).toISOString() : at;
  const earlier = outcome === 'created' ? [] : await messagesOf(write, leadId);
  const untouched = earlier.filter(isUntouched);
  if (untouched.length > 0) {
    await write
      .updateTable('messages')
      .set({ not_before: notBefore, updated_at: at })
      .where(
        'id',
        'in',
        untouched.map(({ id }) => id),
      )
      .execute();
  }
  const rows = told.flatMap((target): MessageRow[] => {
    const ofTarget = earlier.filter((message) => message.target === target);
    if (ofTarget.some(isUntouched) || (target === 'visitor' && ofTarget.length > 0)) return [];
    return [
      {
        id: crypto.randomUUID(),
        lead_id: leadId,
        target,
        event: ofTarget.length > 0 ? 'updated' : 'created',
        state: 'waiting',
        tries: 0,
        not_before: notBefore,
        lease: null,
        last_error: null,
        created_at: at,
        updated_at: at,
      },
    ];
  });
  if (rows.length > 0) await write.insertInto('messages').values(rows).execute();
}

/** Locked, so that nobody begins to send one of them, with the lead as it was, before this transaction ends. */
function messagesOf(write: Transaction<Tables>, leadId: string) {
  return write
    .selectFrom('messages')
    .select(['id', 'target', 'state', 'tries'])
    .where('lead_id', '=', leadId)
    .$if(locksRows(write), (query) => query.forUpdate())
    .execute();
}

const isUntouched = ({ state, tries }: Pick<MessageRow, 'state' | 'tries'>) =>
  state === 'waiting' && tries === 0;
