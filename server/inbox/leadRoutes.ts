import { PassThrough, Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { leadStates, markedByHand } from '../../src/domain/leadStates';
import { isLeadId } from '../../src/leads/leadId';
import { appointmentOf } from '../appointments/appointments';
import { brokenCalendars } from '../appointments/busyTimes/storeBusyTimes';
import { type Calendar, dateIn, datesOf } from '../appointments/calendar';
import { type Change, changeAppointment } from '../appointments/changeAppointment';
import { daysToMove, toAnswer } from '../appointments/freeDays';
import { allFirms, targetsFor, usableFirm } from '../firms/firmsOf';
import { isSeen, narrowTo, type SeenFirms } from '../firms/seenFirms';
import { reject } from '../http/problem';
import { boundLead } from '../leads/boundLead';
import { exportCsv, exportJson } from '../leads/export';
import { exportPeople } from '../leads/exportPeople';
import { parseBody } from '../leads/fields';
import { mailLanguages } from '../notify/messages';
import { errorMessage, logFailure } from '../operations/log';
import { replacePhotoReferences } from '../photos/photo';
import { photoNamed } from '../photos/store';
import { createEraseStep, truncateWriteAheadLog } from '../privacy/erase';
import { byEmail, byId, type LeadFilter, ofFirm } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import type { StoredLead } from '../storage/store';
import type { AppointmentRow } from '../storage/tables';
import { note, noteForAll } from './activity';
import { countLeads } from './callNext';
import {
  type ChangedColumns,
  changeLead,
  inState,
  maxNote,
  type Noted,
  newNote,
  newState,
} from './changeLead';
import { type InboxEnv, type InboxOptions, ownerOnly, readJson } from './guards';
import { caredForBy, filterSchema, listLeads, toLeadFilter } from './listLeads';
import { namesFor } from './people';
import { contactIn, type LeadDetail, readLeadDetail } from './readLeadDetail';
import { findReply } from './replyRoutes';

const appointmentSchema = v.union([
  v.object({ state: v.picklist(['booked', 'canceled', 'no-show']) }),
  v.object({ start: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ crew: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
]);
const snoozeSchema = v.object({
  until: v.pipe(v.string(), v.isoTimestamp()),
  noAnswer: v.optional(v.boolean(), false),
});
const assigneeSchema = v.object({ name: v.string() });
const replySchema = v.object({ reply: v.string() });
const suspectSchema = v.object({ suspect: v.boolean() });

/** How far ahead appointments are listed. */
const shownWeeks = 8;
const mostAppointments = 500;

/** Days with times to which an appointment can be moved: the inbox shows a week at most. */
const shownDays = 7;

const day = 24 * 60 * 60_000;
const maxSnooze = 366 * day;

/** Leads below `/inbox/api/leads`: their list, its export, and one lead with what may be done with it. */
export function leadRoutes({ store, firms, findCalendar }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const { styleOf } = firms;

  app.get('/leads', async (context) => {
    const filter = filterOf(context);
    if (!filter) return badFilter(context);
    const order = context.req.query('call') === undefined ? 'newest' : 'due';
    const after = context.req.query('after');
    const options = { filter, order, after, styleOf, now: new Date() } as const;
    return context.json(await store.use(({ db }) => listLeads(db, options)));
  });

  /** How many leads wait, and how many there are of each state: of a firm, where one is named, and of the account's own with `care=mine`. */
  app.get('/leads/counts', async (context) => {
    const { firm, care } = context.req.query();
    const ofAll = ofFirm(firm, context.get('visible'));
    const own = caredForBy(context.get('account').name);
    const filter: LeadFilter = care === 'mine' ? (leads) => leads.and([ofAll(leads), own(leads)]) : ofAll;
    return context.json(await store.use(({ db }) => countLeads(db, filter, new Date())));
  });

  app.get('/export/:format{people|csv|json}', async (context) => {
    const filter = filterOf(context);
    if (!filter) return badFilter(context);
    const format = context.req.param('format') as 'people' | 'csv' | 'json';
    const { name: account, firms: seen } = context.get('account');
    const exported = narrowTo(seen, context.req.query('firm'));
    const text = new URL(context.req.url).searchParams.toString();
    await store.write((transaction) =>
      noteForAll(transaction, exported, { account, action: 'exported', text }),
    );
    const output = new PassThrough();
    const leads = store.list({ filter });
    const withFirms = firms.ids().length > 0;
    const exports = {
      people: () => exportPeople(store, output, { filter, styleOf, lang: langOf(context), withFirms }),
      csv: () => exportCsv(leads, output, withFirms),
      json: () => exportJson(withPhotoNames(leads), output, withFirms),
    };
    exports[format]().then(
      () => output.end(),
      (error: unknown) => {
        logFailure(`An export of leads broke off: ${errorMessage(error)}`);
        output.destroy(error instanceof Error ? error : undefined);
      },
    );
    const isJson = format === 'json';
    context.header('content-type', isJson ? 'application/json' : 'text/csv; charset=utf-8');
    context.header(
      'content-disposition',
      `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.${isJson ? 'json' : 'csv'}"`,
    );
    return context.body(Readable.toWeb(output) as ReadableStream);
  });

  app.get('/leads/:id', async (context) => {
    const detail = await store.use(({ db }) =>
      readLeadDetail(db, {
        id: idOf(context),
        visible: context.get('visible'),
        styleOf,
        companyOf,
        peopleOf: (firm) => namesFor(db, firms, firm),
        lang: langOf(context),
        now: new Date(),
      }),
    );
    return detail ? context.json(detail) : noLead(context);
  });

  app.get('/leads/:id/files/:name', async (context) => {
    const photo = await store.use(async ({ db }) => {
      if (!(await findVisible(context))) return undefined;
      return photoNamed(db, idOf(context), context.req.param('name'));
    });
    if (!photo) return reject(context, 404, 'inbox file', 'There is no such file.');
    const isPicture = photo.mime.startsWith('image/');
    context.header('content-type', photo.mime);
    context.header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; filename="${photo.name}"`);
    return context.body(new Uint8Array(photo.bytes));
  });

  app.post('/leads/:id/state', async (context) => {
    const sent = await readJson(context, newState);
    if (!sent)
      return reject(
        context,
        400,
        'inbox state',
        `Send one of the states ${leadStates.join(', ')}, with “won” perhaps an amount.`,
      );
    return change(context, ...inState(sent));
  });

  /** Notes that somebody of the firm has opened it. Nothing of the log: it says nothing of who did what. */
  app.post('/leads/:id/read', async (context) => {
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const read_at = new Date().toISOString();
    await store.write((transaction) =>
      transaction
        .updateTable('leads')
        .set({ read_at })
        .where('id', '=', lead.id)
        .where('read_at', 'is', null)
        .execute(),
    );
    return context.body(null, 204);
  });

  /** Puts a lead off until a time: because nobody answered, or for another reason. */
  app.post('/leads/:id/snooze', async (context) => {
    const sent = await readJson(context, snoozeSchema);
    const until = sent && new Date(sent.until);
    if (!until || until.getTime() > Date.now() + maxSnooze)
      return reject(context, 400, 'inbox snooze', 'Say until when, within a year.');
    const text = until.toISOString();
    return change(
      context,
      { snoozed_until: text },
      { action: sent.noAnswer ? 'no answer' : 'snoozed', text },
    );
  });

  /** Gives a lead to an account that sees it, or to nobody in particular. */
  app.post('/leads/:id/assignee', async (context) => {
    const sent = await readJson(context, assigneeSchema);
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const names = await store.use(({ db }) => namesFor(db, firms, lead.firm));
    if (!sent || (sent.name !== '' && !names.includes(sent.name)))
      return reject(context, 400, 'inbox assignee', 'Name an account that sees this lead.');
    return change(context, { assignee: sent.name || null }, { action: 'assigned', text: sent.name });
  });

  /** What is booked or asked for, from today on. */
  app.get('/appointments', async (context) => {
    const now = Date.now();
    const rows = await store.use(({ db }) =>
      db
        .selectFrom('appointments')
        .innerJoin('leads', 'leads.id', 'appointments.lead_id')
        .select(['leads.id', 'leads.firm', 'leads.kind', 'leads.body'])
        .select(['appointments.start_at', 'appointments.end_at', 'appointments.state', 'appointments.crew'])
        .where('appointments.state', 'in', ['booked', 'requested', 'no-show'])
        .where('appointments.end_at', '>', new Date(now - day).toISOString())
        .where('appointments.start_at', '<', new Date(now + shownWeeks * 7 * day).toISOString())
        .where(context.get('visible'))
        .orderBy('appointments.start_at')
        .limit(mostAppointments)
        .execute(),
    );
    const { firms: seen } = context.get('account');
    const broken = await store.use(({ db }) => brokenCalendars(db, seen));
    const answer: AppointmentList = {
      appointments: rows.map(toAppointment),
      crews: await crewsOf(seen),
      brokenCalendars: broken.map(({ firm: of, name, error, read_at }) => ({
        firm: of,
        name,
        error: error ?? '',
        readAt: read_at,
      })),
    };
    return context.json(answer);
  });

  /** To which times an appointment can be moved, from a day on. */
  app.get('/leads/:id/times', async (context) => {
    const from = dateIn(context.req.query('from') ?? '');
    if (!from) return reject(context, 400, 'inbox times', 'Say from which day on, such as from=2026-12-01.');
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const row = await store.use(({ db }) => appointmentOf(db, lead.id));
    const calendar = await calendarOf(lead.firm);
    if (!row || !calendar) return context.json({ days: [] } satisfies TimesToMove);
    const now = Date.now();
    const dates = datesOf(calendar, from, shownDays, now);
    return context.json(
      toAnswer(calendar, await daysToMove(store, row, calendar, dates, now)) satisfies TimesToMove,
    );
  });

  /** Confirms the appointment that a visitor asked for, cancels or moves one, of which the visitor is mailed; notes who comes, or that nobody was there. */
  app.post('/leads/:id/appointment', async (context) => {
    const sent = await readJson(context, appointmentSchema);
    if (!sent)
      return reject(
        context,
        400,
        'inbox appointment',
        'Send the state "booked", "canceled" or "no-show", a start, or a crew.',
      );
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const wanted = toChange(sent, await calendarOf(lead.firm));
    const isChanged = await store.write(async (transaction) => {
      const row = await appointmentOf(transaction, lead.id);
      const options = { targets: targetsFor(firms, lead.firm), by: 'firm', now: new Date() } as const;
      const changed = row && wanted && (await changeAppointment(transaction, row, wanted, options));
      const account = context.get('account').name;
      if (changed)
        await note(transaction, {
          account,
          firm: lead.firm,
          lead_id: lead.id,
          action: wanted.to === 'booked' ? 'confirmed' : wanted.to,
          text: wanted.to === 'crew' ? wanted.crew : '',
        });
      return changed !== undefined;
    });
    if (isChanged) store.sendNow();
    return isChanged
      ? context.body(null, 204)
      : reject(
          context,
          409,
          'inbox appointment',
          'This cannot be done: the time or the crew is taken, or the appointment was changed meanwhile. Load the lead again.',
        );
  });

  app.post('/leads/:id/notes', async (context) => {
    const sent = await readJson(context, newNote);
    if (!sent) return reject(context, 400, 'inbox note', `Send a note of at most ${maxNote} characters.`);
    return change(context, {}, { action: 'note', text: sent.text });
  });

  /** Notes that somebody has begun to answer by a short answer: whether it was sent, only their mail program knows. */
  app.post('/leads/:id/reply', async (context) => {
    const sent = await readJson(context, replySchema);
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const reply = sent && (await store.use(({ db }) => findReply(db, sent.reply, [lead.firm])));
    if (!reply) return reject(context, 400, 'inbox reply', 'Say which short answer of the firm it is.');
    return change(context, {}, { action: 'replied', text: reply.name });
  });

  app.post('/leads/:id/suspect', ownerOnly, async (context) => {
    const sent = await readJson(context, suspectSchema);
    if (!sent) return reject(context, 400, 'inbox suspect', 'Say whether it is suspect.');
    return change(
      context,
      { suspect: sent.suspect ? markedByHand : null },
      { action: sent.suspect ? 'marked suspect' : 'marked as no spam' },
    );
  });

  /** Erases the lead; with `?person` all that the same email address has sent to the same firm. */
  app.delete('/leads/:id', ownerOnly, async (context) => {
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const filter: LeadFilter =
      context.req.query('person') !== undefined && lead.email
        ? ofFirm(lead.firm, byEmail(lead.email))
        : byId(lead.id);
    const erased = await repeatStep(store, await createEraseStep(store, filter));
    const isGone = await truncateWriteAheadLog(store);
    const done = {
      account: context.get('account').name,
      firm: lead.firm,
      action: 'erased',
      text: `${erased}`,
    } as const;
    await store.write((transaction) => note(transaction, done));
    return context.json({ erased, ...(!isGone && { stillInLog: true }) });
  });

  return app;

  function filterOf(context: Context<InboxEnv>): LeadFilter | undefined {
    const checked = v.safeParse(filterSchema, context.req.query());
    if (!checked.success) return undefined;
    const visible = context.get('visible');
    const chosen = toLeadFilter(checked.output, new Date(), context.get('account').name);
    return (leads) => leads.and([visible(leads), chosen(leads)]);
  }

  function badFilter(context: Context<InboxEnv>): Response {
    return reject(context, 400, 'inbox filter', 'The list cannot be filtered like that.');
  }

  /** A lead that the account does not see is answered like one that is not there. */
  function noLead(context: Context<InboxEnv>): Response {
    return reject(context, 404, 'inbox lead', 'There is no such lead. It may have been erased.');
  }

  function findVisible(context: Context<InboxEnv>) {
    return store.use(({ db }) =>
      db
        .selectFrom('leads')
        .select(['id', 'firm', 'email'])
        .where('leads.id', '=', idOf(context))
        .where(context.get('visible'))
        .executeTakeFirst(),
    );
  }

  /** Changes a lead that the account sees. */
  async function change(context: Context<InboxEnv>, columns: ChangedColumns, what: Noted): Promise<Response> {
    const lead = await findVisible(context);
    if (!lead) return noLead(context);
    const account = context.get('account').name;
    await store.write((transaction) => changeLead(transaction, lead, account, columns, what));
    return context.body(null, 204);
  }

  async function calendarOf(id: string): Promise<Calendar | undefined> {
    const firm = usableFirm(firms, id);
    return firm && findCalendar(firm);
  }

  async function crewsOf(seen: SeenFirms): Promise<AppointmentList['crews']> {
    const found: AppointmentList['crews'] = {};
    for (const one of allFirms(firms).filter(({ id }) => isSeen(seen, id))) {
      const names = (await findCalendar(one))?.availability.crewNames;
      if (names?.length) found[one.id] = names;
    }
    return found;
  }

  /** How a firm calls itself, and the number that its mails name. */
  function companyOf(id: string): LeadDetail['company'] {
    const firm = id === '' ? firms.own : firms.find(id);
    return typeof firm === 'object'
      ? { name: firm.style.company, phone: firm.notify.mail?.phone ?? '' }
      : { name: '', phone: '' };
  }
}

/** What becomes of an appointment; undefined where the firm has no calendar any more by which it could. */
function toChange(
  sent: v.InferOutput<typeof appointmentSchema>,
  calendar: Calendar | undefined,
): Change | undefined {
  if ('state' in sent) return { to: sent.state };
  if (!calendar) return undefined;
  return 'start' in sent
    ? { to: 'moved', start: sent.start, calendar }
    : { to: 'crew', crew: sent.crew, calendar };
}

/** `GET /inbox/api/appointments` */
export interface AppointmentList {
  appointments: ListedAppointment[];
  /** The names of crews, by the firm's id, of firms that name some. */
  crews: Record<string, readonly string[]>;
  /** Calendars elsewhere that could not be read at last. `name` is the host, `readAt` when their busy times were read: null for never. */
  brokenCalendars: { firm: string; name: string; error: string; readAt: string | null }[];
}

/** `GET /inbox/api/leads/<id>/times` */
export interface TimesToMove {
  days: { date: string; slots: { start: string; end: string }[] }[];
}

/** An appointment in the inbox's list. */
export interface ListedAppointment {
  leadId: string;
  firm: string;
  kind: string;
  start: string;
  end: string;
  state: 'booked' | 'requested' | 'no-show';
  /** Who comes; empty where crews have no names. */
  crew: string;
  /** Texts as strangers typed them. */
  name: string;
  phone: string;
  address: string;
}

function toAppointment(row: {
  id: string;
  firm: string;
  kind: string;
  body: string;
  start_at: string;
  end_at: string;
  state: AppointmentRow['state'];
  crew: string;
}): ListedAppointment {
  const { name, phone, address } = contactIn(boundLead(parseBody(row.body) ?? {}));
  const { id: leadId, firm, kind, start_at: start, end_at: end, crew } = row;
  // The list has no others.
  const state = row.state as ListedAppointment['state'];
  return { leadId, firm, kind, start, end, state, crew, name, phone, address };
}

/** The language in which the page is read. */
const langOf = (context: Context): string =>
  mailLanguages.find((lang) => lang === context.req.query('lang')) ?? 'en';

/** In lower case, as it is stored; empty for what is no id. */
function idOf(context: Context<InboxEnv>): string {
  const id = context.req.param('id')?.toLowerCase() ?? '';
  return isLeadId(id) ? id : '';
}

async function* withPhotoNames(leads: AsyncIterable<StoredLead>): AsyncIterable<StoredLead> {
  for await (const stored of leads)
    yield { ...stored, lead: replacePhotoReferences(stored.lead, (name) => name) };
}
