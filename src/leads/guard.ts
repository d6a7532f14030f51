import type { Guard } from './schema';

/** Milliseconds that the desk has to hand out a token: a visitor waits for it. */
export const TOKEN_PATIENCE = 3000;

/**
 * Puts the desk's token into a lead, right before it is sent: one for each attempt, for it is short-lived. Without an
 * answer the lead goes without; it is never held up for longer than three seconds, and never throws.
 * @param body the lead as JSON text.
 * @param address where tokens are handed out; undefined where the desk uses none.
 */
export async function withToken(body: string, address: string | undefined): Promise<string> {
  if (!address) return body;
  try {
    const lead = JSON.parse(body) as { id: string; guard?: Guard };
    const token = await fetchToken(lead.id, address);
    return token ? JSON.stringify({ ...lead, guard: { ...lead.guard, token } }) : body;
  } catch {
    return body;
  }
}

/**
 * The desk's token for a lead.
 * @throws where none is to be had within three seconds.
 */
export async function fetchToken(id: string, address: string): Promise<string | undefined> {
  const url = new URL(address);
  url.searchParams.set('id', id);
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TOKEN_PATIENCE),
  });
  const { token } = (await response.json()) as { token?: unknown };
  return response.ok && typeof token === 'string' ? token : undefined;
}
