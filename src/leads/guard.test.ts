import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { withToken } from './guard';

const body = JSON.stringify({ id: 'a/b', fullName: 'Ana', guard: { trap: '', trusted: true } });

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function desk(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/token?for=widgets`;
}

test('a desk that uses tokens gives one for the id of the lead', async () => {
  const asked: unknown[] = [];
  const address = await desk((request, response) => {
    asked.push(request.method, request.url);
    response.end('{"token":"t1"}');
  });
  expect(JSON.parse(await withToken(body, address))).toEqual({
    id: 'a/b',
    fullName: 'Ana',
    guard: { trap: '', trusted: true, token: 't1' },
  });
  expect(asked).toEqual(['GET', '/api/token?for=widgets&id=a%2Fb']);
});

describe('a lead goes without a token, as it was', () => {
  test('where the page names no address', async () => {
    expect(await withToken(body, undefined)).toBe(body);
  });

  test.each<[string, RequestListener]>([
    ['the desk uses none', (_, response) => response.writeHead(404).end('{"token":"no"}')],
    ['the answer is a page', (_, response) => response.end('<!doctype html>')],
    ['the token is none', (_, response) => response.end('{"token":7}')],
    ['the connection breaks', (request) => request.destroy()],
  ])('where %s', async (_, answer) => {
    expect(await withToken(body, await desk(answer))).toBe(body);
  });

  test('where the desk is silent for three seconds', async () => {
    const address = await desk(() => {});
    const start = performance.now();
    expect(await withToken(body, address)).toBe(body);
    expect(performance.now() - start).toBeLessThan(4500);
  });
});
