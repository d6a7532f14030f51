import { problemDetail } from '../../webapp/problemDetail';

/** What the desk answered instead of what was asked for. */
export class ApiError extends Error {
  constructor(
    /** 0 where there was no answer. */
    readonly status: number,
    detail: string,
    /** Seconds. */
    readonly retryAfter: number | undefined,
  ) {
    super(detail);
  }
}

/** Proves to the desk that a change comes from this page. */
let changeToken = '';
export function setChangeToken(token: string): void {
  changeToken = token;
}

interface Listeners {
  /**
   * The session of a request has ended.
   * @param isLast whether no other one has begun since
   * @param wasChange whether something was to be changed, which was not stored
   */
  onSignedOut: (isLast: boolean, wasChange: boolean) => void;
  /** Whether the last answer was read before, because there is no network. */
  onReadBefore: (isReadBefore: boolean) => void;
}
let listeners: Listeners = { onSignedOut: () => {}, onReadBefore: () => {} };
export function listen(all: Listeners): void {
  listeners = all;
}

/**
 * Calls the desk.
 * @param path below the API of the inbox, such as `leads?q=ana`
 * @throws ApiError
 */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const token = changeToken;
  const response = await fetch(`api/${path}`, {
    method,
    ...(method !== 'GET' && {
      headers: { 'x-inbox-token': token, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  }).catch(() => undefined);
  if (!response) throw new ApiError(0, '', undefined);
  if (method === 'GET') listeners.onReadBefore(response.headers.has('x-read-before'));
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Answer;
  if (response.status === 401 && path !== 'session')
    listeners.onSignedOut(token === changeToken, method !== 'GET');
  throw new ApiError(
    response.status,
    problemDetail(text),
    Number(response.headers.get('retry-after')) || undefined,
  );
}

/** The address of a lead's photo or file. */
export const fileUrl = (leadId: string, name: string): string =>
  `api/leads/${leadId}/files/${encodeURIComponent(name)}`;

/** In place of what was not read yet. */
export type Unread = { kind: 'loading' } | { kind: 'failed'; error: unknown };
