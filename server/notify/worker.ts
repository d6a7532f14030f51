import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageRow } from '../migrations/003_messages';
import { maxTries, pauseAfter } from './backoff';
import { targetsOf } from './enqueue';
import { createMailer } from './mail';
import type { MessageQueue, Outcome, QueuedBody } from './queue';
import { SendError, withoutPersonal } from './sendError';
import type { NotifySettings } from './settings';
import { sendWebhook } from './webhook';

/** Milliseconds. */
export interface WorkerTimes {
  /** Between two looks for messages; those of this desk's own leads are seen at once. */
  poll: number;
  /** For one try of a webhook. */
  webhook: number;
  /** For one try of a mail: photos over a slow line take theirs. */
  mail: number;
  /** After which a message whose desk died is taken by another one. Longer than any try. */
  lease: number;
  /** Before the next try. */
  pauseAfter: (tries: number, asked?: number) => number;
}

const usualTimes: WorkerTimes = { poll: 5_000, webhook: 15_000, mail: 120_000, lease: 300_000, pauseAfter };

/** Messages of one target that are sent at the same time: few, since each may hold 8 MB of photos. */
const width = 3;

export interface Worker {
  /** There may be something to send. */
  wake(): void;
  /** Takes no more messages; those under way may end within the given milliseconds, and are sent again later if not. */
  stop(patience: number): Promise<void>;
}

/** Sends what is in the queue until it is stopped. Each target has a lane of its own, so none waits for a slow one. */
export function startWorker(
  queue: MessageQueue,
  settings: NotifySettings,
  times: WorkerTimes = usualTimes,
): Worker {
  const sendMail = settings.mail && createMailer(settings.mail);
  const stopping = new AbortController();
  let isCutOff = false;
  let wasAway = false;
  let waking = new AbortController();
  const trying = new Set<AbortController>();

  /** @returns false where there is nobody to send it to */
  async function send(message: MessageRow, stored: QueuedBody): Promise<boolean> {
    const webhook = settings.webhooks.find(({ url }) => url === message.target);
    const control = new AbortController();
    const tooLong = () => control.abort(new SendError('no answer in time', false));
    const limit = setTimeout(tooLong, webhook ? times.webhook : times.mail);
    trying.add(control);
    try {
      if (!webhook) return sendMail ? await sendMail(message, stored, control.signal) : false;
      await sendWebhook(webhook, message, stored, control.signal);
      return true;
    } finally {
      clearTimeout(limit);
      trying.delete(control);
    }
  }

  async function attempt(message: MessageRow): Promise<Outcome> {
    // The one who began the last try did not live to tell how it ended.
    if (message.tries > maxTries)
      return { state: 'dead', error: message.last_error ?? 'the desk ended meanwhile' };
    try {
      const stored = await queue.leadOf(message);
      return { state: stored && (await send(message, stored)) ? 'sent' : 'dropped' };
    } catch (error) {
      const { message: why, isFinal, retryAfter } = asSendError(error);
      if (isFinal || message.tries >= maxTries) return { state: 'dead', error: why };
      return {
        state: 'again',
        error: why,
        at: new Date(Date.now() + times.pauseAfter(message.tries, retryAfter)),
      };
    }
  }

  async function handle(message: MessageRow): Promise<void> {
    const outcome = await attempt(message);
    log(message, outcome);
    // What was sent must be noted: after the lease it would be sent again.
    while (Date.now() < Date.parse(message.not_before)) {
      try {
        return await queue.settle(message, outcome, new Date());
      } catch (error) {
        console.error(`Message ${message.id} is handled, but that cannot be noted yet: ${inWords(error)}`);
        if (isCutOff) return;
        await sleep(1_000);
      }
    }
  }

  async function claim(target: string): Promise<MessageRow[]> {
    try {
      const messages = await queue.claim(target, width, times.lease, new Date());
      wasAway = false;
      return messages;
    } catch (error) {
      if (!wasAway) console.error(`Messages cannot be sent, the database is away: ${inWords(error)}`);
      wasAway = true;
      return [];
    }
  }

  async function work(target: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const woken = waking.signal;
      const messages = await claim(target);
      await Promise.all(messages.map(handle));
      if (messages.length === 0) await sleep(times.poll, undefined, { signal: woken }).catch(() => {});
    }
  }

  const lanes = Promise.all(targetsOf(settings).map(work));

  function wake() {
    waking.abort();
    waking = new AbortController();
  }

  return {
    wake,
    async stop(patience) {
      stopping.abort();
      wake();
      const cutOff = setTimeout(() => {
        isCutOff = true;
        for (const control of trying) control.abort(new SendError('the desk was stopped', false));
      }, patience);
      await lanes;
      clearTimeout(cutOff);
    },
  };
}

function log({ id, lead_id, target, tries }: MessageRow, outcome: Outcome) {
  if (!('error' in outcome)) return;
  // A webhook's path is often its password.
  const receiver = URL.canParse(target) ? `the webhook at ${new URL(target).host}` : `the ${target}`;
  const what = `Message ${id} to ${receiver} about lead ${lead_id}`;
  if (outcome.state === 'dead') {
    console.error(
      `${what} failed for good: ${outcome.error}. Once that is mended: npm run leads -- retry ${id}`,
    );
  } else {
    console.warn(`${what} failed: ${outcome.error}. Try ${tries + 1} is at ${outcome.at.toISOString()}.`);
  }
}

const asSendError = (error: unknown) =>
  error instanceof SendError ? error : new SendError(inWords(error), false);

const inWords = (error: unknown) => withoutPersonal(error instanceof Error ? error.message : String(error));
