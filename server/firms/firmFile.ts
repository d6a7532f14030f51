/** The file that describes one firm, `<id>.json` in `FIRMS_DIR`. */

import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { parseJsonFile } from '../../src/content/jsonFile';
import { isPersonName } from '../../src/domain/accounts';
import type { ChatName } from '../../src/domain/chats';
import { readConfigFile } from '../../src/package/node/configFile';
import { calendarEntry } from '../appointments/busyTimes/externalCalendar';
import { parsePasswordHash } from '../auth/password';
import { parseOrigin } from '../http/origins';
import { type Mailbox, parseMailboxes } from '../notify/contact';
import { type MailMessages, mailMessageNames } from '../notify/messages';
import { isSmtpUrl, isWebhookSecret } from '../notify/settings';
import { chatUrlExpected, isChatUrl } from '../notify/told/chats';
import { parseQuietHours, quietHoursExpected } from '../notify/told/quietHours';
import { mostRemindAfter } from '../notify/told/settings';
import { isWebhookUrl } from '../notify/webhookUrl';
import { errorMessage } from '../operations/log';

const text = (expected: string) =>
  v.pipe(
    v.string(expected),
    v.check((value) => value.trim() !== '', expected),
  );

/** A text that `parse` makes something of; where that is undefined, the text is wrong. */
const parsed = <Value>(parse: (value: string) => Value | undefined, expected: string) =>
  v.pipe(
    v.string(expected),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: expected });
      return NEVER;
    }),
  );

const list = <Item extends v.GenericSchema>(item: Item, expected: string) => v.array(item, expected);

const object = <Entries extends v.ObjectEntries>(entries: Entries, expected = 'an object') =>
  v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return `one of ${Object.keys(entries).join(', ')}`;
    const missing = entries[String(issue.path?.at(-1)?.key)];
    return (
      (missing && issue.input === undefined && v.safeParse(missing, undefined).issues?.[0].message) ||
      expected
    );
  });

const oneMailbox = (value: string): Mailbox | undefined => {
  const [first, ...others] = parseMailboxes(value) ?? [];
  return others.length === 0 ? first : undefined;
};

const mailbox = parsed(oneMailbox, 'one address, such as "Bug Off <hello@bug-off.example>"');
const mailboxes = parsed(
  parseMailboxes,
  'addresses with commas between them, such as "office@bug-off.example"',
);

const mail = object({
  /** The mail server with its password; without it that of `SMTP_URL`. */
  smtp: v.optional(
    parsed(
      (url) => (isSmtpUrl(url) ? url : undefined),
      'an address such as "smtps://user:password@mail.example.com"',
    ),
  ),
  /** The sender. */
  from: mailbox,
  /** Who at the firm is mailed about its leads. */
  to: mailboxes,
  /** Where answers of visitors go; without it to the first of `to`. */
  replyTo: v.optional(mailbox),
  /** The phone number in mails to visitors; without it that of the config. */
  phone: v.optional(v.string('a text')),
});

const webhook = object({
  url: parsed(
    (href) => (isWebhookUrl(href) ? new URL(href).href : undefined),
    'an https address, or an http one on this machine',
  ),
  secret: v.pipe(v.string('a text'), v.check(isWebhookSecret, '"whsec_" and 24 to 64 bytes in base64')),
  /** Whether it is also called before appointments. */
  reminders: v.optional(v.boolean('true or false')),
});

const chatUrl = (name: ChatName) =>
  v.exactOptional(parsed((href) => (isChatUrl(name, href) ? href : undefined), chatUrlExpected[name]));

const chats = { slack: chatUrl('slack'), teams: chatUrl('teams'), telegram: chatUrl('telegram') };

const remindAfter = `a whole number of minutes from 0 to ${mostRemindAfter}`;

/** @returns undefined for what is no tag */
export const languageTag = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

const timeZone = (name: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const passwords = v.record(
  v.pipe(v.string(), v.check(isPersonName, 'a name in lower case, such as "ana"')),
  parsed(parsePasswordHash, 'what "npm run leads -- password" prints behind the equals sign, complete'),
  'an object such as { "ana": "scrypt:…" }',
);

const ownMessages = object(
  Object.fromEntries(mailMessageNames.map((name) => [name, v.exactOptional(v.string('a text'))])) as Record<
    keyof MailMessages,
    v.ExactOptionalSchema<v.StringSchema<string>, undefined>
  >,
);

const origins = 'a list of origins, such as ["https://www.bug-off.example"]';

const firmFile = object({
  /** The config of its widgets, or the path of that file from the folder of this one. Anybody can read it. */
  config: v.optional(
    v.union(
      [text('a path'), v.record(v.string(), v.unknown())],
      'the path of a JSON file, such as "configs/bug-off.json", or the config itself',
    ),
  ),
  allowedOrigins: list(parsed(parseOrigin, 'an origin such as "https://www.bug-off.example"'), origins),
  mail: v.optional(mail),
  webhooks: v.optional(
    v.pipe(
      list(webhook, 'a list of { url, secret }'),
      v.check(
        (hooks) => new Set(hooks.map(({ url }) => url)).size === hooks.length,
        'a list in which each url occurs once',
      ),
    ),
    [],
  ),
  /** Chats that are told of its leads at once. */
  chats: v.optional(object(chats), {}),
  /** When chats and devices wait. */
  quietHours: v.optional(parsed(parseQuietHours, quietHoursExpected)),
  /** Minutes after which the firm is told again of a lead that nobody has opened in the inbox; 0 for never. */
  remindAfter: v.optional(
    v.pipe(
      v.number(remindAfter),
      v.integer(remindAfter),
      v.minValue(0, remindAfter),
      v.maxValue(mostRemindAfter, remindAfter),
    ),
    0,
  ),
  /** Calendars elsewhere whose events take time. */
  calendars: v.optional(list(calendarEntry, 'a list of { url, user, password, crew }'), []),
  /** Who reads its leads in the inbox: the hash of a password, by the name that goes with it. */
  readers: v.optional(passwords, {}),
  /** Who also marks them as spam and erases them. */
  owners: v.optional(passwords, {}),
  /** Of mails: the visitor's language counts if it is one of them, else the first. Without it those of its config. */
  languages: v.optional(
    v.pipe(
      list(
        parsed(languageTag, 'a language tag such as "en" or "pt-BR"'),
        'a list of language tags, such as ["en", "es"]',
      ),
      v.check(({ length }) => length > 0, 'a list of language tags, such as ["en", "es"]'),
    ),
  ),
  /** Of times in mails, exports and the inbox; without it as its config says. */
  timeZone: v.optional(parsed(timeZone, 'a time zone such as "America/New_York"')),
  /** Messages of its mails in its own words, by language. */
  mails: v.optional(v.record(v.string(), ownMessages, 'an object of messages by language'), {}),
});

export type FirmFile = v.InferOutput<typeof firmFile>;

/** Why a firm's file cannot be used, one line for each problem. No line holds a value: that may be a password. */
export class FirmFileError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Why a firm's file cannot be used, by the error of reading it. */
export const problemsOf = (error: unknown): readonly string[] =>
  error instanceof FirmFileError ? error.problems : [errorMessage(error)];

/** @throws FirmFileError, or another Error where it is no JSON. */
export function parseFirmFile(source: string): FirmFile {
  const checked = v.safeParse(firmFile, parseJsonFile(source));
  if (checked.success) return checked.output;
  throw new FirmFileError(
    checked.issues.map((issue) => {
      const path = v.getDotPath(issue);
      const what =
        issue.expected === 'never'
          ? 'is not known'
          : issue.received === 'undefined' || issue.input === undefined
            ? 'is missing'
            : 'cannot be used';
      return `${path ?? 'the file'} ${what}; expected ${issue.message}`;
    }),
  );
}

/** The config that a firm's file holds or names. */

export type Config = Record<string, unknown>;

/** The names of the firms' files in their folder. */
export const firmFiles = (folder: string): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Bytes of a file. */
const maxSize = 4 * 1024 * 1024;

/**
 * The text of a file of a firm. What is no file, such as a pipe or a device behind a link, might never end.
 * @throws Error
 */
export function readText(path: string): string {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Error('is no file');
  if (stats.size > maxSize) throw new Error(`has more than ${maxSize / 1024 / 1024} MB`);
  return readFileSync(path, 'utf8');
}

/**
 * @returns undefined where the firm's file names none.
 * @throws FirmFileError, or another Error where a file is no JSON or cannot be read.
 */
export function readFirmConfig(folder: string, id: string): Config | undefined {
  return readConfig(folder, parseFirmFile(readText(join(folder, `${id}.json`))).config);
}

/** @throws FirmFileError */
export function readConfig(folder: string, config: FirmFile['config']): Config | undefined {
  if (typeof config !== 'string') return config;
  let path: string;
  try {
    path = realpathSync(resolve(folder, config));
  } catch (error) {
    throw new FirmFileError([`config: the file cannot be read: ${errorMessage(error)}`]);
  }
  // Anybody can read a config, and these files hold passwords.
  if (dirname(path) === realpathSync(folder))
    throw new FirmFileError([
      'config names a file beside those of the firms; expected one in a folder of its own, such as "configs/bug-off.json"',
    ]);
  const value = readJsonFile(path, config);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FirmFileError([`config: ${config} is no JSON object`]);
  return { ...value };
}

function readJsonFile(path: string, name: string): unknown {
  try {
    return readConfigFile(path, readText);
  } catch (error) {
    throw new FirmFileError([`config: ${name} ${errorMessage(error)}`]);
  }
}
