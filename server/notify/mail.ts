import { createTransport, type SendMailOptions } from 'nodemailer';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { MessageRow } from '../migrations';
import { normalizeEmail } from '../privacy/email';
import { contactOf } from './contact';
import { firmMail } from './firmMail';
import type { Mail } from './mailText';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';
import { asSendError, isTooLarge } from './smtpError';
import { visitorMail } from './visitorMail';

/** Milliseconds without an answer of the mail server. */
const timeout = 20_000;

/** Confirmations a day to one address, by one desk: anybody can type a stranger's address into a form, again and again. */
const maxConfirmations = 5;

/**
 * Sends one mail about a lead, to the firm or to the visitor.
 * @returns false where there is no recipient
 * @throws SendError
 */
export type SendMail = (
  settings: MailSettings,
  message: MessageRow,
  stored: QueuedBody,
  signal: AbortSignal,
) => Promise<boolean>;

/** Makes the mailer of a desk, which counts the confirmations of all its firms. */
export function createMailer(): SendMail {
  const confirmations = new RateLimiterMemory({ points: maxConfirmations, duration: 24 * 60 * 60 });
  return async (settings, message, stored, signal) => {
    if (message.target !== 'visitor') {
      const content = { to: [...settings.to], ...firmMail(message, stored) };
      await deliver(settings, message, content, signal);
      return true;
    }
    const { email } = contactOf(stored.lead);
    const content = visitorMail(stored, settings);
    if (!content || email === undefined) return false;
    // name+anything@example.com is the same mailbox as name@example.com with many providers.
    const key = normalizeEmail(email).replace(/\+.*(?=@)/, '');
    const isAllowed = await confirmations.consume(key).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return false;
    try {
      await deliver(settings, message, content, signal);
      return true;
    } catch (error) {
      await confirmations.reward(key);
      throw error;
    }
  };
}

/** Sends a mail, without its photos where they are too large for the server. */
async function deliver(
  settings: MailSettings,
  message: MessageRow,
  content: Mail,
  signal: AbortSignal,
): Promise<void> {
  const mail = {
    from: settings.from,
    // The same at every try, so that a mail server can recognise a repeated mail.
    messageId: `<${message.id}@${settings.from.address.split('@')[1]}>`,
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    ...content,
  };
  try {
    await submit(settings.url, mail, signal);
  } catch (error) {
    if (!isTooLarge(error) || !content.attachments?.length) throw asSendError(error);
    const text = `${content.text}\nThe photos are too large for your mail server. The lead desk has them.\n`;
    await submit(settings.url, { ...mail, text, attachments: [] }, signal).catch((again: unknown) => {
      throw asSendError(again);
    });
  }
}

async function submit(url: string, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
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
      console.warn(`The mail server rejected ${rejected.length} of the firm's addresses.`);
  } finally {
    transport.close();
  }
}
