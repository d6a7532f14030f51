import { Hono } from 'hono';
import type { Kysely, Transaction } from 'kysely';
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

/** What was done with one lead, oldest first. */
export const activityOf = (db: Kysely<Tables>, leadId: string): Promise<ActivityRow[]> =>
  db.selectFrom('activity').selectAll().where('lead_id', '=', leadId).orderBy('at').orderBy('id').execute();

/** Entries of the log. */
const logged = 200;

/** What was done last, newest first. @param firm undefined for all */
const latestActivity = (db: Kysely<Tables>, firm: string | undefined): Promise<ActivityRow[]> =>
  db
    .selectFrom('activity')
    .selectAll()
    .$if(firm !== undefined, (query) => query.where('firm', '=', firm ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(logged)
    .execute();

/** Notifications that were not sent and why, with a new try, and what was done in the inbox. For owners. */
export function messageRoutes({ store }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  app.get('/messages', ownerOnly, async (context) => {
    const { firm: ownFirm } = context.get('account');
    const failed = await failedOf(ownFirm);
    const hooks = await store.use(({ db }) => listHooks(db, ownFirm));
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
    const { name, firm } = context.get('account');
    const id = context.req.param('id');
    const isSeen = firm === undefined || (await failedOf(firm)).some((message) => message.id === id);
    const retried = isSeen ? await store.messages.retry(id, new Date()) : 0;
    if (retried === 0) return reject(context, 404, 'inbox message', 'This message has not failed for good.');
    const done = { account: name, firm: firm ?? '', action: 'retried' } as const;
    await store.write((transaction) => note(transaction, done));
    return context.body(null, 204);
  });

  app.get('/activity', ownerOnly, async (context) => {
    const entries = await store.use(({ db }) => latestActivity(db, context.get('account').firm));
    return context.json({
      entries: entries.map(({ lead_id, ...entry }) => ({ ...entry, ...(lead_id && { leadId: lead_id }) })),
    });
  });

  return app;

  /** @param firm undefined for all */
  async function failedOf(firm: string | undefined) {
    const failed = await store.messages.failed(new Date());
    return failed.filter((message) => firm === undefined || message.firm === firm);
  }
}
