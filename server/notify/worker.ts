import { setTimeout as sleep } from 'node:timers/promises';
import { chatTitles, isChat } from '../../src/domain/chats';
import { delivery } from '../../src/domain/delivery';
import { isReminderDue } from '../appointments/messages';
import { note } from '../inbox/activity';
import type { MessageRow } from '../storage/tables';
import { isPerson, isTold, targetsOf } from './enqueue';
import { isHook, settingsOf } from './hooks/hooks';
import { sendMail } from './mail';
import type { MessageQueue, Outcome, QueuedBody, QueueKey } from './queue';
import { SendError, withoutPersonal } from './sendError';
import type { NotifySettings, WebhookSettings } from './settings';
import { isDevice } from './told/devices';
import { quietUntil } from './told/quietHours';
import { sendChat } from './told/sendChat';
import { sendPush } from './told/sendPush';
import { sendWebhook } from './webhook';

/** Milliseconds. */
const defaultTimes = {
  /** Between two polls of the queue; `pollNow` polls earlier. */
  poll: 5_000,
  /** Timeout of one try of a webhook, a chat or a push service. */
  webhook: 15_000,
  /** Timeout of one try of a mail, which may have photos. */
  mail: 120_000,
  /** After which another desk may claim a message whose desk ended. Longer than any try. */
  lease: 1000 * delivery.lease,
  /** The delay before the next try; `retryAfter` in seconds. */
  retryDelay: (tries: number, retryAfter?: number): number => retryDelay(tries, retryAfter),
};
export type WorkerTimes = typeof defaultTimes;

/** Messages to one target that are sent at the same time: few, since each may hold 8 MB of photos. */
const concurrency = 3;

export type Worker = ReturnType<typeof startWorker>;

/** Who is notified of the leads of a firm; undefined where no such firm can be found. */
type RecipientsOf = (firm: string) => NotifySettings | undefined;

/**
 * Sends queued notifications until it is stopped. What one firm sends to one target waits for nothing else: a slow mail
 * server or webhook delays its own messages only.
 */
export function startWorker(
  queue: MessageQueue,
  recipientsOf: RecipientsOf,
  times: WorkerTimes = defaultTimes,
) {
  const stopping = new AbortController();
  let isAborted = false;
  let isDatabaseAway = false;
  let pausing = new AbortController();
  const tries = new Set<AbortController>();
  /** The loops that are sending, by what they send; with whether more has become due meanwhile. */
  const sending = new Map<string, { done: Promise<void>; isMoreDue: boolean }>();

  /** @returns what the recipient answered; undefined where there is none, or nothing to say any more */
  async function send(message: MessageRow, stored: QueuedBody): Promise<string | undefined> {
    const recipients = recipientsOf(message.firm);
    // The firm's file was changed meanwhile.
    if (!recipients || !mayBeFor(recipients, message.target))
      throw new SendError('there is no such recipient now', false);
    if (message.event === 'unopened' && !isStillUnopened(stored)) return undefined;
    const isMail = message.target === 'firm' || message.target === 'visitor';
    const control = new AbortController();
    const abort = () => control.abort(new SendError('no answer in time', false));
    const timer = setTimeout(abort, isMail ? times.mail : times.webhook);
    tries.add(control);
    try {
      return await sendTo(recipients, message, stored, control.signal);
    } finally {
      clearTimeout(timer);
      tries.delete(control);
    }
  }

  async function sendTo(
    { mail, webhooks, told }: NotifySettings,
    message: MessageRow,
    stored: QueuedBody,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { target } = message;
    if (isHook(target)) return callHook(message, stored, signal);
    const webhook = webhooks.find(({ url }) => url === target);
    if (webhook) return callWebhook(webhook, message, stored, signal);
    return (await tell({ mail, told }, message, stored, signal)) ? 'taken' : undefined;
  }

  /** Calls a webhook of the database. One that a program has made for itself ends where it is gone. */
  async function callHook(
    message: MessageRow,
    stored: QueuedBody,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const hook = await queue.hooks.find(message.target);
    if (!hook) return undefined;
    try {
      return await callWebhook(settingsOf(hook, new Date()), message, stored, signal);
    } catch (error) {
      if (!(error instanceof SendError && error.isFinal && hook.token_id !== null)) throw error;
      const { host } = new URL(hook.url);
      const { message: why } = error;
      console.warn(`The webhook at ${host} is gone (${why}): it was removed.`);
      const { firm } = hook;
      await queue.hooks.end(hook, (transaction, account) =>
        note(transaction, { account, firm, action: 'lost a webhook', text: `${host} (${why})` }),
      );
      return undefined;
    }
  }

  async function callWebhook(
    webhook: WebhookSettings,
    message: MessageRow,
    stored: QueuedBody,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const isDue = message.event !== 'reminder' || isReminderDue(stored.appointment, new Date());
    if (!isDue || (message.event === 'reminder' && !webhook.reminders)) return undefined;
    return sendWebhook(webhook, message, stored, signal);
  }

  /** @returns whether there is such a recipient, and something to say */
  async function tell(
    { mail, told }: Pick<NotifySettings, 'mail' | 'told'>,
    message: MessageRow,
    stored: QueuedBody,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { target, event } = message;
    if (isDevice(target)) return told ? sendPush(queue.devices, told, message, stored, signal) : false;
    if (isChat(target)) {
      if (told) await sendChat(target, told, message, stored, signal);
      return told !== undefined;
    }
    if (event === 'abandoned') {
      const resumeToken = await queue.resumeToken(message, new Date());
      return mail && resumeToken ? sendMail(mail, message, { ...stored, resumeToken }, signal) : false;
    }
    return mail ? sendMail(mail, message, stored, signal) : false;
  }

  async function attempt(message: MessageRow): Promise<Outcome> {
    // The desk that started the last try ended before it could record the outcome.
    if (message.tries > delivery.tries)
      return { state: 'dead', error: message.last_error ?? 'the desk ended meanwhile' };
    try {
      const stored = await queue.leadOf(message);
      const answer = stored && (await send(message, stored));
      return answer === undefined
        ? { state: 'dropped' }
        : { state: 'sent', answer, remindAt: remindAt(message) };
    } catch (error) {
      const { message: reason, isFinal, retryAfter } = asSendError(error);
      if (isFinal || message.tries >= delivery.tries) return { state: 'dead', error: reason };
      const delay = times.retryDelay(message.tries, retryAfter);
      return { state: 'retry', error: reason, at: new Date(Date.now() + delay) };
    }
  }

  /** When a person at the firm, who has just been told of a lead, is reminded of it; undefined for never. */
  function remindAt({ firm, target, event }: MessageRow): Date | undefined {
    const minutes = recipientsOf(firm)?.told?.remindAfter ?? 0;
    const isNews = event === 'created' || event === 'updated';
    return minutes > 0 && isNews && isPerson(target) ? new Date(Date.now() + 60_000 * minutes) : undefined;
  }

  async function handle(message: MessageRow): Promise<void> {
    const began = performance.now();
    const outcome = await attempt(message);
    const ms = Math.round(performance.now() - began);
    log(message, outcome);
    // The outcome has to be recorded: a message that was sent would be sent again after its lease.
    while (Date.now() < Date.parse(message.not_before)) {
      try {
        return await queue.settle(message, outcome, new Date(), ms);
      } catch (error) {
        console.error(`The outcome of message ${message.id} cannot be recorded yet: ${formatError(error)}`);
        if (isAborted) return;
        await sleep(Math.min(1_000, times.poll));
      }
    }
  }

  /** Reads the queue; nothing while the database is away. */
  async function read<Entry>(reading: () => Promise<Entry[]>): Promise<Entry[]> {
    try {
      const entries = await reading();
      isDatabaseAway = false;
      return entries;
    } catch (error) {
      if (!isDatabaseAway)
        console.error(`Messages cannot be sent, the database is away: ${formatError(error)}`);
      isDatabaseAway = true;
      return [];
    }
  }

  /** Sends what is due for one key, until nothing is. */
  async function sendDue(key: QueueKey, loop: { isMoreDue: boolean }): Promise<void> {
    let messages: MessageRow[] = [];
    do {
      loop.isMoreDue = false;
      messages = await read(() => queue.claim(key, concurrency, times.lease, new Date()));
      await Promise.all(messages.map(handle));
    } while ((messages.length > 0 || loop.isMoreDue) && !stopping.signal.aborted);
    sending.delete(nameOf(key));
  }

  function startSending(key: QueueKey): void {
    const current = sending.get(nameOf(key));
    if (current) {
      current.isMoreDue = true;
      return;
    }
    const loop = { isMoreDue: false, done: Promise.resolve() };
    sending.set(nameOf(key), loop);
    loop.done = sendDue(key, loop);
  }

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = pausing;
      for (const key of await read(() => queue.due(new Date()))) {
        const recipients = recipientsOf(key.firm);
        if (!mayBeFor(recipients, key.target)) continue;
        const until = isTold(key.target) ? quietUntilOf(recipients, new Date()) : undefined;
        if (until) await read(async () => [await queue.postpone(key, until, new Date())]);
        else startSending(key);
      }
      await sleep(times.poll, undefined, { signal }).catch(() => {});
    }
    await Promise.all([...sending.values()].map(({ done }) => done));
  }

  const polling = poll();

  /** Polls the queue without delay: there may be something to send. */
  function pollNow(): void {
    pausing.abort();
    pausing = new AbortController();
  }

  return {
    pollNow,
    /** Claims no more messages and waits for those being sent. After the timeout they are aborted, and retried later. */
    async stop(timeout: number): Promise<void> {
      stopping.abort();
      pollNow();
      const timer = setTimeout(() => {
        isAborted = true;
        for (const control of tries) control.abort(new SendError('the desk was stopped', false));
      }, timeout);
      await polling;
      clearTimeout(timer);
    },
  };
}

/** Whether a target is one of the recipients. Whether a device or a webhook of the database still is one is found out when it is told. */
const mayBeFor = (recipients: NotifySettings | undefined, target: string): boolean =>
  targetsOf(recipients).includes(target) ||
  (recipients !== undefined && (isDevice(target) || isHook(target)));

const isStillUnopened = ({ isOpened, isSuspect, lead }: QueuedBody): boolean =>
  !isOpened && !isSuspect && lead['partial'] !== true;

/** Until when nobody at a firm is told at once; undefined where it is not quiet. */
const quietUntilOf = (recipients: NotifySettings | undefined, now: Date): Date | undefined => {
  const { quietHours, style } = recipients?.told ?? {};
  return quietHours && style && quietUntil(quietHours, style.timeZone, now);
};

const nameOf = ({ firm, target }: QueueKey) => JSON.stringify([firm, target]);

function log({ id, lead_id, firm, target, tries }: MessageRow, outcome: Outcome) {
  if (!('error' in outcome)) return;
  // A webhook's path is often its password.
  const recipient = URL.canParse(target) ? `the webhook at ${new URL(target).host}` : recipientName(target);
  const what = `${firm && `Firm ${firm}: `}Message ${id} to ${recipient} about lead ${lead_id}`;
  if (outcome.state === 'dead') {
    console.error(
      `${what} failed for good: ${outcome.error}. Once that is fixed: npm run leads -- retry ${id}`,
    );
  } else {
    console.warn(`${what} failed: ${outcome.error}. Try ${tries + 1} is at ${outcome.at.toISOString()}.`);
  }
}

function recipientName(target: string): string {
  if (isChat(target)) return chatTitles[target];
  if (isHook(target)) return 'a webhook of the inbox';
  return isDevice(target) ? 'a device' : `the ${target}`;
}

const asSendError = (error: unknown) =>
  error instanceof SendError ? error : new SendError(formatError(error), false);

const formatError = (error: unknown) =>
  withoutPersonal(error instanceof Error ? error.message : String(error));

const { firstDelay, backoff, jitter, maxDelay } = delivery;

/**
 * The exponential backoff after a failed try, in milliseconds: 15 s, 1 min, 4 min, 16 min, 1 h, 4 h, 17 h, each with a
 * jitter of a fifth, so that messages that failed together are not retried together.
 * @param tries how many there were, from 1
 * @param retryAfter seconds for which the recipient asked (`Retry-After`): the least delay
 */
export function retryDelay(tries: number, retryAfter = 0, random: () => number = Math.random): number {
  const delay = firstDelay * backoff ** (tries - 1) * (1 - jitter + 2 * jitter * random());
  return Math.round(1000 * Math.min(maxDelay, Math.max(delay, retryAfter)));
}
