import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MessageRow } from '../migrations/003_messages';
import { firmMail } from './firmMail';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';
import { asSendError, isTooLarge } from './smtpError';
import { visitorMail } from './visitorMail';

/** Milliseconds without a sign of life from the mail server. */
const silence = 20_000;

/**
 * Sends one mail about a lead, to the firm or to the visitor.
 * @returns false where there is nobody to send it to
 * @throws SendError
 */
export async function sendMail(
  settings: MailSettings,
  message: MessageRow,
  stored: QueuedBody,
  signal: AbortSignal,
): Promise<boolean> {
  const content =
    message.target === 'visitor'
      ? await visitorMail(stored, settings)
      : { to: [...settings.to], ...(await firmMail(message, stored)) };
  if (!content) return false;
  const mail = {
    from: settings.from,
    // The same at every try: a mail server that got one of them twice can tell.
    messageId: `<${message.id}@${settings.from.address.split('@')[1]}>`,
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    ...content,
  };
  try {
    await deliver(settings.url, mail, signal);
  } catch (error) {
    if (!isTooLarge(error) || !content.attachments?.length) throw asSendError(error);
    const text = `${content.text}\nThe photos are too large for your mail server. The lead desk has them.\n`;
    await deliver(settings.url, { ...mail, text, attachments: [] }, signal).catch((again: unknown) => {
      throw asSendError(again);
    });
  }
  return true;
}

async function deliver(url: string, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
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
