import { resolve } from 'node:path';

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
  /** Days that a lead is kept after its last change; 0 is for ever. */
  retentionDays: number;
  /** The folder of the built site. */
  siteFolder: string;
}

/** A setting that cannot be meant; its message says which one and how to write it. */
export class SettingsError extends Error {}

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
    retentionDays: wholeNumber(env, 'RETENTION_DAYS', 0, 36_500),
    siteFolder: resolve(env.SITE_DIR || 'dist/site'),
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

function origin(entry: string): string {
  const url = URL.canParse(entry) ? new URL(entry) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.pathname}${url.search}${url.hash}` !== '/') {
    throw new SettingsError(
      `ALLOWED_ORIGINS: "${entry}" is no origin. Write scheme and host, such as https://www.example.com, with commas between several.`,
    );
  }
  return url.origin;
}
