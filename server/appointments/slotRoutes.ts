import { type Context, Hono } from 'hono';
import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';
import { clientNetwork } from '../http/clientIp';
import { type DeskEnv, problem, reject, rejectForNow } from '../http/problem';
import { limitRate } from '../http/rateLimit';
import { BodyError, type BodyLimits, rejectBody, withBody } from '../http/requestBody';
import type { UploadBudget } from '../http/uploadBudget';
import { errorMessage, logFailure } from '../operations/log';
import type { Settings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import { dateAt, dateIn, datesOf, lengthOf } from './calendar';
import type { FindCalendar } from './calendars';
import type { HoldInTurn } from './holdInTurn';
import { createRecentAnswers } from './recentAnswers';

/** What the routes of times and appointments need. */
export interface SlotOptions {
  settings: Settings;
  store: LeadStore;
  budget: UploadBudget;
  /** Milliseconds. */
  timeouts: Omit<BodyLimits, 'size'>;
  findCalendar: FindCalendar;
  holdInTurn: HoldInTurn;
}

/** Days of one answer. */
const mostDays = 62;
const usualDays = 14;

/** Bytes of a wish for a time. */
const size = 4_000;

/** Services of one visit. */
const mostServices = 50;

const serviceId = v.pipe(v.string(), v.maxLength(100));

/** PostgreSQL's text cannot hold it. */
const hasNoNul = (text: string): boolean => !text.includes('\0');

const choiceSchema = v.object({
  start: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.pipe(v.string(), v.maxLength(40), v.check(hasNoNul)),
  service: v.optional(v.union([serviceId, v.pipe(v.array(serviceId), v.maxLength(mostServices))])),
  zip: v.optional(v.pipe(v.string(), v.maxLength(20), v.check(hasNoNul))),
  hold: v.optional(v.pipe(v.string(), v.uuid())),
});

/** `GET /api/slots` and `POST /api/holds`, each also for one firm. */
export function slotRoutes(options: SlotOptions): Hono<DeskEnv> {
  const { settings, store, budget, timeouts, findCalendar, holdInTurn } = options;
  const app = new Hono<DeskEnv>();
  const recentAnswers = createRecentAnswers(store);

  for (const path of ['/api/slots', '/api/slots/:firm'])
    app.get(path, limitRate(settings, 'slots'), async (context) => {
      const firm = context.get('firm');
      const calendar = await findCalendar(firm);
      if (!calendar) return noCalendar(context);
      const now = Date.now();
      const { kind = '', zip, days = String(usualDays), from } = context.req.query();
      const count = Number(days);
      if (!Number.isInteger(count) || count < 1 || count > mostDays)
        return reject(
          context,
          400,
          'days',
          `days is ${days}. Expected a whole number from 1 to ${mostDays}.`,
        );
      const today = dateAt(calendar, now);
      const first = from === undefined ? today : dateIn(from);
      if (!first) return reject(context, 400, 'from', 'from is no day. Expected one such as 2026-12-01.');
      const dates = datesOf(
        calendar,
        Temporal.PlainDate.compare(first, today) < 0 ? today : first,
        count,
        now,
      );
      // It names no visitor. A time that somebody else has taken meanwhile is refused when it is chosen.
      context.header('cache-control', 'public, max-age=5');
      const services = context.req.queries('service')?.slice(0, mostServices);
      const wish = { length: lengthOf(calendar, kind, services), zip, now };
      const answer = await recentAnswers(firm.id, calendar, dates, wish);
      return context.body(answer, 200, { 'content-type': 'application/json' });
    });

  for (const path of ['/api/holds', '/api/holds/:firm'])
    app.post(path, limitRate(settings, 'holds'), async (context) => {
      const client = clientNetwork(context.env.incoming, settings.trustProxy);
      const limits = { ...timeouts, size };
      try {
        return await withBody(context.env.incoming, { limits, budget, client }, (bytes) =>
          holdTime(context, bytes, client),
        );
      } catch (error) {
        if (error instanceof BodyError) return rejectBody(context, error, 'A time', size);
        logFailure(`A time could not be held: ${errorMessage(error)}`);
        return rejectForNow(context, 'database', 'The time could not be kept just now. Please try again.');
      }
    });

  async function holdTime(context: Context<DeskEnv>, bytes: Uint8Array, client: string): Promise<Response> {
    const firm = context.get('firm');
    const calendar = await findCalendar(firm);
    if (!calendar) return noCalendar(context);
    const read = v.safeParse(choiceSchema, jsonIn(bytes));
    if (!read.success)
      return reject(
        context,
        400,
        'time',
        'Send the time as JSON: { "start": "2026-12-01T14:00:00.000Z", "kind": "contact" }.',
      );
    const { service = [], ...choice } = read.output;
    const held = await holdInTurn(firm.id, calendar, { ...choice, services: [service].flat() }, client);
    if (!held)
      return reject(context, 409, 'time taken', 'This time is no longer free. Ask /api/slots for others.');
    return context.json(held, 201);
  }

  return app;
}

export const noCalendar = (context: Context<DeskEnv>): Response => {
  context.header('cache-control', 'no-store');
  return problem(context, 404, 'No times can be booked here: the facts name no availability.hours.');
};

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
