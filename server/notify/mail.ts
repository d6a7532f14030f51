import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MessageRow } from '../storage/tables';
import { confirmationOf, isSameConfirmation } from './confirmation';
import { firmMail } from './firmMail';
import { abandonedMail, appointmentMail, type Mail, paragraph, renderMail, visitorMail } from './mailContent';
import { wordingFor } from './messages';
import type { QueuedBody } from './queue';
import { asSendError, isAboutContent, isTooLarge } from './sendError';
import type { MailSettings } from './settings';

/** Milliseconds without an answer of the mail server. */
const timeout = 20_000;

/**
 * Sends one mail about a lead, to the firm or to the visitor.
 * @returns false where there is no recipient
 * @throws SendError
 */
export async function sendMail(
  settings: MailSettings,
  message: MessageRow,
  stored: QueuedBody,
  signal: AbortSignal,
): Promise<boolean> {
  if (message.target !== 'visitor') {
    const content = { to: [...settings.to], ...firmMail(message, stored, settings) };
    await deliver(settings, message, content, signal).catch((error: unknown) => {
      // Whatever a server dislikes of the visitor's address or name: the firm gets the mail.
      const { replyTo, ...others } = content;
      if (!replyTo || !isAboutContent(error)) throw error;
      return deliver(settings, message, others, signal);
    });
    return true;
  }
  if (stored.isSuspect) return false;
  if (message.event === 'appointment' || message.event === 'reminder') {
    const content = appointmentMail(message, stored, settings, new Date());
    if (content) await deliver(settings, message, content, signal);
    return content !== undefined;
  }
  if (message.event === 'abandoned') {
    const content = abandonedMail(message, stored, settings);
    if (content) await deliver(settings, message, content, signal);
    return content !== undefined;
  }
  const content = visitorMail(stored, settings);
  const confirmation = confirmationOf(stored.lead);
  if (!content || !confirmation) return false;
  // The lead was changed meanwhile: another address or estimate has a message of its own, if it may have one today.
  if (message.mailbox !== null && !isSameConfirmation(message, confirmation)) return false;
  await deliver(settings, message, content, signal);
  return true;
}

/**
 * Sends a mail that is about no lead, at once and once.
 * @throws where the mail server does not take it
 */
export const sendNow = (settings: MailSettings, mail: Mail): Promise<void> =>
  submit(
    settings.url,
    rendered({ from: settings.from, headers: automatic, ...mail }, settings),
    AbortSignal.timeout(timeout),
  );

/** Nobody's program is to answer a mail of the desk. */
const automatic = { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' };

/** Sends a mail, without its photos where they are too large for the server. */
async function deliver(
  settings: MailSettings,
  message: MessageRow,
  content: Mail,
  signal: AbortSignal,
): Promise<void> {
  const mail = {
    from: settings.from,
    // The same at every try, so that a mail server can recognize a repeated mail.
    messageId: `<${message.id}@${settings.from.address.split('@')[1]}>`,
    // A bounce names the message, also where a mail server replaced the Message-ID, and repeats no lead.
    dsn: { id: message.id, return: 'headers', notify: 'failure' },
    headers: automatic,
    ...content,
  };
  try {
    await submit(settings.url, rendered(mail, settings), signal);
  } catch (error) {
    if (!isTooLarge(error) || !content.attachments?.length) throw asSendError(error);
    const { photosTooLarge } = wordingFor(settings.style, undefined).messages;
    const blocks = content.blocks.filter(({ part }) => part !== 'photos');
    const smaller = { ...mail, blocks: [...blocks, paragraph(photosTooLarge)], attachments: [] };
    await submit(settings.url, rendered(smaller, settings), signal).catch((again: unknown) => {
      throw asSendError(again);
    });
  }
}

function rendered(mail: Mail & SendMailOptions, { style }: MailSettings): SendMailOptions {
  const { preview: _, blocks: _blocks, lang: _lang, ...others } = mail;
  return { ...others, ...renderMail(mail, style) };
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
