import type { ChatName } from '../../../src/domain/chats';
import { SettingsError } from '../../operations/log';
import type { MailStyle } from '../messages';
import { type Chats, chatNames, chatUrlExpected, isChatUrl } from './chats';
import { parseQuietHours, type QuietHours, quietHoursExpected } from './quietHours';

/** How a firm is told of leads at once, in chats and on devices with the inbox. */
export interface ToldSettings {
  chats: Chats;
  /** When chats and devices wait; undefined for never. */
  quietHours: QuietHours | undefined;
  /** Minutes after which the firm is told once more of a lead that nobody has opened in the inbox; 0 for never. */
  remindAfter: number;
  /** Devices are told by push services; undefined where they cannot be. */
  push: PushSettings | undefined;
  /** The address of the inbox, for a link; undefined for none. */
  inboxUrl: string | undefined;
  style: MailStyle;
}

export interface PushSettings {
  /** Where push services reach whoever runs the desk: `https:` or `mailto:`. */
  contact: string;
  /** The origin of a push service of one's own, which may be on this machine; undefined for none. */
  service: string | undefined;
}

/** Minutes: a day. */
export const mostRemindAfter = 24 * 60;

type Env = Record<string, string | undefined>;

/** @throws SettingsError; its message never holds an address, which is a secret. */
export function readToldSettings(env: Env): Pick<ToldSettings, 'chats' | 'quietHours' | 'remindAfter'> {
  return { chats: readChats(env), quietHours: readQuietHours(env), remindAfter: readRemindAfter(env) };
}

function readChats(env: Env): Chats {
  const chats: Partial<Record<ChatName, string>> = {};
  for (const name of chatNames) {
    const variable = `${name.toUpperCase()}_URL`;
    const url = env[variable];
    if (!url) continue;
    if (!isChatUrl(name, url))
      throw new SettingsError(
        `${variable} must be ${chatUrlExpected[name]}. Plain http is for this machine only.`,
      );
    chats[name] = url;
  }
  return chats;
}

function readQuietHours({ QUIET_HOURS: text }: Env): QuietHours | undefined {
  const hours = text ? parseQuietHours(text) : undefined;
  if (text && !hours) throw new SettingsError(`QUIET_HOURS must be ${quietHoursExpected}, not "${text}".`);
  return hours;
}

function readRemindAfter({ REMIND_AFTER: text, INBOX_PASSWORD_HASH: hash }: Env): number {
  if (!text || text === '0') return 0;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(minutes <= mostRemindAfter))
    throw new SettingsError(
      `REMIND_AFTER must be a whole number of minutes from 0 to ${mostRemindAfter}, not "${text}".`,
    );
  if (!hash)
    throw new SettingsError('REMIND_AFTER needs INBOX_PASSWORD_HASH: without an inbox nobody opens a lead.');
  return minutes;
}

/**
 * How devices are told.
 * @param contact the address of the desk, or of the sender of its mails
 */
export function pushOf({
  deskUrl,
  from,
  service,
}: {
  deskUrl: string | undefined;
  from: string | undefined;
  service: string | undefined;
}): PushSettings | undefined {
  const contact = deskUrl?.startsWith('https:') ? deskUrl : from && `mailto:${from}`;
  return contact ? { contact, service } : undefined;
}

/** @throws SettingsError */
export function readPushService({ PUSH_SERVICE: url }: Env): string | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:\/\/[^/?#]+\/?$/.test(url))
    throw new SettingsError(`PUSH_SERVICE must look like https://push.example.com, not "${url}".`);
  return new URL(url).origin;
}
