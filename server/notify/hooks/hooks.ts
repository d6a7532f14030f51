import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SeenFirms } from '../../firms/seenFirms';
import type { Tables, WebhookRow } from '../../storage/tables';
import type { WebhookSettings } from '../settings';
import { isPushAddress } from '../told/pushAddress';
import { isWebhookUrl } from '../webhookUrl';

const prefix = 'hook/';

/** Webhooks of one firm: every lead is queued for each. */
export const maxHooks = 20;

/** Milliseconds for which requests are signed with the secret before, too. */
const rotation = 24 * 60 * 60_000;

/** A message's target for a webhook of the database. */
export const hookTarget = ({ id }: Pick<WebhookRow, 'id'>): string => `${prefix}${id}`;

export const isHook = (target: string): boolean => target.startsWith(prefix);

/** Whether a target is a webhook, of the database or of settings. */
export const isWebhook = (target: string): boolean => isHook(target) || URL.canParse(target);

/**
 * Whether a firm may name this address. The desk's own firm is trusted as its settings are; another one must not have the desk ask
 * programs of its network.
 */
export const isHookUrl = (firm: string, href: string): boolean =>
  firm === '' ? isWebhookUrl(href) : isPushAddress(href, undefined);

/** The webhooks of firms, as targets of messages. @param event `reminder` for those that remind of appointments alone */
export async function hookTargets(
  db: Kysely<Tables>,
  firm: string,
  event: 'lead' | 'reminder',
): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('firm', '=', firm)
    .$if(event === 'reminder', (query) => query.where('reminders', '=', 1))
    .execute();
  return rows.map(hookTarget);
}

/** The webhooks of firms, oldest first. @param firms undefined for all */
export const listHooks = (db: Kysely<Tables>, firms: SeenFirms): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** How a webhook is called. */
export const settingsOf = (
  { url, secret, old_secret, old_until, reminders, firm }: WebhookRow,
  now: Date,
): WebhookSettings => ({
  url,
  secret,
  reminders: reminders === 1,
  ...(old_secret && old_until && old_until > now.toISOString() && { oldSecret: old_secret }),
  ...(firm !== '' && { isPublic: true }),
});

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** @returns the webhook; undefined where the firm has one with this address already, or has as many as it may */
export async function createHook(
  transaction: Transaction<Tables>,
  { firm, url, reminders, token_id }: Pick<WebhookRow, 'firm' | 'url' | 'token_id'> & { reminders: boolean },
  now: Date,
): Promise<WebhookRow | undefined> {
  const known = await listHooks(transaction, [firm]);
  const { href } = new URL(url);
  if (known.length >= maxHooks || known.some((hook) => hook.url === href)) return undefined;
  const row: WebhookRow = {
    id: crypto.randomUUID(),
    firm,
    url: href,
    secret: newSecret(),
    old_secret: null,
    old_until: null,
    reminders: reminders ? 1 : 0,
    token_id,
    created_at: now.toISOString(),
  };
  await transaction.insertInto('webhooks').values(row).execute();
  return row;
}

/** Gives a webhook another secret. For a day, requests are signed with both. */
export async function rotateHook(
  transaction: Transaction<Tables>,
  { id, secret }: WebhookRow,
  now: Date,
): Promise<{ secret: string; oldUntil: string }> {
  const made = newSecret();
  const oldUntil = new Date(now.getTime() + rotation).toISOString();
  await transaction
    .updateTable('webhooks')
    .set({ secret: made, old_secret: secret, old_until: oldUntil })
    .where('id', '=', id)
    .execute();
  return { secret: made, oldUntil };
}

/** Removes a webhook, with its calls and what still waits for it. */
export async function removeHook(
  transaction: Transaction<Tables>,
  hook: Pick<WebhookRow, 'id' | 'firm'>,
): Promise<void> {
  const target = hookTarget(hook);
  await transaction.deleteFrom('webhooks').where('id', '=', hook.id).execute();
  await transaction
    .deleteFrom('webhook_calls')
    .where('firm', '=', hook.firm)
    .where('target', '=', target)
    .execute();
  await transaction
    .deleteFrom('messages')
    .where('firm', '=', hook.firm)
    .where('target', '=', target)
    .where('state', '!=', 'sent')
    .execute();
}

/** The webhooks that a token of the API has made end with it. */
export async function removeHooksOf(transaction: Transaction<Tables>, tokenId: string): Promise<void> {
  const made = await transaction
    .selectFrom('webhooks')
    .select(['id', 'firm'])
    .where('token_id', '=', tokenId)
    .execute();
  for (const hook of made) await removeHook(transaction, hook);
}

/** The webhooks of the database, for whoever calls them. */
export const createHooks = (
  use: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>,
  write: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>,
) => ({
  /** The webhook of a target; undefined where it was removed. */
  find: (target: string): Promise<WebhookRow | undefined> =>
    use((db) =>
      db.selectFrom('webhooks').selectAll().where('id', '=', target.slice(prefix.length)).executeTakeFirst(),
    ),
  /** Removes one of a program that said it is gone. @param note tells in the same transaction, with the name of the token */
  end: (
    hook: WebhookRow,
    note: (transaction: Transaction<Tables>, program: string) => Promise<void>,
  ): Promise<void> =>
    write(async (transaction) => {
      const token = await transaction
        .selectFrom('api_tokens')
        .select('name')
        .where('id', '=', hook.token_id ?? '')
        .executeTakeFirst();
      await removeHook(transaction, hook);
      await note(transaction, token?.name ?? '');
    }),
});
