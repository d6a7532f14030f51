import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { timeZoneOf } from '../../src/domain/timeZone';
import { readConfigFile } from '../../src/package/node/configFile';
import { SettingsError } from '../operations/log';
import { type Mailbox, onOneLine, parseMailboxes } from './contact';
import { type FirmLook, lookIn } from './mailLook';
import { englishStyle, type MailStyle, mailLanguages, mailsIn } from './messages';
import { pushOf, readPushService, readToldSettings, type ToldSettings } from './told/settings';
import { isWebhookUrl } from './webhookUrl';

/** The mail server, and the firm's addresses. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`, with the password in it. */
  url: string;
  from: Mailbox;
  /** Recipients at the firm, at least one. */
  to: readonly Mailbox[];
  /** Where visitors' answers go; by default to the first of `to`. */
  replyTo?: Mailbox | undefined;
  /** The firm's phone number for visitors; empty where their mails name none. */
  phone: string;
  /** The address of the inbox, for a link in mails to the firm; undefined for none. */
  inboxUrl?: string | undefined;
  /** The desk's public address, for links by which visitors change an appointment; undefined for none. */
  deskUrl?: string | undefined;
  style: MailStyle;
}

export interface WebhookSettings {
  url: string;
  /** Signs requests: `whsec_` and base64. */
  secret: string;
  /** Whether it is also called before appointments. @default false */
  reminders?: boolean | undefined;
  /** Signs requests, too: the secret was changed a short while ago. */
  oldSecret?: string | undefined;
  /** It must not lead to programs of the desk's network: its owner is not the desk's. */
  isPublic?: true | undefined;
}

/** Who is notified of leads. */
export interface NotifySettings {
  mail: MailSettings | undefined;
  webhooks: readonly WebhookSettings[];
  /** Undefined where the firm has neither chats nor an inbox. */
  told?: ToldSettings | undefined;
}

type Env = Record<string, string | undefined>;

/**
 * @param site what its config says counts where the environment says nothing.
 * @throws SettingsError; its message never holds a password or a secret
 */
export function readNotifySettings(env: Env, site: SiteFirm = {}): NotifySettings {
  const mail = readMail(env, site);
  return { mail, webhooks: readWebhooks(env.WEBHOOKS ?? ''), told: readTold(env, mail, site) };
}

function readTold(env: Env, mail: MailSettings | undefined, site: SiteFirm): ToldSettings | undefined {
  const own = readToldSettings(env);
  if (Object.keys(own.chats).length === 0 && !env.INBOX_PASSWORD_HASH) return undefined;
  const service = readPushService(env);
  const push = pushOf({ deskUrl: readDeskUrl(env), from: mail?.from.address, service });
  return { ...own, push, inboxUrl: readInboxUrl(env), style: mail?.style ?? siteStyle(site) };
}

function readMail(env: Env, site: SiteFirm): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, MAIL_PHONE: phone } = env;
  if (!url && !from && !to) return undefined;
  if (!url || !isSmtpUrl(url)) {
    throw new SettingsError(
      'SMTP_URL must look like smtps://user:password@mail.example.com, or be empty with MAIL_FROM and MAIL_TO for no mail.',
    );
  }
  const [sender, ...others] = mailboxes('MAIL_FROM', from);
  if (!sender || others.length > 0) throw notMailboxes('MAIL_FROM');
  const mail = {
    url,
    from: sender,
    to: mailboxes('MAIL_TO', to),
    inboxUrl: readInboxUrl(env),
    deskUrl: readDeskUrl(env),
  };
  return mailWithFacts(mail, site, phone);
}

/** @param phone the number that the environment names, which counts before that of the facts. */
function mailWithFacts(
  mail: Omit<MailSettings, 'phone' | 'style'>,
  site: SiteFirm,
  phone: string | undefined,
): MailSettings {
  const style = siteStyle(site);
  const { name, address } = mail.from;
  return {
    ...mail,
    phone: onOneLine(phone || site.phone || ''),
    style: {
      ...style,
      company: name || style.company || address,
      // The site has its logo as an icon, in a format that mail programs show.
      logo: style.logo || (mail.deskUrl?.startsWith('https:') ? `${mail.deskUrl}/icon-192.png` : ''),
    },
  };
}

/** How the desk's own firm is notified and writes with other facts than those that its site was built with. */
export function withFacts(
  { mail, webhooks, told }: NotifySettings,
  site: SiteFirm,
  phone: string | undefined,
): { notify: NotifySettings; style: MailStyle } {
  const changed = mail && mailWithFacts(mail, site, phone);
  const style = changed?.style ?? siteStyle(site);
  return { notify: { mail: changed, webhooks, told: told && { ...told, style } }, style };
}

/** How the desk's own firm writes, by its facts. */
export const siteStyle = ({
  name = '',
  currency,
  locale,
  languages,
  timeZone,
  answerWithin,
  look,
  mails = {},
}: SiteFirm): MailStyle => ({
  ...englishStyle,
  ...look,
  company: name,
  currency,
  locale,
  answerWithin,
  timeZone: timeZone ?? englishStyle.timeZone,
  // What the firm itself reads comes first.
  languages: mainFirst(factsLanguages({ languages, locale })),
  messages: mails,
});

function mainFirst([main]: readonly string[]): string[] {
  const isMain = (lang: string) => Number(lang === main?.toLowerCase().replace(/-.*/s, ''));
  return mailLanguages.toSorted((one, other) => isMain(other) - isMain(one));
}

/**
 * The public address of the inbox, which mails to the firm link to: where none is named, on the desk's own address.
 * @throws SettingsError
 */
export function readInboxUrl({
  INBOX_URL: url,
  INBOX_PASSWORD_HASH: hash,
  DESK_URL: deskUrl,
}: Env): string | undefined {
  if (!url) return hash && deskUrl ? `${readDeskUrl({ DESK_URL: deskUrl })}/inbox/` : undefined;
  if (!hash) throw new SettingsError('INBOX_URL needs INBOX_PASSWORD_HASH: without it there is no inbox.');
  if (!URL.canParse(url) || !/^https?:\/\/[^?#]+\/inbox\/$/.test(url))
    throw new SettingsError(`INBOX_URL must look like https://desk.example.com/inbox/, not "${url}".`);
  return url;
}

/**
 * The desk's public address, without a slash at its end.
 * @throws SettingsError
 */
export function readDeskUrl({ DESK_URL: url }: Env): string | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:\/\/[^/?#]+\/?$/.test(url))
    throw new SettingsError(`DESK_URL must look like https://desk.example.com, not "${url}".`);
  return url.replace(/\/$/, '');
}

/** `smtp://…` or `smtps://…`, with a host. */
export const isSmtpUrl = (url: string): boolean =>
  URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '';

function mailboxes(name: string, value = ''): Mailbox[] {
  const found = parseMailboxes(value);
  if (!found) throw notMailboxes(name);
  return found;
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
  const [href = '', secret = '', reminders] = entry.split('#');
  const isKnown = reminders === undefined || reminders === 'reminders';
  if (!isWebhookUrl(href) || !isWebhookSecret(secret) || !isKnown) {
    throw new SettingsError(
      `WEBHOOKS: entry ${index + 1} must be an https address, "#" and its secret ("whsec_" and 24 to 64 bytes in base64), such as https://hooks.example.com/1#whsec_…, perhaps with "#reminders" behind it, with commas between several. Plain http is for this machine only.`,
    );
  }
  return { url: new URL(href).href, secret, ...(reminders && { reminders: true }) };
}

/** `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const bytes = Buffer.from(text.slice('whsec_'.length), 'base64').length;
  if (!text.startsWith('whsec_') || bytes < 24 || bytes > 64) return false;
  try {
    return new Webhook(text) instanceof Webhook;
  } catch {
    return false;
  }
}

const text = v.optional(v.string());
const schema = v.object({
  company: v.optional(
    v.object({
      name: text,
      phone: text,
      area: text,
      address: v.optional(v.object({ region: text, country: text })),
      answerWithin: v.fallback(v.optional(v.number()), undefined),
    }),
    {},
  ),
  currency: text,
  locale: text,
  languages: v.optional(v.array(v.string())),
  timeZone: text,
  texts: v.optional(v.unknown()),
});

/** The time zone that a config names, or its firm's address; undefined where neither says it. */
export function timeZoneIn(config: unknown): string | undefined {
  const checked = v.safeParse(schema, config);
  return checked.success ? timeZoneOf(checked.output) : undefined;
}

/** Within how many hours a config promises an answer; undefined where it does not. */
export function answerWithinIn(config: unknown): number | undefined {
  const checked = v.safeParse(schema, config);
  return checked.success ? checked.output.company.answerWithin : undefined;
}

/** What the config of the desk's own site says of its firm. */
interface SiteFirm {
  name?: string | undefined;
  phone?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  locale?: string | undefined;
  /** BCP 47 tags, the main one first. */
  languages?: readonly string[] | undefined;
  /** An IANA time zone. */
  timeZone?: string | undefined;
  /** Hours. */
  answerWithin?: number | undefined;
  look?: FirmLook | undefined;
  /** Texts of mails, by language. */
  mails?: MailStyle['messages'];
}

/** What a config says of its firm. @returns nothing where it is none */
export function siteFirmOf(config: unknown): SiteFirm {
  const checked = v.safeParse(schema, config);
  if (!checked.success) return {};
  const { company, currency, locale, languages, texts } = checked.output;
  return {
    name: company.name,
    phone: company.phone,
    currency,
    timeZone: timeZoneOf(checked.output),
    answerWithin: company.answerWithin,
    look: lookIn(config),
    ...(locale && { locale }),
    ...(languages && { languages }),
    ...(texts !== undefined && { mails: mailsIn({ texts }) }),
  };
}

/** @returns nothing where the file is missing or damaged: the build has checked it, and mails do not depend on it. */
export function readSiteFirm(siteFolder: string): SiteFirm {
  try {
    return siteFirmOf(readConfigFile(join(siteFolder, 'business.json')));
  } catch {
    return {};
  }
}
