import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { isLeadId } from '../../src/leads/leadId';
import type { Firms } from '../firms/firms';
import { clientNetwork } from '../http/clientIp';
import { problem, reject, rejectForNow, rejectTooMany } from '../http/problem';
import { createLimiter } from '../http/rateLimit';
import { type ChangedColumns, changeLead, inState, type Noted } from '../inbox/changeLead';
import { toLeadFilter } from '../inbox/listLeads';
import { createHook, isHookUrl, listHooks, maxHooks, removeHook } from '../notify/hooks/hooks';
import { errorMessage, logFailure } from '../operations/log';
import type { Metrics } from '../operations/metrics';
import type { Settings } from '../operations/settings';
import { photoNamed } from '../photos/store';
import { byFirm, byId, type LeadFilter } from '../privacy/leadFilter';
import type { LeadStore } from '../storage/store';
import type { ApiTokenRow, WebhookRow } from '../storage/tables';
import { openApiDocument } from './openApi';
import { type Call, type Operation, type OperationId, operations, type Subscription } from './operations';
import { readLead, readPage } from './readLeads';
import { findToken, isUseNoted, noteUse } from './tokens';

export type ApiEnv = {
  Bindings: HttpBindings;
  Variables: { metrics: Metrics; token: ApiTokenRow };
};

export interface LeadApiOptions {
  settings: Pick<Settings, 'trustProxy'>;
  store: LeadStore;
  firms: Firms;
  metrics: Metrics;
}

/** Bytes of a body. */
const maxBody = 64 * 1024;
/** Requests a minute: of one token, and without one that counts, of one network. */
const [perToken, perStranger] = [300, 30];

/**
 * The API for a firm's own programs, below `/api/v1`: reads leads and says what became of them. It is asked by servers: pages
 * of other origins may read its description alone.
 */
export function createLeadApi(options: LeadApiOptions): Hono<ApiEnv> {
  const { store, firms, metrics } = options;
  const app = new Hono<ApiEnv>().basePath('/api/v1');

  app.onError((error, context) => {
    metrics.databaseErrors.inc();
    logFailure(`The API could not answer: ${errorMessage(error)}`);
    return rejectForNow(context, 'database', 'Leads cannot be read or changed just now.');
  });
  app.get('/openapi.json', (context) => {
    context.header('access-control-allow-origin', '*');
    context.header('cache-control', 'max-age=300');
    return context.json(openApiDocument());
  });
  app.use(requireToken(options));
  app.post(
    '*',
    bodyLimit({
      maxSize: maxBody,
      onError: (context) => reject(context, 413, 'api body', 'That is too much.'),
    }),
  );

  const add = <Id extends OperationId>(
    id: Id,
    handle: (context: Context<ApiEnv>, call: Call<Id>) => Promise<Response>,
  ) => {
    const operation: Operation = operations[id];
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, path, async (context) => {
      if (operation.scope === 'write' && context.get('token').scope !== 'write')
        return reject(context, 403, 'api scope', 'This token may only read.');
      if (operation.scope === 'subscribe' && context.get('token').may_subscribe !== 1)
        return reject(context, 403, 'api scope', 'This token may not subscribe.');
      const call: Partial<Record<'query' | 'body', unknown>> = {};
      for (const part of ['query', 'body'] as const) {
        const schema = operation[part];
        if (!schema) continue;
        const sent: unknown =
          part === 'query' ? context.req.query() : await context.req.json().catch(() => undefined);
        const checked = v.safeParse(schema, sent);
        if (!checked.success) return refuse(context, part, checked.issues);
        call[part] = checked.output;
      }
      return handle(context, call as Call<Id>);
    });
  };

  add('listLeads', async (context, { query: { limit, cursor, ...chosen } }) => {
    const filter = toLeadFilter(chosen, new Date());
    const page = await store.use(({ db }) =>
      readPage(db, {
        filter: (leads) => leads.and([visibleTo(context)(leads), filter(leads)]),
        limit,
        cursor,
        style: styleOf(context),
      }),
    );
    return page
      ? context.json(page)
      : reject(context, 400, 'api cursor', 'Give as `cursor` what a page gave as `next`.');
  });
  add('readLead', async (context) => {
    const found = await store.use(({ db }) => readLead(db, oneLead(context), styleOf(context)));
    return found ? context.json(found) : noLead(context);
  });
  add('readFile', async (context) => {
    const file = await store.use(async ({ db }) => {
      const lead = await db.selectFrom('leads').select('id').where(oneLead(context)).executeTakeFirst();
      return lead && photoNamed(db, lead.id, context.req.param('name') ?? '');
    });
    if (!file) return reject(context, 404, 'api file', 'There is no such file.');
    context.header('content-type', file.mime);
    context.header('content-disposition', `attachment; filename="${file.name}"`);
    return context.body(new Uint8Array(file.bytes));
  });
  add('changeState', (context, { body }) => change(context, ...inState(body)));
  add('addNote', (context, { body: { text } }) => change(context, {}, { action: 'note', text }));
  add('subscribe', async (context, { body: { url, reminders } }) => {
    const { id: token_id, firm } = context.get('token');
    if (!isHookUrl(firm, url))
      return reject(context, 400, 'api url', 'The body is not the JSON that is expected.', [
        { field: 'url', message: 'Give a public address with https.' },
      ]);
    const made = await store.write((transaction) =>
      createHook(transaction, { firm, url, reminders, token_id }, new Date()),
    );
    return made
      ? context.json({ ...toSubscription(made), secret: made.secret }, 201)
      : reject(
          context,
          409,
          'api subscription',
          `There is a webhook with this address already, or there are ${maxHooks}.`,
        );
  });
  add('listSubscriptions', async (context) => {
    const own = await store.use(({ db }) => subscriptionsOf(db, context));
    return context.json({ data: own.map(toSubscription) });
  });
  add('unsubscribe', async (context) => {
    const isDone = await store.write(async (transaction) => {
      const own = await subscriptionsOf(transaction, context);
      const hook = own.find(({ id }) => id === context.req.param('id'));
      if (hook) await removeHook(transaction, hook);
      return hook !== undefined;
    });
    return isDone
      ? context.body(null, 204)
      : reject(context, 404, 'api subscription', 'There is no such subscription of this token.');
  });

  app.all('*', (context) => problem(context, 404, 'There is nothing at this address.'));
  return app;

  /** Changes the lead of the address, in the token's name. */
  async function change(context: Context<ApiEnv>, columns: ChangedColumns, what: Noted): Promise<Response> {
    const account = `API: ${context.get('token').name}`;
    const isDone = await store.write(async (transaction) => {
      const lead = await transaction
        .selectFrom('leads')
        .select(['id', 'firm'])
        .where(oneLead(context))
        .executeTakeFirst();
      if (lead) await changeLead(transaction, lead, account, columns, what);
      return lead !== undefined;
    });
    return isDone ? context.body(null, 204) : noLead(context);
  }

  function styleOf(context: Context<ApiEnv>) {
    return firms.styleOf(context.get('token').firm);
  }
}

/** What a token has subscribed to. */
async function subscriptionsOf(
  db: Parameters<typeof listHooks>[0],
  context: Context<ApiEnv>,
): Promise<WebhookRow[]> {
  const { id, firm } = context.get('token');
  return (await listHooks(db, [firm])).filter(({ token_id }) => token_id === id);
}

const toSubscription = ({ id, url, reminders, created_at }: WebhookRow): Subscription => ({
  id,
  url,
  reminders: reminders === 1,
  createdAt: created_at,
});

/** The leads that a token sees. */
const visibleTo = (context: Context<ApiEnv>): LeadFilter => byFirm(context.get('token').firm);

/** The lead of the address, where the token sees it. */
function oneLead(context: Context<ApiEnv>): LeadFilter {
  const id = context.req.param('id')?.toLowerCase() ?? '';
  return (leads) => leads.and([byId(isLeadId(id) ? id : '')(leads), visibleTo(context)(leads)]);
}

const noLead = (context: Context<ApiEnv>): Response =>
  reject(context, 404, 'api lead', 'There is no such lead. It may have been erased.');

function refuse(
  context: Context<ApiEnv>,
  part: 'query' | 'body',
  issues: readonly v.BaseIssue<unknown>[],
): Response {
  const errors = issues.map((issue) => ({ field: v.getDotPath(issue) ?? part, message: issue.message }));
  const detail = part === 'query' ? 'A parameter is wrong.' : 'The body is not the JSON that is expected.';
  return reject(context, 400, `api ${part}`, detail, errors);
}

/** Lets a program pass whose token counts, and whose firm there is. */
function requireToken({ store, firms, settings }: LeadApiOptions): MiddlewareHandler<ApiEnv> {
  const calls = createLimiter({ points: perToken, duration: 60 });
  const failures = createLimiter({ points: perStranger, duration: 60 });
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    if (context.req.url.includes('%00'))
      return reject(context, 400, 'api address', 'No address has a NUL in it.');
    const token = await store.use(({ db }) => findToken(db, context.req.header('authorization')));
    if (!token || (token.firm !== '' && typeof firms.find(token.firm) !== 'object')) {
      const wait = await failures.consume(clientNetwork(context.env.incoming, settings.trustProxy));
      if (wait !== undefined)
        return rejectTooMany(context, 'api rate', 'Too many requests without a token.', wait);
      context.header('www-authenticate', 'Bearer');
      return reject(
        context,
        401,
        'api token',
        'Send `Authorization: Bearer bio_…` with a token of this desk.',
      );
    }
    const wait = await calls.consume(token.id);
    if (wait !== undefined)
      return rejectTooMany(context, 'api rate', 'Too many requests with this token.', wait);
    const now = new Date();
    // Where that cannot be stored just now, it is with the next request.
    if (!isUseNoted(token, now))
      await store.write((transaction) => noteUse(transaction, token, now)).catch(() => {});
    context.set('token', token);
    return next();
  };
}
