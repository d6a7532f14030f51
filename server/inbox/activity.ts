import { Hono } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import { isSeen, type SeenFirms } from '../firms/seenFirms';
import { reject } from '../http/problem';
import { shownTarget } from '../notify/enqueue';
import { hookTarget, listHooks } from '../notify/hooks/hooks';
import type { ActivityRow, Tables } from '../storage/tables';
import { type InboxEnv, type InboxOptions, ownerOnly } from './guards';

/** Notes who did what, in the transaction that does it. */
export async function note(
  transaction: Transaction<Tables>,
  what: Pick<ActivityRow, 'account' | 'firm' | 'action'> & Partial<Pick<ActivityRow, 'lead_id' | 'text'>>,
  now = new Date(),
): Promise<void> {
  const { lead_id = null, text = '', ...others } = what;
  await transaction
    .insertInto('activity')
    .values({ id: crypto.randomUUID(), at: now.toISOString(), lead_id, text, ...others })
    .execute();
}

/** The same of what concerns no lead, and so all firms that an account sees: it stands in the log of each. */
export async function noteForAll(
  transaction: Transaction<Tables>,
  seen: SeenFirms,
  what: Pick<ActivityRow, 'account' | 'action'> & Partial<Pick<ActivityRow, 'text'>>,
  now = new Date(),
): Promise<void> {
  for (const firm of seen ?? ['']) await note(transaction, { ...what, firm }, now);
}

/** What was done with one lead, oldest first. */
export const activityOf = (db: Kysely<Tables>, leadId: string): Promise<ActivityRow[]> =>
  db.selectFrom('activity').selectAll().where('lead_id', '=', leadId).orderBy('at').orderBy('id').execute();

/** Entries of the log. */
const logged = 200;

/** What was done last, newest first. @param firms undefined for all */
const latestActivity = (db: Kysely<Tables>, firms: SeenFirms): Promise<ActivityRow[]> =>
  db
    .selectFrom('activity')
    .selectAll()
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(logged)
    .execute();

/** Notifications that were not sent and why, with a new try, and what was done in the inbox. For owners. */
export function messageRoutes({ store }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  app.get('/messages', ownerOnly, async (context) => {
    const { firms: seen } = context.get('account');
    const failed = await failedOf(seen);
    const hooks = await store.use(({ db }) => listHooks(db, seen));
    const urls = new Map(hooks.map((hook) => [hookTarget(hook), hook.url]));
    return context.json({
      messages: failed.map(({ id, lead_id, firm, target, tries, state, last_error, created_at }) => ({
        id,
        leadId: lead_id,
        firm,
        recipient: shownTarget(urls.get(target) ?? target),
        tries,
        /** It waits where no desk is running, or none has its recipient in its settings. */
        state,
        error: last_error,
        createdAt: created_at,
      })),
    });
  });

  app.post('/messages/:id/retry', ownerOnly, async (context) => {
    const { name: account, firms: seen } = context.get('account');
    const id = context.req.param('id');
    const failed = (await failedOf(seen)).find((message) => message.id === id);
    const retried = failed ? await store.messages.retry(id, new Date()) : 0;
    if (!failed || retried === 0)
      return reject(context, 404, 'inbox message', 'This message has not failed for good.');
    const done = { account, firm: failed.firm, action: 'retried' } as const;
    await store.write((transaction) => note(transaction, done));
    return context.body(null, 204);
  });

  app.get('/activity', ownerOnly, async (context) => {
    const entries = await store.use(({ db }) => latestActivity(db, context.get('account').firms));
    return context.json({
      entries: entries.map(({ lead_id, ...entry }) => ({ ...entry, ...(lead_id && { leadId: lead_id }) })),
    });
  });

  return app;

  async function failedOf(seen: SeenFirms) {
    const failed = await store.messages.failed(new Date());
    return failed.filter((message) => isSeen(seen, message.firm));
  }
}
