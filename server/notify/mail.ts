import { createTransport, type SendMailOptions } from 'nodemailer';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { MessageRow } from '../migrations/003_messages';
import { firmMail } from './firmMail';
import type { Mail } from './mailText';
import { personOf } from './person';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';
import { asSendError, isTooLarge } from './smtpError';
import { visitorMail } from './visitorMail';

/** Milliseconds without a sign of life from the mail server. */
const silence = 20_000;

/** Confirmations a day to one address, by one desk: anybody can type anybody's address into a form, again and again. */
const confirmations = 5;

/**
 * Sends one mail about a lead, to the firm or to the visitor.
 * @returns false where there is nobody to send it to
 * @throws SendError
 */
export type SendMail = (message: MessageRow, stored: QueuedBody, signal: AbortSignal) => Promise<boolean>;

export function createMailer(settings: MailSettings): SendMail {
  const confirmed = new RateLimiterMemory({ points: confirmations, duration: 24 * 60 * 60 });
  return async (message, stored, signal) => {
    if (message.target !== 'visitor') {
      const content = { to: [...settings.to], ...firmMail(message, stored) };
      await deliver(settings, message, content, signal);
      return true;
    }
    const address = personOf(stored.lead).address?.toLowerCase();
    const content = visitorMail(stored, settings);
    if (!content || address === undefined) return false;
    const isAllowed = await confirmed.consume(address).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return false;
    try {
      await deliver(settings, message, content, signal);
      return true;
    } catch (error) {
      await confirmed.reward(address);
      throw error;
    }
  };
}

/** Sends a mail; without its photos where the server finds them too large. */
async function deliver(
  settings: MailSettings,
  message: MessageRow,
  content: Mail,
  signal: AbortSignal,
): Promise<void> {
  const mail = {
    from: settings.from,
    // The same at every try: a mail server that got one of them twice can tell.
    messageId: `<${message.id}@${settings.from.address.split('@')[1]}>`,
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    ...content,
  };
  try {
    await handOver(settings.url, mail, signal);
  } catch (error) {
    if (!isTooLarge(error) || !content.attachments?.length) throw asSendError(error);
    const text = `${content.text}\nThe photos are too large for your mail server. The lead desk has them.\n`;
    await handOver(settings.url, { ...mail, text, attachments: [] }, signal).catch((again: unknown) => {
      throw asSendError(again);
    });
  }
}

async function handOver(url: string, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    const { rejected } = await Promise.race([transport.sendMail(mail), aborted]);
    if (rejected.length > 0)
      console.warn(`The mail server refused ${rejected.length} of the addresses in MAIL_TO.`);
  } finally {
    transport.close();
  }
}
