/** The password of the studio: stored as a hash, so that who reads the settings cannot publish. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fromBase32, secretLength, toBase32 } from './oneTimeCode';

export interface PasswordHash {
  options: ScryptOptions;
  salt: Buffer;
  key: Buffer;
  /** Of the second factor, where the account has one. */
  secret?: Buffer | undefined;
}

/** About 100 ms and 32 MB for each guess. */
const cost = { log2N: 15, r: 8, p: 3 };
const keyLength = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * @param secret of a second factor
 * @returns a text without characters that shells, `.env` files or YAML read in their own way
 */
export async function hashPassword(password: string, secret?: Buffer): Promise<string> {
  const { log2N, r, p } = cost;
  const salt = randomBytes(16);
  const key = await derive(normalized(password), salt, keyLength, scryptOptions(log2N, r, p));
  const parts = ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')];
  return [...parts, ...(secret ? [toBase32(secret)] : [])].join(':');
}

/** A secret for a second factor. */
export const newSecret = (): Buffer => randomBytes(secretLength);

/** @returns undefined for what `hashPassword` cannot have made */
export function parsePasswordHash(text: string): PasswordHash | undefined {
  // The parameters are bounded: what a typing error makes of them could take all memory.
  const [, log2N, r, p, salt, key, secret] =
    /^scrypt:(1[4-7]):(8):([1-8]):([\w-]{22}):([\w-]{43})(?::([A-Z2-7]{32}))?$/.exec(text.trim()) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  return {
    options: scryptOptions(Number(log2N), Number(r), Number(p)),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    secret: secret === undefined ? undefined : fromBase32(secret),
  };
}

/** Whether a password is the one of the hash. It takes the same time for any of the same length. */
export async function isPassword(password: string, { options, salt, key }: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(normalized(password), salt, keyLength, options), key);
}

const scryptOptions = (log2N: number, r: number, p: number): ScryptOptions => ({
  N: 2 ** log2N,
  r,
  p,
  maxmem: 2 * 128 * 2 ** log2N * r,
});

/** Keyboards make the same letter of different code points. */
const normalized = (password: string): string => password.normalize('NFC');
