import { Webhook } from 'standardwebhooks';
import type { MessageRow } from '../migrations/003_messages';
import { photoFields } from '../photos/take';
import { readRetryAfter } from './backoff';
import type { QueuedBody } from './queue';
import { SendError, withoutPersonal } from './sendError';
import type { WebhookSettings } from './settings';

/**
 * Sends a lead to a webhook, signed as Standard Webhooks has it. Accepted is what is answered with 2xx; redirects are
 * not followed, for they could lead a customer's data anywhere.
 * @throws SendError
 */
export async function sendWebhook(
  { url, secret }: WebhookSettings,
  message: MessageRow,
  stored: QueuedBody,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(webhookBody(message, stored));
  const now = new Date();
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'biosystem-desk',
        'webhook-id': message.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(message.id, now, body),
      },
      body,
    });
  } catch (error) {
    throw error instanceof SendError ? error : new SendError(inWords(error), false);
  }
  // What it says matters to nobody; unread, it would keep the connection.
  await response.body?.cancel().catch(() => {});
  if (response.ok) return;
  const patience = [429, 503].includes(response.status)
    ? readRetryAfter(response.headers.get('retry-after'), now.getTime())
    : undefined;
  // Whatever else it answers may be mended within a day; "gone" means: never again.
  throw new SendError(`HTTP ${response.status}`, response.status === 410, patience);
}

/** What a webhook gets: every field of the lead; of photos only what they are. */
function webhookBody({ event, created_at }: MessageRow, { lead, receivedAt, photos }: QueuedBody): object {
  const { guard: _, ...data } = lead;
  const described = photos.map(({ mime, bytes }) => ({ type: mime, bytes: bytes.length }));
  for (const field of photoFields) if (field in data) data[field] = described;
  return { type: `lead.${event}`, timestamp: created_at, data: { ...data, receivedAt } };
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return withoutPersonal(String(error));
  return withoutPersonal(error.cause instanceof Error ? error.cause.message || error.message : error.message);
}
