import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { allFirms } from '../firms/firmsOf';
import { firmToMake, isSeen, type SeenFirms } from '../firms/seenFirms';
import { reject, rejectTooMany } from '../http/problem';
import { createLimiter } from '../http/rateLimit';
import { shownTarget } from '../notify/enqueue';
import { listCalls, noteCall, replay } from '../notify/hooks/calls';
import {
  createHook,
  hookTarget,
  isHookUrl,
  listHooks,
  maxHooks,
  removeHook,
  rotateHook,
} from '../notify/hooks/hooks';
import { testHook } from '../notify/hooks/testHook';
import type { WebhookCallRow, WebhookRow } from '../storage/tables';
import { note } from './activity';
import { type InboxEnv, type InboxOptions, ownerOnly, readJson } from './guards';

const newWebhook = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)),
  reminders: v.optional(v.boolean(), false),
  /** Of who sees several. */
  firm: v.optional(v.string(), ''),
});

/** `GET /inbox/api/webhooks` */
export interface WebhookList {
  webhooks: {
    /** Empty for one of settings, which cannot be changed here. */
    id: string;
    firm: string;
    /** Without its query, which may hold a key. */
    url: string;
    madeBy: 'inbox' | 'api' | 'settings';
    reminders: boolean;
    /** Until when requests are signed with the secret before, too; null where there is none. */
    oldUntil: string | null;
  }[];
  /** The last ones, newest first. */
  calls: {
    id: string;
    at: string;
    firm: string;
    url: string;
    /** Null for an example, which cannot be sent again. */
    leadId: string | null;
    event: WebhookCallRow['event'];
    tries: number;
    isAccepted: boolean;
    answer: string;
    ms: number;
  }[];
}

/** `POST /inbox/api/webhooks/:id/test` */
export type WebhookAnswer = Pick<WebhookList['calls'][number], 'isAccepted' | 'answer' | 'ms'>;

/** Examples a minute of one firm: each waits for a server elsewhere. */
const testsPerMinute = 10;

/** The webhooks of owners: listed, made, tested, given another secret, removed; with each call, to be sent again. */
export function webhookRoutes({ store, firms }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const tests = createLimiter({ points: testsPerMinute, duration: 60 });
  app.use('/webhooks', ownerOnly);
  app.use('/webhooks/*', ownerOnly);

  app.get('/webhooks', async (context) => {
    const { firms: seen } = context.get('account');
    const { hooks, calls } = await store.use(async ({ db }) => ({
      hooks: await listHooks(db, seen),
      calls: await listCalls(db, seen),
    }));
    const urls = new Map(hooks.map((hook) => [hookTarget(hook), hook.url]));
    const now = new Date().toISOString();
    return context.json({
      webhooks: [...ofSettings(seen), ...hooks.map((hook) => listed(hook, now))],
      calls: calls.map(({ id, at, firm: of, target, lead_id, event, tries, accepted, answer, ms }) => ({
        id,
        at,
        firm: of,
        url: shownTarget(urls.get(target) ?? target),
        leadId: lead_id,
        event,
        tries,
        isAccepted: accepted === 1,
        answer,
        ms,
      })),
    } satisfies WebhookList);
  });

  /** Answers with the secret, which nobody can read later. */
  app.post('/webhooks', async (context) => {
    const sent = await readJson(context, newWebhook);
    const { name: account, firms: seen } = context.get('account');
    const firm = firmToMake(seen, sent?.firm);
    if (!sent || firm === undefined || (firm !== '' && firms.find(firm) === undefined))
      return reject(context, 400, 'inbox webhook', 'Send an address, and a firm that there is.');
    if (!isHookUrl(firm, sent.url))
      return reject(context, 400, 'inbox webhook address', 'The address must be a public one with https.');
    const made = await store.write(async (transaction) => {
      const hook = await createHook(transaction, { ...sent, firm, token_id: null }, new Date());
      if (hook) await note(transaction, { account, firm, action: 'made a webhook', text: hostOf(hook) });
      return hook;
    });
    if (!made)
      return reject(
        context,
        409,
        'inbox webhook known',
        `There is a webhook with this address already, or there are ${maxHooks}.`,
      );
    return context.json({ secret: made.secret }, 201);
  });

  app.post('/webhooks/:id/rotate', async (context) => {
    const rotated = await change(context, 'rotated a webhook', (hook, transaction) =>
      rotateHook(transaction, hook, new Date()),
    );
    return rotated ? context.json(rotated) : unknown(context);
  });

  app.delete('/webhooks/:id', async (context) => {
    const removed = await change(context, 'removed a webhook', async (hook, transaction) => {
      await removeHook(transaction, hook);
      return hook;
    });
    return removed ? context.body(null, 204) : unknown(context);
  });

  /** Sends an example, and answers with what came of it. */
  app.post('/webhooks/:id/test', async (context) => {
    const hook = await store.use(({ db }) => findHook(db, context));
    if (!hook) return unknown(context);
    const wait = await tests.consume(hook.firm);
    if (wait !== undefined)
      return rejectTooMany(context, 'inbox webhook tests', 'Too many examples. Please wait a minute.', wait);
    const call = await testHook(hook, new Date());
    await store.write((transaction) => noteCall(transaction, call, new Date()));
    const { accepted, answer, ms } = call;
    return context.json({ isAccepted: accepted === 1, answer, ms } satisfies WebhookAnswer);
  });

  app.post('/webhooks/calls/:id/replay', async (context) => {
    const { name: account, firms: seen } = context.get('account');
    const replayed = await store.write(async (transaction) => {
      const found = await replay(transaction, context.req.param('id'), seen, new Date());
      if (found) await note(transaction, { account, firm: found.firm, action: 'sent a call again' });
      return found;
    });
    if (!replayed)
      return reject(context, 404, 'inbox webhook call', 'This call cannot be sent again, or is being sent.');
    store.sendNow();
    return context.body(null, 204);
  });

  return app;

  type Db = Parameters<typeof listHooks>[0];
  type Transaction = Parameters<typeof removeHook>[0];

  /** The webhook of the address, where the account sees it. */
  async function findHook(db: Db, context: Context<InboxEnv>): Promise<WebhookRow | undefined> {
    const hooks = await listHooks(db, context.get('account').firms);
    return hooks.find(({ id }) => id === context.req.param('id'));
  }

  function change<Result>(
    context: Context<InboxEnv>,
    action: 'rotated a webhook' | 'removed a webhook',
    work: (hook: WebhookRow, transaction: Transaction) => Promise<Result>,
  ): Promise<Result | undefined> {
    return store.write(async (transaction) => {
      const hook = await findHook(transaction, context);
      if (!hook) return undefined;
      const { name: account } = context.get('account');
      await note(transaction, { account, firm: hook.firm, action, text: hostOf(hook) });
      return work(hook, transaction);
    });
  }

  function ofSettings(seen: SeenFirms): WebhookList['webhooks'] {
    const shown = allFirms(firms).filter(({ id }) => isSeen(seen, id));
    return shown.flatMap(({ id, notify }) =>
      notify.webhooks.map(({ url, reminders = false }) => ({
        id: '',
        firm: id,
        url: shownTarget(url),
        madeBy: 'settings' as const,
        reminders,
        oldUntil: null,
      })),
    );
  }
}

const listed = (
  { id, firm, url, token_id, reminders, old_until }: WebhookRow,
  now: string,
): WebhookList['webhooks'][number] => ({
  id,
  firm,
  url: shownTarget(url),
  madeBy: token_id === null ? 'inbox' : 'api',
  reminders: reminders === 1,
  oldUntil: old_until !== null && old_until > now ? old_until : null,
});

const hostOf = ({ url }: WebhookRow) => new URL(url).host;

const unknown = (context: Context<InboxEnv>): Response =>
  reject(context, 404, 'inbox webhook id', 'There is no such webhook.');
