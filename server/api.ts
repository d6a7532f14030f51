import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { isLeadId } from '../src/leads/id';
import { leadLimits } from '../src/leads/limits';
import { leadSchema, partialLeadSchema } from '../src/leads/schema';
import { suspicionOf } from '../src/leads/suspicion';
import { isLocal, senderOf } from './address';
import { BodyError, type BodyLimits, readBody } from './body';
import { BadJsonError, parseJson } from './json';
import { describeFault, reason } from './log';
import type { Metrics } from './metrics';
import { takePhotos } from './photos/take';
import { type FieldError, problem } from './problem';
import type { BodyRoom } from './room';
import type { Settings } from './settings';
import type { LeadStore } from './store';
import { issueToken, tokenFault } from './token';

type Desk = { Bindings: HttpBindings };
type CheckedLead = v.InferOutput<typeof leadSchema> | v.InferOutput<typeof partialLeadSchema>;

/** Seconds after which a sender should try again when the database is away, or too many leads come at once. */
const retryAfter = 5;

/** What the calls are made of. */
export interface Parts {
  settings: Settings;
  store: LeadStore;
  room: BodyRoom;
  metrics: Metrics;
  times: Omit<BodyLimits, 'size'>;
}

/** Answers a request that is not done what it asks for, and counts it under a short name of the reason. */
type Refuse = (
  context: Context,
  status: ContentfulStatusCode,
  reason: string,
  detail: string,
  errors?: readonly FieldError[],
) => Response;

/** The desk's HTTP calls: `POST /api/requests`, `GET /api/token`, `GET /healthz` and `GET /metrics`. */
export function createApi({ settings, store, room, metrics, times }: Parts): Hono<Desk> {
  const app = new Hono<Desk>();
  const limits = { ...times, size: leadLimits.body };
  const mayStore = onceASecond(() => store.healthy());
  const refuse: Refuse = (context, status, why, detail, errors) => {
    metrics.refusals.inc({ reason: why });
    return problem(context, status, detail, errors);
  };
  const comeAgain = (context: Context, why: string, detail: string) => {
    context.header('retry-after', String(retryAfter));
    return refuse(context, 503, why, detail);
  };

  app.onError((error, context) => {
    console.error(describeFault(error));
    return refuse(
      context,
      500,
      'fault of the desk',
      'Something went wrong on our side. The lead was not stored.',
    );
  });
  app.notFound((context) => problem(context, 404, 'There is nothing at this address.'));

  app.use('/api/requests', measurePosts(metrics));
  app.use(
    '/api/*',
    forbidOtherOrigins(settings.allowedOrigins, refuse),
    cors({
      origin: (origin) => origin,
      allowMethods: ['POST'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
  );

  app.post('/api/requests', limitRate(settings, refuse), async (context) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'text/plain') {
      return refuse(
        context,
        415,
        'content type',
        'Send the lead as JSON, with the content type application/json or text/plain.',
      );
    }
    const request = context.env.incoming;
    const sender = senderOf(request, settings.trustProxy);
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > limits.size) return refuseBody(context, 'too large');
    if (!room.mayBegin(sender, announced)) return refuseBody(context, 'no room');
    const share = room.begin(sender);
    try {
      return await takeLead(context, parseJson(await readBody(request, limits, share)));
    } catch (error) {
      if (error instanceof BodyError) return refuseBody(context, error.reason);
      if (error instanceof BadJsonError) return refuse(context, 400, 'json', error.message);
      throw error;
    } finally {
      share.release();
    }
  });
  app.all('/api/requests', (context) => {
    context.header('allow', 'POST, OPTIONS');
    return problem(context, 405, 'Leads are sent with POST.');
  });

  async function takeLead(context: Context<Desk>, body: unknown): Promise<Response> {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return refuse(context, 400, 'json', 'The body must be a JSON object: one lead.');
    }
    if (Object.keys(body).length > leadLimits.fields) {
      return refuse(context, 400, 'fields', `A lead may have at most ${leadLimits.fields} fields.`);
    }
    const isPartial = 'partial' in body && body.partial === true;
    const checked = v.safeParse(isPartial ? partialLeadSchema : leadSchema, body);
    if (!checked.success) {
      const errors = fieldErrors(checked.issues);
      return refuse(context, 400, 'fields', 'Some fields are missing or wrong.', errors);
    }
    const { id, kind, source, timestamp, partial } = checked.output;
    // What was sent is kept: the schema's copy lacks the fields that it does not name.
    const lead = { ...body, id, kind, source, timestamp, partial };
    const { photos, errors } = await takePhotos(lead);
    if (errors.length > 0) return refuse(context, 400, 'photos', 'Some fields are missing or wrong.', errors);
    const now = new Date();
    const suspect = suspectedOf(checked.output, now);
    try {
      const outcome = await store.save(lead, now, { suspect, photos });
      metrics.leads.inc({ kind, outcome, form: partial ? 'left' : 'sent' });
      if (suspect !== undefined) metrics.suspects.inc({ reason: suspect });
      // To a suspect's sender all looks as ever: a robot learns nothing.
      return context.json({ id }, outcome === 'created' ? 201 : 200);
    } catch (error) {
      metrics.databaseErrors.inc();
      console.error(`A lead could not be stored: ${reason(error)}`);
      return comeAgain(context, 'database', 'The lead could not be stored just now. Please send it again.');
    }
  }

  function suspectedOf({ id, guard }: CheckedLead, now: Date): string | undefined {
    const used = suspicionOf(guard);
    if (used || !settings.guardSecret) return used;
    return tokenFault(settings.guardSecret, id, guard?.token, now);
  }

  function refuseBody(context: Context, why: BodyError['reason']): Response {
    if (why === 'too large') {
      return refuse(context, 413, why, `A lead may have at most ${leadLimits.body / 1024 / 1024} MB.`);
    }
    if (why === 'no room') {
      return comeAgain(context, why, 'Too many leads are arriving at this moment. Please send it again.');
    }
    if (why === 'too slow') {
      context.header('connection', 'close');
      return refuse(context, 408, why, 'The lead arrived too slowly. Please send it again.');
    }
    return refuse(context, 400, why, 'The connection ended before the whole lead was here.');
  }

  app.get('/api/token', limitRate(settings, refuse), (context) => {
    context.header('cache-control', 'no-store');
    if (!settings.guardSecret) return problem(context, 404, 'This desk asks for no token.');
    const id = context.req.query('id')?.toLowerCase() ?? '';
    if (!isLeadId(id)) return refuse(context, 400, 'token', 'Name the lead by its id: /api/token?id=<UUID>.');
    return context.json({ token: issueToken(settings.guardSecret, id, new Date()) });
  });

  app.get('/healthz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      await mayStore();
      return context.json({ status: 'ok' });
    } catch (error) {
      metrics.databaseErrors.inc();
      console.error(`No lead can be stored: ${reason(error)}`);
      context.header('retry-after', String(retryAfter));
      return problem(context, 503, 'No lead can be stored just now.');
    }
  });

  app.get('/metrics', async (context) => {
    const mayRead =
      settings.metrics === 'all' || (settings.metrics === 'local' && isLocal(context.env.incoming));
    if (!mayRead) return problem(context, 404, 'There is nothing at this address.');
    return context.body(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
      'cache-control': 'no-store',
    });
  });
  return app;
}

function measurePosts(metrics: Metrics): MiddlewareHandler<Desk> {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const stop = metrics.postSeconds.startTimer();
    await next();
    stop({ status: context.res.status });
    return undefined;
  };
}

/**
 * Answers 403 to pages of origins that are neither allowed nor the desk's own. Requests without an origin come from
 * programs, which no browser rule could hold back anyway.
 */
function forbidOtherOrigins(allowed: readonly string[], refuse: Refuse): MiddlewareHandler<Desk> {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isOwn = () =>
      context.req.header('sec-fetch-site') === 'same-origin' ||
      (URL.canParse(origin ?? '') &&
        new URL(origin ?? '').host === context.req.header('host')?.toLowerCase());
    if (origin !== undefined && !allowed.includes(origin) && !isOwn()) {
      context.header('vary', 'Origin');
      return refuse(
        context,
        403,
        'origin',
        'Pages of this origin may not send leads here: it is not on ALLOWED_ORIGINS.',
      );
    }
    await next();
    return undefined;
  };
}

function limitRate({ rateLimit, trustProxy }: Settings, refuse: Refuse): MiddlewareHandler<Desk> {
  const limiter = new RateLimiterMemory({ points: rateLimit, duration: 60 });
  return async (context, next) => {
    if (rateLimit > 0) {
      try {
        await limiter.consume(senderOf(context.env.incoming, trustProxy));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        context.header('retry-after', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
        return refuse(context, 429, 'rate', 'Too many leads from this address. Please send it again later.');
      }
    }
    await next();
    return undefined;
  };
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
