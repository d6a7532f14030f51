import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contactFieldNames } from '../../src/domain/contactFields';
import { SLOT_FIRST, SLOT_HOLD } from '../forms/formLead';
import { clientNetwork } from '../http/clientIp';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import type { DeskEnv } from '../http/problem';
import { limitRate } from '../http/rateLimit';
import { BodyError, rejectBody, withBody } from '../http/requestBody';
import { type Wording, wordingFor } from '../notify/messages';
import { appointmentOf, heldBy } from './appointments';
import { type Calendar, dateAt, dateIn, datesOf, lengthOf } from './calendar';
import { freeDays } from './freeDays';
import { noCalendar, type SlotOptions } from './slotRoutes';
import { type ChosenTime, detailsPage, type Typed, timesPage } from './timesPage';

interface TimesOptions extends SlotOptions {
  /** The handler of `POST /api/requests`. */
  receive: (context: Context<DeskEnv>) => Promise<Response>;
}

/** Days on a page. */
const shownDays = 14;

/** Bytes of a form that chooses a time; with what was typed, where the time before was taken. */
const size = 100_000;

/** `/times`, also for one firm: a time is chosen, kept and booked there without script. */
export function timesRoutes(options: TimesOptions): Hono<DeskEnv> {
  const { settings, store, budget, timeouts, findCalendar, holdInTurn, receive } = options;
  const app = new Hono<DeskEnv>();
  const [limitPages, limitHolds, limitLeads] = [
    limitRate(settings, 'pages'),
    limitRate(settings, 'holds'),
    limitRate(settings),
  ];

  for (const path of ['/times', '/times/:firm']) {
    app.get(path, limitPages, async (context) => {
      const calendar = await findCalendar(context.get('firm'));
      if (!calendar) return noCalendar(context);
      const chosen = await chosenBy(context, context.req.query('hold'));
      return chosen ? showDetails(context, calendar, { chosen }) : showTimes(context, calendar, {});
    });
    app.post(
      path,
      (context, next) => (isSent(context) ? limitLeads : limitHolds)(context, next),
      async (context) => {
        const calendar = await findCalendar(context.get('firm'));
        if (!calendar) return noCalendar(context);
        if (isSent(context)) return answerSent(context, calendar);
        const client = clientNetwork(context.env.incoming, settings.trustProxy);
        try {
          const limits = { ...timeouts, size };
          return await withBody(context.env.incoming, { limits, budget, client }, (bytes) =>
            choose(context, calendar, new URLSearchParams(new TextDecoder().decode(bytes)), client),
          );
        } catch (error) {
          if (error instanceof BodyError) return rejectBody(context, error, 'A time', size);
          throw error;
        }
      },
    );
  }

  /** Keeps the time that was chosen, and asks for the rest. */
  async function choose(
    context: Context<DeskEnv>,
    calendar: Calendar,
    form: URLSearchParams,
    client: string,
  ): Promise<Response> {
    const names = [...contactFieldNames, SLOT_FIRST].filter((name) => form.get(name));
    const typed = new Map(names.map((name) => [name, form.get(name) ?? '']));
    const start = form.get('start') ?? '';
    if (Number.isNaN(Date.parse(start))) return showTimes(context, calendar, { typed });
    const wish = wishOf(context);
    const earlier = form.get('hold');
    const held = await holdInTurn(
      context.get('firm').id,
      calendar,
      { ...wish, start, ...(earlier && { hold: earlier }) },
      client,
    );
    if (!held) return showTimes(context, calendar, { typed, problem: 'timesTaken', status: 409 });
    // What was typed does not belong into an address. A reload of the page without it sends nothing again.
    if (typed.size === 0) return context.redirect(addressOf(context, { hold: held.hold }), 303);
    const chosen = await chosenBy(context, held.hold);
    return chosen
      ? showDetails(context, calendar, { chosen, typed })
      : showTimes(context, calendar, { typed });
  }

  /** Stores the request like any other form's, and says what became of the time. */
  async function answerSent(context: Context<DeskEnv>, calendar: Calendar): Promise<Response> {
    const answer = await receive(context);
    const form = context.get('form') ?? new Map<string, string>();
    const status = answer.status as ContentfulStatusCode;
    if (answer.ok) {
      const { id } = (await answer.json()) as { id: string };
      const row = await store.use(({ db }) => appointmentOf(db, id));
      if (row && row.state !== 'canceled') return context.redirect(`/a/${row.token}`, 303);
      return showTimes(context, calendar, { typed: form, problem: 'timesTaken', status: 409 });
    }
    const chosen = await chosenBy(context, form.get(SLOT_HOLD));
    const problem = status === 400 ? 'timesProblem' : 'timesFailed';
    return chosen
      ? showDetails(context, calendar, { chosen, typed: form, problem, status })
      : showTimes(context, calendar, {
          typed: form,
          problem: status === 400 ? 'timesTaken' : problem,
          status,
        });
  }

  async function showTimes(
    context: Context<DeskEnv>,
    calendar: Calendar,
    { typed, problem, status = 200 }: Shown,
  ): Promise<Response> {
    const now = Date.now();
    const today = dateAt(calendar, now).toString();
    const asked = context.req.query('from') ?? '';
    const from = dateIn(asked > today ? asked : today) ?? dateAt(calendar, now);
    const { kind, services, zip } = wishOf(context);
    const dates = datesOf(calendar, from, shownDays, now);
    const days = await freeDays(store, context.get('firm').id, calendar, dates, {
      length: lengthOf(calendar, kind, services),
      zip,
      now,
    });
    const next = from.add({ days: shownDays });
    const html = timesPage({
      wording: wordingOf(context),
      calendar,
      days,
      asksZip: (calendar.availability.areas ?? []).length > 0,
      zip,
      problem,
      typed,
      hold: context.req.query('earlier') ?? typed?.get(SLOT_HOLD),
      action: addressOf(context, {}),
      later:
        datesOf(calendar, next, 1, now).length > 0
          ? addressOf(context, { from: next.toString() })
          : undefined,
    });
    return answerPage(context, html, status);
  }

  function showDetails(
    context: Context<DeskEnv>,
    calendar: Calendar,
    { chosen, typed, problem, status = 200 }: Shown & { chosen: ChosenTime },
  ): Response {
    const html = detailsPage({
      wording: wordingOf(context),
      calendar,
      chosen,
      typed,
      problem,
      action: addressOf(context, { step: 'send' }),
      other: addressOf(context, { earlier: chosen.id }),
    });
    return answerPage(context, html, status);
  }

  /** The time that a hold keeps, also after its five minutes. */
  const chosenBy = (context: Context<DeskEnv>, hold: string | undefined): Promise<ChosenTime | undefined> =>
    store.use(({ db }) => heldBy(db, context.get('firm').id, hold ?? ''));

  return app;
}

interface Shown {
  typed?: Typed | undefined;
  problem?: 'timesTaken' | 'timesProblem' | 'timesFailed' | undefined;
  status?: ContentfulStatusCode;
}

const isSent = ({ req }: Context): boolean => req.query('step') === 'send';

const wordingOf = ({ req, get }: Context<DeskEnv>): Wording =>
  wordingFor(get('firm').style, req.query('lang'));

/** What the address of the page asks for. */
const wishOf = ({ req }: Context) => ({
  kind: 'contact',
  services: req.queries('service')?.slice(0, 50),
  zip: req.query('zip')?.slice(0, 20) || undefined,
});

/** The page's own address with its language, area and services, and more. */
function addressOf(context: Context<DeskEnv>, more: Record<string, string>): string {
  const { req } = context;
  const query = new URLSearchParams();
  for (const name of ['lang', 'zip', 'service'])
    for (const value of req.queries(name)?.slice(0, 50) ?? []) query.append(name, value.slice(0, 100));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${req.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function answerPage(context: Context, html: string, status: ContentfulStatusCode): Response {
  context.header('cache-control', 'no-store');
  context.header('content-security-policy', contentSecurityPolicy(html));
  return context.html(html, status);
}
