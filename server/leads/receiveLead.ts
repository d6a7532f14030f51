import type { Context } from 'hono';
import { leadLimits } from '../../src/domain/limits';
import { spamVerdict as spamVerdictOf } from '../../src/leads/spamVerdict';
import { originsOf, pageToResume } from '../abandoned/resumeLinks';
import { appointmentOf } from '../appointments/appointments';
import type { FindCalendar } from '../appointments/calendars';
import type { Firm } from '../firms/firm';
import type { HasOwnPrices } from '../firms/ownPrices';
import { type FormRequest, isFormType, maxUrlEncoded, urlEncoded } from '../forms/formLead';
import { clientNetwork } from '../http/clientIp';
import { type DeskEnv, reject, rejectForNow, rejectTooMany } from '../http/problem';
import { limitBytes } from '../http/rateLimit';
import { BodyError, type BodyLimits, rejectBody, withBody } from '../http/requestBody';
import type { UploadBudget } from '../http/uploadBudget';
import { createMailLimits } from '../notify/mailLimits';
import { errorMessage, logFailure } from '../operations/log';
import type { Metrics } from '../operations/metrics';
import type { Settings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import type { AppointmentRow } from '../storage/tables';
import { type ReceivedLead, readLeadOf } from './leadThread';
import type { ReadLead } from './readLead';
import type { SaveOptions } from './saveLead';
import { tokenFault } from './token';

export interface ReceiveOptions {
  settings: Settings;
  store: LeadStore;
  budget: UploadBudget;
  metrics: Metrics;
  /** Milliseconds. */
  timeouts: Omit<BodyLimits, 'size'>;
}

interface ReceiveLeadOptions extends ReceiveOptions {
  hasOwnPrices: HasOwnPrices;
  findCalendar: FindCalendar;
}

/** The handler of `POST /api/requests`: reads, validates and stores one lead. */
export function receiveLead({
  settings,
  store,
  budget,
  metrics,
  timeouts,
  hasOwnPrices,
  findCalendar,
}: ReceiveLeadOptions) {
  const consumeBytes = limitBytes(settings);
  const mayMail = createMailLimits();

  return async (context: Context<DeskEnv>): Promise<Response> => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'text/plain' && !isFormType(type)) {
      return reject(
        context,
        415,
        'content type',
        'Send the lead as JSON, with the content type application/json or text/plain, or as an HTML form.',
      );
    }
    const request = context.env.incoming;
    const client = clientNetwork(request, settings.trustProxy);
    const size = type === urlEncoded ? maxUrlEncoded : leadLimits.body;
    try {
      return await withBody(request, { limits: { ...timeouts, size }, budget, client }, async (bytes) => {
        const wait = await consumeBytes(client, bytes.length);
        if (wait !== undefined) {
          const detail = 'Too much from this address today. Please send it again later.';
          return rejectTooMany(context, 'bytes', detail, wait);
        }
        const form = isFormType(type) ? formRequest(context) : undefined;
        return answer(context, await readLeadOf({ bytes, form }));
      });
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      if (error.received > 0) await consumeBytes(client, error.received);
      return rejectLead(context, error, size);
    }
  };

  /** Stores a valid lead, and answers its request. */
  async function answer(context: Context<DeskEnv>, read: ReceivedLead): Promise<Response> {
    const { form } = read;
    context.set('form', form?.fields);
    if ('invalid' in read) return reject(context, 400, read.invalid, read.detail, read.errors);
    const { photos, secret, revision } = read;
    const leftForm = read.lead.partial ? leftFormOf(context.get('firm'), read) : undefined;
    const { kind, partial } = read.lead;
    const { id: firm, notify } = context.get('firm');
    const lead = await withPriceCheck(context.get('firm'), read.lead);
    let { id } = lead;
    const now = new Date();
    const spamVerdict = await judge(read, now, form !== undefined && isOwnPage(context));
    try {
      if (form && (await store.has(form.earlierId))) id = form.earlierId;
      const outcome = await store.save({ ...lead, id }, now, {
        firm,
        spamVerdict,
        photos,
        secret,
        revision,
        left: leftForm,
        calendar: lead.slot ? await findCalendar(context.get('firm')) : undefined,
        mayMail: () => mayMail(clientNetwork(context.env.incoming, settings.trustProxy), firm),
      });
      metrics.leads.inc({ kind, outcome, form: partial ? 'left' : 'sent', ...(firm && { firm }) });
      if (spamVerdict !== undefined) metrics.spam.inc({ reason: spamVerdict });
      const estimateMailed =
        notify.mail !== undefined &&
        outcome !== 'separate' &&
        (await store.messages.isEstimateMailed({ ...lead, id }));
      // Beyond that, the response to spam, and to a body without the lead's secret, is the same: a robot learns no more.
      const appointment =
        lead.slot && outcome !== 'separate' ? await store.use(({ db }) => appointmentOf(db, id)) : undefined;
      return context.json(
        { id, ...(estimateMailed && { estimateMailed }), ...(appointment && booked(appointment)) },
        outcome === 'created' ? 201 : 200,
      );
    } catch (error) {
      metrics.databaseErrors.inc();
      logFailure(`A lead could not be stored: ${errorMessage(error)}`);
      return rejectForNow(
        context,
        'database',
        'The lead could not be stored just now. Please send it again.',
      );
    }
  }

  /** What is known of a form that was left. A link can bring it back on a page of the firm, where mails can have links. */
  function leftFormOf(firm: Firm, { lead, draft, present }: ReadLead): SaveOptions['left'] {
    const deskUrl = firm.notify.mail?.deskUrl;
    const page = deskUrl && draft ? pageToResume(lead, originsOf(firm, deskUrl)) : undefined;
    return {
      tellWithin: settings.abandonedAfter,
      isPresent: present,
      isResumable: page !== undefined,
      draft: page && draft,
    };
  }

  /** Notes whether a lead's prices are its firm's: only those are mailed to the visitor. A sender's own note does not count. */
  async function withPriceCheck(firm: Firm, sent: ReadLead['lead']): Promise<ReadLead['lead']> {
    const { priceCheck: _, ...lead } = sent;
    const isPriced = firm.notify.mail && !lead.partial && (lead.kind === 'estimate' || lead.kind === 'quote');
    if (!isPriced) return lead;
    return { priceCheck: (await hasOwnPrices(firm, lead)) ? 'agrees' : 'differs', ...lead };
  }

  /**
   * The spam verdict on a lead: from its spam signals, then from its spam token where the desk issues them. A form
   * without script has no token: there a browser's word counts that it was sent from the desk's own page.
   */
  async function judge(
    { lead: { id }, guard }: ReadLead,
    now: Date,
    isOwnForm: boolean,
  ): Promise<string | undefined> {
    const verdict = spamVerdictOf(guard);
    if (verdict || !settings.guardSecret || isOwnForm) return verdict;
    const fault = await tokenFault(settings.guardSecret, id, guard?.token, now);
    return fault === 'wrong token' && settings.guardSecretBefore
      ? tokenFault(settings.guardSecretBefore, id, guard?.token, now)
      : fault;
  }

  function rejectLead(context: Context, error: BodyError, size: number): Response {
    const { reason } = error;
    if (reason === 'no room') {
      const detail = 'Too many leads are arriving at this moment. Please send it again.';
      return rejectForNow(context, reason, detail);
    }
    if (reason !== 'too slow') return rejectBody(context, error, 'A lead', size);
    context.header('connection', 'close');
    return reject(context, 408, reason, 'The lead arrived too slowly. Please send it again.');
  }
}

/** What became of the time that a lead chose. */
const booked = ({ state, start_at: start, end_at: end }: AppointmentRow) =>
  state === 'booked' || state === 'requested' ? { [state]: { start, end } } : {};

const formRequest = ({ req, get }: Context<DeskEnv>): FormRequest => ({
  firm: get('firm').id,
  contentType: req.header('content-type') ?? '',
  page: req.header('referer'),
  lang: req.query('lang'),
  trusted: req.header('sec-fetch-user') === '?1',
});

/** Whether the browser says that the form was on a page of the desk. */
const isOwnPage = ({ req }: Context): boolean => req.header('sec-fetch-site') === 'same-origin';
