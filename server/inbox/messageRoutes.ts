import { Hono } from 'hono';
import type { Reject } from '../http/reject';
import type { LeadStore } from '../storage/store';
import { latestActivity, note } from './activity';
import type { InboxEnv } from './env';
import { ownerOnly } from './guards';

/** Notifications that were not sent and why, with a new try, and what was done in the inbox. For the owner. */
export function messageRoutes({ store, reject }: { store: LeadStore; reject: Reject }): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  app.get('/messages', ownerOnly(reject), async (context) => {
    const failed = await store.messages.failed(new Date());
    return context.json({
      messages: failed.map(({ id, lead_id, firm, target, tries, state, last_error, created_at }) => ({
        id,
        leadId: lead_id,
        firm,
        recipient: recipientOf(target),
        tries,
        /** It waits where no desk is running, or none has its recipient in its settings. */
        state,
        error: last_error,
        createdAt: created_at,
      })),
    });
  });

  app.post('/messages/:id/retry', ownerOnly(reject), async (context) => {
    const retried = await store.messages.retry(context.req.param('id'), new Date());
    if (retried === 0) return reject(context, 404, 'inbox message', 'This message has not failed for good.');
    const { name } = context.get('account');
    await store.write((transaction) =>
      note(transaction, { account: name, firm: '', action: 'retried' }, new Date()),
    );
    return context.body(null, 204);
  });

  app.get('/activity', ownerOnly(reject), async (context) => {
    const entries = await store.use(({ db }) => latestActivity(db));
    return context.json({
      entries: entries.map(({ lead_id, ...entry }) => ({ ...entry, ...(lead_id && { leadId: lead_id }) })),
    });
  });

  return app;
}

/** `firm`, `visitor`, or the URL of a webhook without its query, which may hold a key. */
function recipientOf(target: string): string {
  if (!URL.canParse(target)) return target;
  const { origin, pathname } = new URL(target);
  return origin + pathname;
}
