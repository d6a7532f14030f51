import { type Kysely, sql, type Transaction } from 'kysely';
import type { SeenFirms } from '../../firms/seenFirms';
import type { MessageRow, Tables, WebhookCallRow } from '../../storage/tables';

/** Calls that are listed. */
const listed = 100;

/** Days for which calls are kept. */
const keptDays = 7;

/** Notes a call of a webhook. It holds nothing personal. */
export const noteCall = (
  transaction: Transaction<Tables>,
  call: Omit<WebhookCallRow, 'id' | 'at'>,
  now: Date,
): Promise<unknown> =>
  transaction
    .insertInto('webhook_calls')
    .values({ ...call, id: crypto.randomUUID(), at: now.toISOString() })
    .execute();

/** The last calls of firms' webhooks, newest first. @param firms undefined for all */
export const listCalls = (db: Kysely<Tables>, firms: SeenFirms): Promise<WebhookCallRow[]> =>
  db
    .selectFrom('webhook_calls')
    .selectAll()
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();

/**
 * Queues the message of a call again, under its id, with the lead as it is now.
 * @param firms undefined for all
 * @returns its firm; undefined where there is no such call, its message is gone, or is being sent
 */
export async function replay(
  transaction: Transaction<Tables>,
  callId: string,
  firms: SeenFirms,
  now: Date,
): Promise<Pick<MessageRow, 'firm'> | undefined> {
  const call = await transaction
    .selectFrom('webhook_calls')
    .select(['message_id', 'firm'])
    .where('id', '=', callId)
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .executeTakeFirst();
  if (!call?.message_id) return undefined;
  const at = now.toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({ state: 'waiting', tries: 0, not_before: at, updated_at: at })
    .where('id', '=', call.message_id)
    .where((message) =>
      message.or([message('state', '!=', sql.lit('waiting')), message('lease', 'is', null)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { firm: call.firm } : undefined;
}

/** Deletes calls whose days are over, and secrets that count no more. */
export async function tidyHooks(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60_000).toISOString();
  await transaction.deleteFrom('webhook_calls').where('at', '<', oldest).execute();
  await transaction
    .updateTable('webhooks')
    .set({ old_secret: null, old_until: null })
    .where('old_until', '<', now.toISOString())
    .execute();
}
