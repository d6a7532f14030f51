import { parsePasswordHash } from '../auth/password';
import { readSettings } from '../operations/settings';
import { password, passwordHash } from './publish';

export { password };

/** The settings of a desk with an inbox. */
export const withInbox = { inboxPassword: parsePasswordHash(passwordHash) };

/** Settings of a desk whose own firm's leads Ana reads, by the same password. */
export const withOwnReader = {
  inboxReaders: readSettings({ INBOX_PASSWORD_HASH: passwordHash, INBOX_READERS: `ana=${passwordHash}` })
    .inboxReaders,
};

/** Part of the file of a firm whose leads Ana reads, by the same password. */
export const withReader = { readers: { ana: passwordHash } };

/** Somebody who is signed in, as a browser on the inbox's own page. */
export interface Signed {
  /** `name=value`. */
  cookie: string;
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** What a call answers as JSON. */
  read<Answer>(path: string): Promise<Answer>;
}

/** Asks for a session as the page does. */
export const requestSession = (
  url: string,
  name: string,
  typed: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/inbox/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ name, password: typed }),
  });

export async function signIn(url: string, name = 'owner', typed = password): Promise<Signed> {
  const answer = await requestSession(url, name, typed);
  if (answer.status !== 201) throw new Error(`${name} cannot sign in: ${await answer.text()}`);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { token } = (await answer.json()) as { token: string };
  const call: Signed['call'] = (method, path, body, headers = {}) =>
    fetch(`${url}/inbox/api${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { origin: url, 'x-inbox-token': token, 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    cookie,
    token,
    call,
    async read<Answer>(path: string) {
      const read = await call('GET', path);
      if (!read.ok) throw new Error(`${path}: ${read.status} ${await read.text()}`);
      return (await read.json()) as Answer;
    },
  };
}
