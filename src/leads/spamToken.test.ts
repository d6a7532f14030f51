import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startEndpoint } from '../testing/endpoint';
import { TOKEN_TIMEOUT, withToken } from './spamToken';

const body = JSON.stringify({ id: 'a/b', fullName: 'Ana', guard: { trap: '', trusted: true } });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts a desk. @returns the URL of its tokens. */
const startDesk = async (listener: RequestListener): Promise<string> =>
  `${(await startEndpoint(listener)).url}api/token?for=widgets`;

test('the desk issues a spam token for the id of the lead', async () => {
  const requests: unknown[] = [];
  const url = await startDesk((request, response) => {
    requests.push(request.method, request.url);
    response.end('{"token":"t1"}');
  });
  expect(JSON.parse(await withToken(body, url))).toEqual({
    id: 'a/b',
    fullName: 'Ana',
    guard: { trap: '', trusted: true, token: 't1' },
  });
  expect(requests).toEqual(['GET', '/api/token?for=widgets&id=a%2Fb']);
});

describe('a lead is sent unchanged, without a token,', () => {
  test('where the page names no URL of tokens', async () => {
    expect(await withToken(body, undefined)).toBe(body);
  });

  test.each<[string, RequestListener]>([
    ['the desk uses none', (_, response) => response.writeHead(404).end('{"token":"no"}')],
    ['the response is a web page', (_, response) => response.end('<!doctype html>')],
    ['the token is no text', (_, response) => response.end('{"token":7}')],
    ['the connection breaks', (request) => request.destroy()],
  ])('where %s', async (_, listener) => {
    expect(await withToken(body, await startDesk(listener))).toBe(body);
  });

  test('where the desk does not answer within three seconds', async () => {
    const timeout = new AbortController();
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const url = await startDesk(() => timeout.abort());
    expect(await withToken(body, url)).toBe(body);
    expect(clock).toHaveBeenCalledWith(TOKEN_TIMEOUT);
    expect(TOKEN_TIMEOUT).toBe(3000);
  });
});
