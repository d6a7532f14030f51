import type { Context } from 'hono';
import { leadLimits } from '../../src/domain/limits';
import { spamVerdict as spamVerdictOf } from '../../src/leads/spamVerdict';
import type { Firm } from '../firms/firm';
import type { HasOwnPrices } from '../firms/ownPrices';
import type { FormRequest } from '../forms/formLead';
import { isFormType, maxUrlEncoded, urlEncoded } from '../forms/readForm';
import { clientNetwork } from '../http/clientIp';
import { limitBytes } from '../http/rateLimit';
import { type DeskEnv, type Reject, retryAfter } from '../http/reject';
import { BodyError, type BodyLimits, readBody } from '../http/requestBody';
import type { UploadBudget } from '../http/uploadBudget';
import { createMailLimits } from '../notify/mailLimits';
import { errorMessage } from '../operations/log';
import type { Metrics } from '../operations/metrics';
import type { Settings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import { readLeadOf } from './leadThread';
import type { ReadLead } from './readLead';
import type { ReceivedLead } from './receivedBody';
import { tokenFault } from './token';

export interface ReceiveOptions {
  settings: Settings;
  store: LeadStore;
  budget: UploadBudget;
  metrics: Metrics;
  /** Milliseconds. */
  timeouts: Omit<BodyLimits, 'size'>;
  reject: Reject;
}

interface ReceiveLeadOptions extends ReceiveOptions {
  hasOwnPrices: HasOwnPrices;
}

/** The handler of `POST /api/requests`: reads, validates and stores one lead. */
export function receiveLead({
  settings,
  store,
  budget,
  metrics,
  timeouts,
  reject,
  hasOwnPrices,
}: ReceiveLeadOptions) {
  const limits = { ...timeouts, size: leadLimits.body };
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
    const announced = Number(request.headers['content-length'] ?? 0);
    const size = type === urlEncoded ? maxUrlEncoded : limits.size;
    if (announced > size) return rejectBody(context, 'too large', size);
    if (!budget.mayStart(client, announced)) return rejectBody(context, 'no room', size);
    const upload = budget.start(client);
    try {
      const bytes = await readBody(request, { ...limits, size }, upload);
      const wait = await consumeBytes(client, bytes.length);
      if (wait !== undefined) {
        context.header('retry-after', String(wait));
        return reject(context, 429, 'bytes', 'Too much from this address today. Please send it again later.');
      }
      const form = isFormType(type) ? formRequest(context) : undefined;
      return await answer(context, await readLeadOf({ bytes, form }));
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      await consumeBytes(client, upload.received);
      return rejectBody(context, error.reason, size);
    } finally {
      upload.release();
    }
  };

  /** Stores a valid lead, and answers its request. */
  async function answer(context: Context<DeskEnv>, read: ReceivedLead): Promise<Response> {
    const { form } = read;
    context.set('form', form?.fields);
    if ('invalid' in read) return reject(context, 400, read.invalid, read.detail, read.errors);
    const { photos, secret, revision } = read;
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
        mayMail: () => mayMail(clientNetwork(context.env.incoming, settings.trustProxy), firm),
      });
      metrics.leads.inc({ kind, outcome, form: partial ? 'left' : 'sent', ...(firm && { firm }) });
      if (spamVerdict !== undefined) metrics.spam.inc({ reason: spamVerdict });
      const estimateMailed =
        notify.mail !== undefined &&
        outcome !== 'separate' &&
        (await store.messages.isEstimateMailed({ ...lead, id }));
      // Beyond that, the response to spam, and to a body without the lead's secret, is the same: a robot learns no more.
      return context.json(
        { id, ...(estimateMailed && { estimateMailed }) },
        outcome === 'created' ? 201 : 200,
      );
    } catch (error) {
      metrics.databaseErrors.inc();
      console.error(`A lead could not be stored: ${errorMessage(error)}`);
      return rejectForNow(
        context,
        'database',
        'The lead could not be stored just now. Please send it again.',
      );
    }
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
    return tokenFault(settings.guardSecret, id, guard?.token, now);
  }

  function rejectForNow(context: Context, reason: string, detail: string): Response {
    context.header('retry-after', String(retryAfter));
    return reject(context, 503, reason, detail);
  }

  function rejectBody(context: Context, reason: BodyError['reason'], size: number): Response {
    if (reason === 'too large') {
      return reject(context, 413, reason, `A lead may have at most ${size / 1024 / 1024} MB.`);
    }
    if (reason === 'no room') {
      return rejectForNow(
        context,
        reason,
        'Too many leads are arriving at this moment. Please send it again.',
      );
    }
    if (reason === 'too slow') {
      context.header('connection', 'close');
      return reject(context, 408, reason, 'The lead arrived too slowly. Please send it again.');
    }
    return reject(context, 400, reason, 'The connection ended before the whole lead was here.');
  }
}

const formRequest = ({ req, get }: Context<DeskEnv>): FormRequest => ({
  firm: get('firm').id,
  contentType: req.header('content-type') ?? '',
  page: req.header('referer'),
  lang: req.query('lang'),
  trusted: req.header('sec-fetch-user') === '?1',
});

/** Whether the browser says that the form was on a page of the desk. */
const isOwnPage = ({ req }: Context): boolean => req.header('sec-fetch-site') === 'same-origin';
