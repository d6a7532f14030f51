import { type Context, Hono } from 'hono';
import type { Firm } from '../firms/firm';
import type { Firms } from '../firms/firms';
import { targetsFor, usableFirm } from '../firms/firmsOf';
import { clientNetwork } from '../http/clientIp';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import { hideAddress } from '../http/hideAddress';
import type { DeskEnv } from '../http/problem';
import { limitRate } from '../http/rateLimit';
import { BodyError, rejectBody, withBody } from '../http/requestBody';
import { parseBody } from '../leads/fields';
import { wordingFor } from '../notify/messages';
import type { AppointmentRow } from '../storage/tables';
import { appointmentPage } from './appointmentPage';
import { appointmentBy } from './appointments';
import { type Calendar, dateAt, datesOf } from './calendar';
import { findFeed, readFeed } from './calendarFeeds';
import { type Change, changeAppointment } from './changeAppointment';
import { daysToMove, type FreeDay } from './freeDays';
import type { SlotOptions } from './slotRoutes';

interface AppointmentOptions extends SlotOptions {
  firms: Firms;
}

/** Bytes of a form that changes an appointment. */
const size = 1_000;

/** Days that the page offers for moving. */
const shownDays = 14;

/** `/a/<token>`: a visitor's appointment, which only the link in their mail leads to. */
export function appointmentRoutes({
  settings,
  store,
  firms,
  budget,
  timeouts,
  findCalendar,
}: AppointmentOptions): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.use('/a/*', limitRate(settings, 'appointments'));

  /** What calendars read, again and again. */
  app.get('/a/calendar/:file{.+[.]ics}', async (context) => {
    const token = context.req.param('file').slice(0, -'.ics'.length);
    const text = await store.use(async ({ db }) => {
      const whose = await findFeed(db, token);
      const firm = whose && firmOf(whose);
      return firm && readFeed(db, whose, firm.style, new Date());
    });
    if (text === undefined) return nothing(context);
    hideAddress(context);
    return context.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });

  app.get('/a/:token', async (context) => {
    const row = await find(context);
    return row ? show(context, row) : nothing(context);
  });

  app.post('/a/:token', async (context) => {
    const row = await find(context);
    if (!row) return nothing(context);
    const client = clientNetwork(context.env.incoming, settings.trustProxy);
    try {
      const limits = { ...timeouts, size };
      return await withBody(context.env.incoming, { limits, budget, client }, (bytes) =>
        change(context, row, new URLSearchParams(new TextDecoder().decode(bytes))),
      );
    } catch (error) {
      if (error instanceof BodyError) return rejectBody(context, error, 'A change', size);
      throw error;
    }
  });

  const find = ({ req }: Context<DeskEnv>): Promise<AppointmentRow | undefined> =>
    store.use(({ db }) => appointmentBy(db, req.param('token') ?? ''));

  async function change(
    context: Context<DeskEnv>,
    row: AppointmentRow,
    form: URLSearchParams,
  ): Promise<Response> {
    const now = new Date();
    const start = form.get('start');
    const calendar = await calendarOf(row);
    let wanted: Change | undefined;
    if (form.get('cancel') === 'yes') wanted = { to: 'canceled' };
    else if (start !== null && !Number.isNaN(Date.parse(start)) && calendar)
      wanted = { to: 'moved', start, calendar };
    if (!wanted || isOver(row)) return show(context, row);
    const chosen = wanted;
    const changed = await store.write((transaction) =>
      changeAppointment(transaction, row, chosen, {
        targets: targetsFor(firms, row.firm),
        by: 'visitor',
        now,
      }),
    );
    if (!changed) return show(context, (await find(context)) ?? row, true);
    store.sendNow();
    // A reload of the page that follows sends nothing again.
    return context.redirect(context.req.path, 303);
  }

  async function show(context: Context<DeskEnv>, row: AppointmentRow, isTaken = false): Promise<Response> {
    const lead = await store.use(({ db }) =>
      db
        .selectFrom('leads')
        .select('body')
        .where('id', '=', row.lead_id ?? '')
        .executeTakeFirst(),
    );
    const firm = firmOf(row);
    if (!lead || !firm) return nothing(context);
    const wording = wordingFor(firm.style, parseBody(lead.body)?.['lang']);
    const calendar = await calendarOf(row);
    const days = calendar && !isOver(row) ? await timesToMove(row, calendar) : [];
    const html = appointmentPage({ row, wording, calendar, days, isTaken, isOver: isOver(row) });
    hideAddress(context);
    context.header('content-security-policy', contentSecurityPolicy(html));
    return context.html(html, isTaken ? 409 : 200);
  }

  function timesToMove(row: AppointmentRow, calendar: Calendar): Promise<FreeDay[]> {
    const now = Date.now();
    return daysToMove(store, row, calendar, datesOf(calendar, dateAt(calendar, now), shownDays, now), now);
  }

  const firmOf = ({ firm }: Pick<AppointmentRow, 'firm'>): Firm | undefined => usableFirm(firms, firm);

  async function calendarOf(row: AppointmentRow): Promise<Calendar | undefined> {
    const firm = firmOf(row);
    return firm && findCalendar(firm);
  }

  return app;
}

const isOver = ({ start_at }: AppointmentRow): boolean => Date.parse(start_at) < Date.now();

function nothing(context: Context): Response {
  hideAddress(context);
  return context.html(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not found</title><h1>Not found</h1><p>There is no appointment at this address.</p></html>',
    404,
  );
}
