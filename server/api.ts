import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { leadLimits } from '../src/leads/limits';
import { leadSchema, partialLeadSchema } from '../src/leads/schema';
import { BodyError, type BodyLimits, readBody } from './body';
import { BadJsonError, parseJson } from './json';
import { type FieldError, problem } from './problem';
import type { Settings } from './settings';
import type { LeadStore } from './store';

type Desk = { Bindings: HttpBindings };

/** Seconds after which a sender should try again when the database is away. */
const retryAfter = 5;

/** The lead desk's HTTP calls: `POST /api/requests` and `GET /healthz`. */
export function createApi(settings: Settings, store: LeadStore, times: Omit<BodyLimits, 'size'>): Hono<Desk> {
  const app = new Hono<Desk>();
  const limits = { ...times, size: leadLimits.body };
  const mayStore = onceASecond(() => store.healthy());

  app.onError((error, context) => {
    console.error(error);
    return problem(context, 500, 'Something went wrong on our side. The lead was not stored.');
  });
  app.notFound((context) => problem(context, 404, 'There is nothing at this address.'));

  app.use(
    '/api/*',
    forbidOtherOrigins(settings.allowedOrigins),
    cors({
      origin: (origin) => origin,
      allowMethods: ['POST'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
  );
  app.post('/api/requests', limitRate(settings), async (context) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'text/plain') {
      return problem(
        context,
        415,
        'Send the lead as JSON, with the content type application/json or text/plain.',
      );
    }
    let body: unknown;
    try {
      body = parseJson(await readBody(context.env.incoming, limits));
    } catch (error) {
      if (error instanceof BodyError) return refuseBody(context, error);
      if (error instanceof BadJsonError) return problem(context, 400, error.message);
      throw error;
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return problem(context, 400, 'The body must be a JSON object: one lead.');
    }
    const isPartial = 'partial' in body && body.partial === true;
    const checked = v.safeParse(isPartial ? partialLeadSchema : leadSchema, body);
    if (!checked.success) {
      return problem(context, 400, 'Some fields are missing or wrong.', fieldErrors(checked.issues));
    }
    try {
      // What was sent is kept: the schema's copy lacks the fields that it does not name.
      const { id, kind, source, timestamp, partial } = checked.output;
      const outcome = await store.save({ ...body, id, kind, source, timestamp, partial }, new Date());
      return context.json({ id }, outcome === 'created' ? 201 : 200);
    } catch (error) {
      console.error(`A lead could not be stored: ${reason(error)}`);
      context.header('retry-after', String(retryAfter));
      return problem(context, 503, 'The lead could not be stored just now. Please send it again.');
    }
  });
  app.all('/api/requests', (context) => {
    context.header('allow', 'POST, OPTIONS');
    return problem(context, 405, 'Leads are sent with POST.');
  });

  app.get('/healthz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      await mayStore();
      return context.json({ status: 'ok' });
    } catch (error) {
      console.error(`No lead can be stored: ${reason(error)}`);
      context.header('retry-after', String(retryAfter));
      return problem(context, 503, 'No lead can be stored just now.');
    }
  });
  return app;
}

/** In words: why a call on the database failed. Never holds a lead's data. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Answers 403 to pages of origins that are neither allowed nor the desk's own. Requests without an origin come from
 * programs, which no browser rule could hold back anyway.
 */
function forbidOtherOrigins(allowed: readonly string[]): MiddlewareHandler<Desk> {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isOwn = () =>
      context.req.header('sec-fetch-site') === 'same-origin' ||
      (URL.canParse(origin ?? '') &&
        new URL(origin ?? '').host === context.req.header('host')?.toLowerCase());
    if (origin !== undefined && !allowed.includes(origin) && !isOwn()) {
      context.header('vary', 'Origin');
      return problem(
        context,
        403,
        'Pages of this origin may not send leads here: it is not on ALLOWED_ORIGINS.',
      );
    }
    await next();
    return undefined;
  };
}

function limitRate({ rateLimit, trustProxy }: Settings): MiddlewareHandler<Desk> {
  const limiter = new RateLimiterMemory({ points: rateLimit, duration: 60 });
  return async (context, next) => {
    if (rateLimit > 0) {
      try {
        await limiter.consume(address(context, trustProxy));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        context.header('retry-after', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
        return problem(context, 429, 'Too many leads from this address. Please send it again later.');
      }
    }
    await next();
    return undefined;
  };
}

function address(context: Context<Desk>, trustProxy: boolean): string {
  const lastHop = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return lastHop || (context.env.incoming.socket.remoteAddress ?? 'unknown');
}

function refuseBody(context: Context, { reason: why }: BodyError): Response {
  if (why === 'too large') {
    return problem(context, 413, `A lead may have at most ${leadLimits.body / 1024 / 1024} MB.`);
  }
  if (why === 'too slow') {
    context.header('connection', 'close');
    return problem(context, 408, 'The lead arrived too slowly. Please send it again.');
  }
  return problem(context, 400, 'The connection ended before the whole lead was here.');
}

/** The first complaint of each field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

/** Shares one run among all callers within a second: asking for health must not become a load. */
function onceASecond(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined;
  let at = 0;
  return () => {
    if (!last || performance.now() - at > 1_000) {
      at = performance.now();
      last = run();
    }
    return last;
  };
}
