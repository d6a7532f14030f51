import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { personName } from '../../src/domain/accounts';
import { delivery } from '../../src/domain/delivery';
import { intake } from '../../src/domain/intake';
import { readExternalCalendars } from '../appointments/busyTimes/externalCalendar';
import { ownerName } from '../auth/ownerName';
import { type PasswordHash, parsePasswordHash } from '../auth/password';
import { readDoctorSettings } from '../doctor/settings';
import { parseOrigin } from '../http/origins';
import { CERTIFICATE, KEY } from '../https/ownCertificate';
import {
  isSmtpUrl,
  readDeskUrl,
  readInboxUrl,
  readNotifySettings,
  readSiteFirm,
  siteStyle,
} from '../notify/settings';
import { readPushService } from '../notify/told/settings';
import { SettingsError } from './log';

export { SettingsError };

/** Where leads are stored. */
export type DatabaseSettings = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

type Env = Record<string, string | undefined>;

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from environment variables; unset and empty are the same.
 * @throws SettingsError
 */
export function readSettings(env: Env) {
  const siteFolder = resolve(env.SITE_DIR || 'dist/site');
  const site = readSiteFirm(siteFolder);
  const notify = readNotifySettings(withoutSharedServer(env), site);
  return {
    /** Port to listen on; 0 lets the system choose one. */
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    /** IP address to listen on; undefined for all of the machine's. */
    host: env.HOST || undefined,
    /** By which the desk itself answers by HTTPS; undefined for HTTP. */
    https: certificate(env.HTTPS_FOLDER),
    database: database(env),
    /** The folder that describes the firms which the desk serves besides its own; undefined for none. */
    firmsFolder: env.FIRMS_DIR ? resolve(env.FIRMS_DIR) : undefined,
    /** The mail server of firms that name none; undefined for none. */
    smtpUrl: env.SMTP_URL || undefined,
    /** Origins besides the desk's own whose pages may send leads, as browsers write them. */
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(origin),
    /** Leads a minute from one client network; 0 for no limit. */
    rateLimit: wholeNumber(env, 'RATE_LIMIT', intake.rateLimit, 1_000_000),
    /** Whether a trusted proxy is in front, whose `X-Forwarded-*` headers count. */
    trustProxy: yesOrNo(env, 'TRUST_PROXY'),
    /** Leads with photos that are received at a time; 0 for no limit but the upload budget. */
    maxBodies: wholeNumber(env, 'MAX_BODIES', 50, 10_000),
    /** Bytes that are stored at most, of which one client network may send a twentieth a day; 0 for no limit. */
    maxStored: bytes(env, 'MAX_STORED', '20GB'),
    /** Signs spam tokens; undefined for none. Desks behind one load balancer need the same. */
    guardSecret: secret(env, 'GUARD_SECRET'),
    /** The one before: of tokens that were fetched before it was replaced. */
    guardSecretBefore: secret(env, 'GUARD_SECRET_BEFORE'),
    /** Of who may publish configs from the studio; undefined where nobody may. */
    studioPassword: plainPasswordHash(env, 'STUDIO_PASSWORD_HASH'),
    /** Of the owner in the inbox; undefined where there is no inbox. */
    inboxPassword: passwordHash(env, 'INBOX_PASSWORD_HASH'),
    /** Who reads the leads of the desk's own firm in the inbox, by name. */
    inboxReaders: readers(env),
    /** The public address of the inbox, which mails to firms link to; undefined for no link. */
    inboxUrl: readInboxUrl(env),
    /** The desk's public address, for links in mails; undefined where they have none. */
    deskUrl: readDeskUrl(env),
    /** The origin of a push service of one's own; undefined for none. */
    pushService: readPushService(env),
    /** Calendars elsewhere whose events take time of the desk's own firm. */
    calendars: readExternalCalendars(env.CALENDARS),
    /** Who may read `/metrics`: clients on this machine, all, or none. */
    metrics: oneOf(env, 'METRICS', ['local', 'all', 'off']),
    /** Seconds within which the firm is told of a form that was left. */
    abandonedAfter: wholeNumber(env, 'ABANDONED_AFTER', delivery.partialDelay, 86_400),
    /** Days after its last change when a lead is erased; 0 for never. */
    retentionDays: wholeNumber(env, 'RETENTION_DAYS', 0, 36_500),
    /** Whether visits are counted that pages report. */
    countVisits: yesOrNo(env, 'COUNT_VISITS'),
    /** The folder of the built site. */
    siteFolder,
    /** The folder where the desk keeps the files of numbered releases. */
    releasesFolder: join(dataFolder(env), 'releases'),
    /** The folder where the desk keeps the pages that it makes. */
    pagesFolder: join(dataFolder(env), 'pages'),
    /** What the command "doctor" alone reads. */
    doctor: readDoctorSettings(env),
    /** Who is notified of leads. */
    notify,
    /** The phone number in mails to visitors, where it is not that of the facts. */
    mailPhone: env.MAIL_PHONE || undefined,
    /** How the desk's own firm writes. */
    style: notify.mail?.style ?? siteStyle(site),
  };
}

/** With firms, `SMTP_URL` alone is their mail server, and the desk's own firm gets no mail. */
function withoutSharedServer(env: Env) {
  const isShared = env.FIRMS_DIR && env.SMTP_URL && isSmtpUrl(env.SMTP_URL) && !env.MAIL_FROM && !env.MAIL_TO;
  return isShared ? { ...env, SMTP_URL: undefined } : env;
}

function certificate(folder: string | undefined): { cert: Buffer; key: Buffer } | undefined {
  if (!folder) return undefined;
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      throw new SettingsError(
        `HTTPS_FOLDER must be a folder with ${CERTIFICATE} and ${KEY}: ${name} cannot be read.`,
      );
    }
  };
  return { cert: read(CERTIFICATE), key: read(KEY) };
}

/** The folder of SQLite's file, and of kept releases. */
export const dataFolder = (env: Env): string => resolve(env.DATA_DIR || 'data');

function database(env: Env): DatabaseSettings {
  const url = env.DATABASE_URL;
  if (!url) return { kind: 'sqlite', folder: dataFolder(env) };
  if (!URL.canParse(url) || !['postgres:', 'postgresql:'].includes(new URL(url).protocol)) {
    // The value may hold a password: it is not repeated.
    throw new SettingsError(
      'DATABASE_URL must look like postgres://user:password@host:5432/name, or be empty for SQLite in DATA_DIR.',
    );
  }
  return { kind: 'postgres', url };
}

function wholeNumber(env: Env, name: string, defaultValue: number, max: number): number {
  const value = env[name];
  if (!value) return defaultValue;
  if (!/^\d+$/.test(value) || Number(value) > max) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  }
  return Number(value);
}

function bytes(env: Env, name: string, defaultValue: string): number {
  const value = env[name] || defaultValue;
  const [, digits, unit = ''] = /^(\d{1,15}) ?([KMG]B)?$/i.exec(value) ?? [];
  if (digits === undefined)
    throw new SettingsError(`${name} must be a size such as 20GB or 500MB, or 0, not "${value}".`);
  return Number(digits) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit.toUpperCase()] ?? 1);
}

function yesOrNo(env: Env, name: string): boolean {
  const value = env[name] || '0';
  if (value !== '0' && value !== '1') throw new SettingsError(`${name} must be 1 or 0, not "${value}".`);
  return value === '1';
}

function secret(env: Env, name: string): string | undefined {
  const value = env[name] || undefined;
  // Its value is not repeated.
  if (value && value.length < 16) throw new SettingsError(`${name} must have at least 16 characters.`);
  return value;
}

function passwordHash(env: Env, name: string): PasswordHash | undefined {
  const value = env[name];
  if (!value) return undefined;
  const hash = parsePasswordHash(value);
  // Its value is not repeated: it may be the password itself.
  if (!hash)
    throw new SettingsError(
      `${name} must be what "npm run leads -- password" prints for a password, complete.`,
    );
  return hash;
}

/** Names with the hashes of their passwords, such as `ana=scrypt:…,ben=scrypt:…`. */
function readers(env: Env): ReadonlyMap<string, PasswordHash> {
  const entries = (env.INBOX_READERS ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length > 0 && !env.INBOX_PASSWORD_HASH)
    throw new SettingsError('INBOX_READERS needs INBOX_PASSWORD_HASH: without it there is no inbox.');
  return new Map(
    entries.map((entry, index) => {
      const [, name, text = ''] = new RegExp(`^(${personName})=(.+)$`).exec(entry) ?? [];
      const hash = parsePasswordHash(text);
      // A value is not repeated: it may be the password itself.
      if (!name || name === ownerName || !hash)
        throw new SettingsError(
          `INBOX_READERS: entry ${index + 1} must be a name in lower case other than "${ownerName}", "=", and what "npm run leads -- password" prints behind the equals sign, such as ana=scrypt:…, with commas between several.`,
        );
      return [name, hash] as const;
    }),
  );
}

/** The hash of a password that is sent without a code. */
function plainPasswordHash(env: Env, name: string): PasswordHash | undefined {
  const hash = passwordHash(env, name);
  if (hash?.secret)
    throw new SettingsError(`${name} cannot have a second factor: browsers ask for none there.`);
  return hash;
}

/** One of several values, by default the first. */
function oneOf<Value extends string>(env: Env, name: string, values: readonly [Value, ...Value[]]): Value {
  const text = env[name] || values[0];
  const value = values.find((candidate) => candidate === text);
  if (!value) throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
  return value;
}

function origin(entry: string): string {
  const parsed = parseOrigin(entry);
  if (parsed === undefined) {
    throw new SettingsError(
      `ALLOWED_ORIGINS: "${entry}" is no origin. Write scheme and host, such as https://www.example.com, with commas between several.`,
    );
  }
  return parsed;
}
