import type { SpamSignals } from '../domain/leadSchema';
import { toJson } from './toJson';

/** Milliseconds after which a lead is sent without a spam token: the visitor waits for it. */
export const TOKEN_TIMEOUT = 3000;

/**
 * Adds a spam token of the desk to a lead. Each attempt needs a new one, because tokens are short-lived. Where none
 * arrives within three seconds, the lead stays as it is. Never throws.
 * @param body the lead as JSON text.
 * @param tokenUrl absolute; undefined where the desk uses no tokens.
 */
export async function withToken(body: string, tokenUrl: string | undefined): Promise<string> {
  if (!tokenUrl) return body;
  try {
    const lead = JSON.parse(body) as { id: string; guard?: SpamSignals };
    const token = await fetchToken(lead.id, tokenUrl);
    return token ? toJson({ ...lead, guard: { ...lead.guard, token } }) : body;
  } catch {
    return body;
  }
}

/**
 * @returns the desk's spam token for a lead; undefined where the desk has none.
 * @throws where the desk does not answer with JSON within three seconds.
 */
export async function fetchToken(leadId: string, tokenUrl: string): Promise<string | undefined> {
  const url = new URL(tokenUrl);
  url.searchParams.set('id', leadId);
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TOKEN_TIMEOUT),
  });
  const { token } = (await response.json()) as { token?: unknown };
  return response.ok && typeof token === 'string' ? token : undefined;
}
