import type { WebhookCallRow, WebhookRow } from '../../storage/tables';
import { newMessage } from '../newMessage';
import { SendError } from '../sendError';
import { sendWebhook } from '../webhook';
import { hookTarget, settingsOf } from './hooks';

/** Milliseconds: a person waits for the answer. */
const timeLimit = 10_000;

/** A lead that no visitor has sent. `test` marks it, so that a program can leave it out. */
const example = (now: Date) => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  timestamp: now.toISOString(),
  source: 'webhook test',
  page: '',
  test: true,
  fullName: 'TEST of the webhook, nobody to call',
  phone: '000 000 0000',
  email: 'test@invalid.example',
  serviceAddress: 'none: this is a test',
  areasOfConcern: 'The inbox has sent this to find out whether leads arrive. Nothing is to be done.',
});

/** Calls a webhook with an example, once. @returns what is noted of the call */
export async function testHook(
  hook: WebhookRow,
  now: Date,
  signal: AbortSignal = AbortSignal.timeout(timeLimit),
): Promise<Omit<WebhookCallRow, 'id' | 'at'>> {
  const lead = example(now);
  const [target, at] = [hookTarget(hook), now.toISOString()];
  const message = newMessage(
    { lead_id: lead.id, firm: hook.firm, target, event: 'created', not_before: at },
    now,
  );
  const body = { lead, receivedAt: at, isSuspect: false, isOpened: false, photos: [] };
  const began = performance.now();
  const [accepted, answer] = await sendWebhook(settingsOf(hook, now), message, body, signal).then(
    (taken) => [1, taken] as const,
    (error: unknown) => {
      if (error instanceof SendError) return [0, error.message] as const;
      throw error;
    },
  );
  const ms = Math.round(performance.now() - began);
  const about = { message_id: null, lead_id: null, event: 'test', tries: 1 } as const;
  return { ...about, firm: hook.firm, target, accepted, answer, ms };
}
