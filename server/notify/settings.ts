import addressparser from 'nodemailer/lib/addressparser';
import { Webhook } from 'standardwebhooks';
import { isSingleEmail } from '../../src/leads/email';
import { SettingsError } from '../settingsError';
import { onOneLine } from './contact';
import type { Mailbox } from './mailbox';

/** The mail server, and the firm's addresses. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with the password in it. */
  url: string;
  from: Mailbox;
  /** Recipients at the firm, at least one. */
  to: readonly Mailbox[];
  /** The firm's phone number for visitors; empty where their mails name none. */
  phone: string;
}

export interface WebhookSettings {
  url: string;
  /** Signs requests: `whsec_` and base64. */
  secret: string;
}

/** Who is notified of leads. Without mail settings and webhooks: nobody. */
export interface NotifySettings {
  mail: MailSettings | undefined;
  webhooks: readonly WebhookSettings[];
}

type Env = Record<string, string | undefined>;

/** @throws SettingsError; its message never holds a password or a secret */
export function readNotifySettings(env: Env): NotifySettings {
  return { mail: readMail(env), webhooks: readWebhooks(env.WEBHOOKS ?? '') };
}

function readMail(env: Env): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, MAIL_PHONE: phone = '' } = env;
  if (!url && !from && !to) return undefined;
  if (!url || !URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname) {
    throw new SettingsError(
      'SMTP_URL must look like smtps://user:password@mail.example.com, or be empty with MAIL_FROM and MAIL_TO for no mail.',
    );
  }
  const [sender, ...others] = mailboxes('MAIL_FROM', from);
  if (!sender || others.length > 0) throw notMailboxes('MAIL_FROM');
  return { url, from: sender, to: mailboxes('MAIL_TO', to), phone: onOneLine(phone) };
}

function mailboxes(name: string, value = ''): Mailbox[] {
  const found = addressparser(value, { flatten: true });
  if (found.length === 0 || !found.every(({ address }) => isSingleEmail(address))) throw notMailboxes(name);
  return found.map((mailbox) => ({ name: mailbox.name, address: mailbox.address }));
}

const notMailboxes = (name: string) =>
  new SettingsError(
    name === 'MAIL_TO'
      ? 'MAIL_TO must be where mail about leads goes, such as office@example.com, with commas between several.'
      : 'MAIL_FROM must be the one address that mail comes from, such as Clearwater <hello@example.com>.',
  );

function readWebhooks(value: string): WebhookSettings[] {
  const webhooks = value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(readWebhook);
  if (new Set(webhooks.map(({ url }) => url)).size < webhooks.length) {
    throw new SettingsError('WEBHOOKS names an address twice.');
  }
  return webhooks;
}

function readWebhook(entry: string, index: number): WebhookSettings {
  const [href = '', secret = ''] = entry.split('#');
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !isSafe(url) || !isSecret(secret)) {
    throw new SettingsError(
      `WEBHOOKS: entry ${index + 1} must be an https address, "#" and its secret ("whsec_" and 24 to 64 bytes in base64), such as https://hooks.example.com/1#whsec_…, with commas between several. Plain http is for this machine only.`,
    );
  }
  return { url: url.href, secret };
}

/** Leads are personal data, so they are sent encrypted. */
const isSafe = ({ protocol, hostname, username }: URL) =>
  username === '' &&
  (protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)));

function isSecret(text: string): boolean {
  const bytes = Buffer.from(text.slice('whsec_'.length), 'base64').length;
  if (!text.startsWith('whsec_') || bytes < 24 || bytes > 64) return false;
  try {
    return new Webhook(text) instanceof Webhook;
  } catch {
    return false;
  }
}
