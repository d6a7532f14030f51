import { isWebPage, parseRetryAfter } from '../../src/leads/response';
import { SendError, withoutPersonal } from './sendError';

/** An answer, and the beginning of its body. */
interface Answer {
  response: Response;
  text: string;
}

/**
 * Posts to a receiver. Redirects are not followed with what is sent: they could lead a customer's data anywhere.
 * @throws SendError where there is no answer
 */
export async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { 'content-type': 'application/json', 'user-agent': 'biosystem-desk', ...headers },
      body,
    });
    return { response, text: await beginningOf(response) };
  } catch (error) {
    throw error instanceof SendError ? error : new SendError(formatError(error), false);
  }
}

/**
 * Any 2xx that is no web page accepts what was sent.
 * @throws SendError
 */
export function requireAccepted({ response, text }: Answer): void {
  if (!response.ok) throw refusal(response.status, response.headers.get('retry-after'));
  // A login, or what Apps Script says of a script that has thrown.
  if (isWebPage(text, response.headers.get('content-type') ?? '')) throw new SendError('a web page', false);
}

/** Why something was not accepted. Any error may be fixed within a day, but for 410 Gone. */
export function refusal(status: number, retryAfter: string | null): SendError {
  const wait = [429, 503].includes(status) ? parseRetryAfter(retryAfter, Date.now()) : undefined;
  return new SendError(`HTTP ${status}`, status === 410, wait);
}

/** The first part of a body. An unread one would keep the connection open. */
export async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const first = await reader?.read().catch(() => undefined);
  await reader?.cancel().catch(() => {});
  return new TextDecoder().decode(first?.value);
}

/** Why there was no answer, without the address of the receiver, which may be a secret. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return withoutPersonal(String(error));
  return withoutPersonal(error.cause instanceof Error ? error.cause.message || error.message : error.message);
}
