import { Webhook } from 'standardwebhooks';
import { delivery } from '../../src/domain/delivery';
import { answersOf, type Photo, photoFields, photoName, withoutAnswers } from '../photos/photo';
import type { MessageRow } from '../storage/tables';
import { beginningOf, post, requireAccepted } from './post';
import type { QueuedBody } from './queue';
import { SendError } from './sendError';
import type { WebhookSettings } from './settings';
import { isPublicHost, isPushAddress } from './told/pushAddress';
import { isWebhookUrl } from './webhookUrl';

/**
 * Sends a lead to a webhook, signed as specified by Standard Webhooks. Any 2xx that is no web page accepts it. Redirects are
 * not followed with the lead: they could lead a customer's data anywhere. But an answer may stand elsewhere.
 * @returns what it answered
 * @throws SendError
 */
export async function sendWebhook(
  webhook: WebhookSettings,
  message: MessageRow,
  stored: QueuedBody,
  signal: AbortSignal,
): Promise<string> {
  const { url, secret, oldSecret, isPublic } = webhook;
  if (isPublic && !(await isPublicUrl(url))) throw new SendError('it has no public address', false);
  const body = JSON.stringify(webhookBody(message, stored));
  const now = new Date();
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': [secret, ...(oldSecret ? [oldSecret] : [])]
      .map((one) => new Webhook(one).sign(message.id, now, body))
      .join(' '),
  };
  const answer = await post(url, { headers, body }, signal);
  if (!(await isAcceptedElsewhere(answer.response, webhook, signal))) requireAccepted(answer);
  return `HTTP ${answer.response.status}`;
}

/**
 * Whether an address leads out of the desk's network. A name may lead elsewhere at the next look, but what is there has no certificate
 * for it.
 */
const isPublicUrl = async (href: string): Promise<boolean> =>
  isPushAddress(href, undefined) && (await isPublicHost(new URL(href).hostname));

/**
 * Whether a 302 or 303 leads to an answer `{ "ok": true }`. Apps Script answers like this: the script has run, and its answer is on
 * another host, from where it is fetched without the lead. Anything else there proves nothing: it may be a login.
 */
async function isAcceptedElsewhere(
  { status, headers }: Response,
  { url, isPublic }: WebhookSettings,
  signal: AbortSignal,
): Promise<boolean> {
  const location = headers.get('location');
  if (![302, 303].includes(status) || !location || !URL.canParse(location, url)) return false;
  const elsewhere = new URL(location, url);
  // A receiver elsewhere must not have the desk ask programs on its own machine.
  if (!isWebhookUrl(elsewhere.href) || elsewhere.protocol !== new URL(url).protocol) return false;
  if (isPublic && !(await isPublicUrl(elsewhere.href))) return false;
  try {
    const answer = await fetch(elsewhere, { redirect: 'manual', signal });
    const text = await beginningOf(answer);
    const json: unknown = JSON.parse(text);
    return answer.ok && typeof json === 'object' && json !== null && 'ok' in json && json.ok === true;
  } catch {
    return false;
  }
}

/** The body for a webhook: every field of the lead, with the type and size of photos and files instead of their bytes. */
function webhookBody(
  { event, created_at, firm }: MessageRow,
  { lead, receivedAt, photos, appointment }: QueuedBody,
): object {
  const { guard: _, slot: _slot, ...data } = lead;
  const summaryOf = ({ mime, bytes }: Photo) => ({ type: mime, bytes: bytes.length });
  const summaries = withoutAnswers(photos, lead).map(summaryOf);
  for (const field of photoFields) if (field in data) data[field] = summaries;
  const answers = answersOf(lead);
  if (answers.length > 0)
    data['answers'] = answers.map((answer) => {
      const file = photos.find(({ name }) => name === photoName(answer.file));
      return file ? { ...answer, file: summaryOf(file) } : answer;
    });
  return {
    type: `lead.${event}`,
    timestamp: created_at,
    data: {
      ...withoutLargest(data),
      receivedAt,
      ...(firm && { firm }),
      ...(appointment && {
        appointment: { start: appointment.start_at, end: appointment.end_at, state: appointment.state },
      }),
    },
  };
}

/** Leaves out the largest fields until the rest is small enough for any receiver, and names them in `leftOut`. */
function withoutLargest(lead: Record<string, unknown>): Record<string, unknown> {
  const sizes = Object.entries(lead)
    .map(([name, value]) => ({ name, bytes: Buffer.byteLength(JSON.stringify({ [name]: value })) }))
    .toSorted((one, other) => one.bytes - other.bytes);
  let total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const { ...kept } = lead;
  const leftOut: string[] = [];
  for (let largest = sizes.pop(); largest && total > delivery.webhookBytes; largest = sizes.pop()) {
    total -= largest.bytes;
    delete kept[largest.name];
    leftOut.push(largest.name);
  }
  return leftOut.length > 0 ? { ...kept, leftOut } : kept;
}
