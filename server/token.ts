import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a token is good for: sending is retried, and its sender fetches a new one for a later try. */
const lifetime = 2 * 60 * 60;
/** Seconds by which the clocks of several desks may differ. */
const clockTolerance = 60;

/** What can be wrong with a lead's token. */
export type TokenFault = 'no token' | 'wrong token' | 'old token';

/**
 * A short-lived proof that somebody asked this desk before sending a lead: the time, and a keyed hash of it and the
 * lead's id. Desks that share a secret take each other's.
 */
export function issueToken(secret: string, leadId: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000).toString(36);
  return `${time}.${sign(secret, leadId, time).toString('base64url')}`;
}

/** @returns what is wrong with a token, or `undefined` for a good one. */
export function tokenFault(
  secret: string,
  leadId: string,
  token: string | undefined,
  now: Date,
): TokenFault | undefined {
  if (!token) return 'no token';
  const [time = '', hash = ''] = token.split('.', 2);
  const expected = sign(secret, leadId, time);
  const given = Buffer.from(hash, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong token';
  const age = now.getTime() / 1000 - Number.parseInt(time, 36);
  return age > lifetime || age < -clockTolerance ? 'old token' : undefined;
}

const sign = (secret: string, leadId: string, time: string) =>
  createHmac('sha256', secret).update(`${leadId.toLowerCase()}.${time}`).digest();
