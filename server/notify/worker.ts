import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageRow } from '../migrations/003_messages';
import { maxTries, retryDelay } from './backoff';
import { targetsOf } from './enqueue';
import { createMailer } from './mail';
import type { MessageQueue, Outcome, QueuedBody } from './queue';
import { SendError, withoutPersonal } from './sendError';
import type { NotifySettings } from './settings';
import { sendWebhook } from './webhook';

/** Milliseconds. */
export interface WorkerTimes {
  /** Between two polls of the queue; `pollNow` polls earlier. */
  poll: number;
  /** Timeout of one try of a webhook. */
  webhook: number;
  /** Timeout of one try of a mail, which may have photos. */
  mail: number;
  /** After which another desk may claim a message whose desk ended. Longer than any try. */
  lease: number;
  /** The delay before the next try; `retryAfter` in seconds. */
  retryDelay: (tries: number, retryAfter?: number) => number;
}

const defaultTimes: WorkerTimes = {
  poll: 5_000,
  webhook: 15_000,
  mail: 120_000,
  lease: 300_000,
  retryDelay,
};

/** Messages to one target that are sent at the same time: few, since each may hold 8 MB of photos. */
const concurrency = 3;

export interface Worker {
  /** Polls the queue without delay: there may be something to send. */
  pollNow(): void;
  /** Claims no more messages and waits for those being sent. After the timeout they are aborted, and retried later. */
  stop(timeout: number): Promise<void>;
}

/** Sends queued notifications until it is stopped. Each target has a loop of its own, so none waits for a slow one. */
export function startWorker(
  queue: MessageQueue,
  settings: NotifySettings,
  times: WorkerTimes = defaultTimes,
): Worker {
  const sendMail = settings.mail && createMailer(settings.mail);
  const stopping = new AbortController();
  let isAborted = false;
  let isDatabaseAway = false;
  let pausing = new AbortController();
  const tries = new Set<AbortController>();

  /** @returns false where there is no recipient */
  async function send(message: MessageRow, stored: QueuedBody): Promise<boolean> {
    const webhook = settings.webhooks.find(({ url }) => url === message.target);
    const control = new AbortController();
    const abort = () => control.abort(new SendError('no answer in time', false));
    const timer = setTimeout(abort, webhook ? times.webhook : times.mail);
    tries.add(control);
    try {
      if (!webhook) return sendMail ? await sendMail(message, stored, control.signal) : false;
      await sendWebhook(webhook, message, stored, control.signal);
      return true;
    } finally {
      clearTimeout(timer);
      tries.delete(control);
    }
  }

  async function attempt(message: MessageRow): Promise<Outcome> {
    // The desk that started the last try ended before it could record the outcome.
    if (message.tries > maxTries)
      return { state: 'dead', error: message.last_error ?? 'the desk ended meanwhile' };
    try {
      const stored = await queue.leadOf(message);
      return { state: stored && (await send(message, stored)) ? 'sent' : 'dropped' };
    } catch (error) {
      const { message: reason, isFinal, retryAfter } = asSendError(error);
      if (isFinal || message.tries >= maxTries) return { state: 'dead', error: reason };
      const delay = times.retryDelay(message.tries, retryAfter);
      return { state: 'retry', error: reason, at: new Date(Date.now() + delay) };
    }
  }

  async function handle(message: MessageRow): Promise<void> {
    const outcome = await attempt(message);
    log(message, outcome);
    // The outcome has to be recorded: a message that was sent would be sent again after its lease.
    while (Date.now() < Date.parse(message.not_before)) {
      try {
        return await queue.settle(message, outcome, new Date());
      } catch (error) {
        console.error(`The outcome of message ${message.id} cannot be recorded yet: ${formatError(error)}`);
        if (isAborted) return;
        await sleep(Math.min(1_000, times.poll));
      }
    }
  }

  async function claim(target: string): Promise<MessageRow[]> {
    try {
      const messages = await queue.claim(target, concurrency, times.lease, new Date());
      isDatabaseAway = false;
      return messages;
    } catch (error) {
      if (!isDatabaseAway)
        console.error(`Messages cannot be sent, the database is away: ${formatError(error)}`);
      isDatabaseAway = true;
      return [];
    }
  }

  async function run(target: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = pausing;
      const messages = await claim(target);
      await Promise.all(messages.map(handle));
      if (messages.length === 0) await sleep(times.poll, undefined, { signal }).catch(() => {});
    }
  }

  const loops = Promise.all(targetsOf(settings).map(run));

  function pollNow() {
    pausing.abort();
    pausing = new AbortController();
  }

  return {
    pollNow,
    async stop(timeout) {
      stopping.abort();
      pollNow();
      const timer = setTimeout(() => {
        isAborted = true;
        for (const control of tries) control.abort(new SendError('the desk was stopped', false));
      }, timeout);
      await loops;
      clearTimeout(timer);
    },
  };
}

function log({ id, lead_id, target, tries }: MessageRow, outcome: Outcome) {
  if (!('error' in outcome)) return;
  // A webhook's path is often its password.
  const recipient = URL.canParse(target) ? `the webhook at ${new URL(target).host}` : `the ${target}`;
  const what = `Message ${id} to ${recipient} about lead ${lead_id}`;
  if (outcome.state === 'dead') {
    console.error(
      `${what} failed for good: ${outcome.error}. Once that is fixed: npm run leads -- retry ${id}`,
    );
  } else {
    console.warn(`${what} failed: ${outcome.error}. Try ${tries + 1} is at ${outcome.at.toISOString()}.`);
  }
}

const asSendError = (error: unknown) =>
  error instanceof SendError ? error : new SendError(formatError(error), false);

const formatError = (error: unknown) =>
  withoutPersonal(error instanceof Error ? error.message : String(error));
