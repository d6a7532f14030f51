import { sign, verify } from 'hono/jwt';

/** Seconds that a token is valid. A retry after that fetches a new one. */
const lifetime = 2 * 60 * 60;
/** Seconds by which the clocks of several desks may differ. */
const clockTolerance = 60;

/** What can be wrong with a lead's token. */
export type TokenFault = 'no token' | 'wrong token' | 'old token';

/**
 * A short-lived JWT for one lead: it proves that the sender asked this desk before sending. Desks with the same secret
 * accept each other's tokens.
 */
export function issueToken(secret: string, leadId: string, now: Date): Promise<string> {
  const issuedAt = seconds(now);
  return sign({ sub: leadId.toLowerCase(), iat: issuedAt, exp: issuedAt + lifetime }, secret, 'HS256');
}

/** @returns what is wrong with a token, or `undefined` for a valid one */
export async function tokenFault(
  secret: string,
  leadId: string,
  token: string | undefined,
  now: Date,
): Promise<TokenFault | undefined> {
  if (!token) return 'no token';
  // Times are compared below, with the caller's clock and a tolerance.
  const payload = await verify(token, secret, { alg: 'HS256', iat: false, exp: false }).catch(
    () => undefined,
  );
  if (payload?.sub !== leadId.toLowerCase()) return 'wrong token';
  const { iat = Number.NaN, exp = Number.NaN } = payload;
  const isCurrent = iat <= seconds(now) + clockTolerance && seconds(now) <= exp;
  return isCurrent ? undefined : 'old token';
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
