import { resolve } from 'node:path';
import { type NotifySettings, readNotifySettings } from './notify/settings';
import { SettingsError } from './settingsError';

export { SettingsError };

/** Where leads are kept. */
export type DatabaseSettings = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

export interface Settings {
  /** Port to listen on; 0 lets the system choose one. */
  port: number;
  /** Address to listen on; undefined is every address of the machine. */
  host: string | undefined;
  database: DatabaseSettings;
  /** Origins besides the desk's own whose pages may send leads, as browsers write them. */
  allowedOrigins: readonly string[];
  /** Leads a minute from one address; 0 is no limit. */
  rateLimit: number;
  /** Whether a proxy of ours is in front and its `X-Forwarded-*` headers can be believed. */
  trustProxy: boolean;
  /** Leads with photos that are received at one time; 0 is no limit but that of memory. */
  maxBodies: number;
  /** What the desk signs its tokens with; undefined where it gives out none. Desks side by side need the same one. */
  guardSecret: string | undefined;
  /** Who may read `/metrics`: programs on this machine, everybody, or nobody. */
  metrics: 'local' | 'all' | 'off';
  /** Days that a lead is kept after its last change; 0 is for ever. */
  retentionDays: number;
  /** The folder of the built site. */
  siteFolder: string;
  /** Whom the desk tells of leads. */
  notify: NotifySettings;
}

/**
 * Reads the settings from environment variables; unset and empty are the same.
 * @throws SettingsError
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    host: env.HOST || undefined,
    database: database(env),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(origin),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 60, 1_000_000),
    trustProxy: yesOrNo(env, 'TRUST_PROXY'),
    maxBodies: wholeNumber(env, 'MAX_BODIES', 50, 10_000),
    guardSecret: secret(env, 'GUARD_SECRET'),
    metrics: oneOf(env, 'METRICS', ['local', 'all', 'off']),
    retentionDays: wholeNumber(env, 'RETENTION_DAYS', 0, 36_500),
    siteFolder: resolve(env.SITE_DIR || 'dist/site'),
    notify: readNotifySettings(env),
  };
}

function database(env: Record<string, string | undefined>): DatabaseSettings {
  const url = env.DATABASE_URL;
  if (!url) return { kind: 'sqlite', folder: resolve(env.DATA_DIR || 'data') };
  if (!URL.canParse(url) || !['postgres:', 'postgresql:'].includes(new URL(url).protocol)) {
    // The value may hold a password: it is not repeated.
    throw new SettingsError(
      'DATABASE_URL must look like postgres://user:password@host:5432/name, or be empty for SQLite in DATA_DIR.',
    );
  }
  return { kind: 'postgres', url };
}

function wholeNumber(
  env: Record<string, string | undefined>,
  name: string,
  byDefault: number,
  max: number,
): number {
  const value = env[name];
  if (!value) return byDefault;
  if (!/^\d+$/.test(value) || Number(value) > max) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  }
  return Number(value);
}

function yesOrNo(env: Record<string, string | undefined>, name: string): boolean {
  const value = env[name] || '0';
  if (value !== '0' && value !== '1') throw new SettingsError(`${name} must be 1 or 0, not "${value}".`);
  return value === '1';
}

function secret(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name] || undefined;
  // Its value is not repeated.
  if (value && value.length < 16) throw new SettingsError(`${name} must have at least 16 characters.`);
  return value;
}

/** One of some words, by default the first of them. */
function oneOf<Word extends string>(
  env: Record<string, string | undefined>,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = env[name] || words[0];
  const word = words.find((candidate) => candidate === value);
  if (!word) throw new SettingsError(`${name} must be one of ${words.join(', ')}, not "${value}".`);
  return word;
}

function origin(entry: string): string {
  const url = URL.canParse(entry) ? new URL(entry) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.pathname}${url.search}${url.hash}` !== '/') {
    throw new SettingsError(
      `ALLOWED_ORIGINS: "${entry}" is no origin. Write scheme and host, such as https://www.example.com, with commas between several.`,
    );
  }
  return url.origin;
}
