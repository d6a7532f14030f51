import { parsePasswordHash } from '../auth/password';

/** The password of the studio in tests, and its hash, which is quick to check. */
export const password = 'correct horse battery';
export const passwordHash =
  'scrypt:14:8:1:BwcHBwcHBwcHBwcHBwcHBw:jqNYMZJ6k8yP9UrEwEFdAphyQW3NDqRG8javhwKNA-0';

/** The settings of a desk on which one may publish. */
export const publishing = { studioPassword: parsePasswordHash(passwordHash) };

/** The header that brings a password. */
export const withPassword = (text = password): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`studio:${text}`).toString('base64')}`,
});

/** Publishes a config: an object as JSON, a text as it is. */
export const publish = (
  url: string,
  name: string,
  config: object | string,
  { query = '', headers = withPassword() }: { query?: string; headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(`${url}/configs/${name}.json${query}`, {
    method: 'PUT',
    headers,
    body: typeof config === 'string' ? config : JSON.stringify(config),
  });
