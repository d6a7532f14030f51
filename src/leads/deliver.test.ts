import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deliver, patience } from './deliver';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A real endpoint that answers as told; resolves to its address. */
async function endpoint(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const answers =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };

const dropped: RequestListener = (request) => {
  request.destroy();
};

const json = { 'content-type': 'application/json' };

describe('an answer that proves acceptance', () => {
  test.each([
    ['201 with JSON', answers(201, '{"id":"x"}', json)],
    ['200 with plain text', answers(200, 'ok', { 'content-type': 'text/plain' })],
    ['204 without a body', answers(204)],
    ['201 without a body, called JSON', answers(201, '', json)],
    ['200 with a word that is called JSON', answers(200, 'success', json)],
    ['200 with XML', answers(200, '<?xml version="1.0"?><response/>', { 'content-type': 'text/xml' })],
  ])('%s', async (_, answer) => {
    expect(await deliver('{}', await endpoint(answer))).toEqual({ status: 'accepted' });
  });

  test('a redirect that ends in JSON, as some script hosts answer', async () => {
    const address = await endpoint((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/done' }).end();
      else response.writeHead(200, json).end('{}');
    });
    expect(await deliver('{}', address)).toEqual({ status: 'accepted' });
  });
});

describe('an answer that refuses for good', () => {
  test.each([400, 401, 403, 404, 409, 410, 413, 415, 422, 451])('%i', async (status) => {
    expect(await deliver('{}', await endpoint(answers(status)))).toEqual({
      status: 'refused',
      httpStatus: status,
      errors: [],
    });
  });

  test('with what it says of each field, and nothing that has another shape', async () => {
    const errors = [{ field: 'email', message: 'must be an email address' }, 'x', null, { field: 3 }];
    const result = await deliver('{}', await endpoint(answers(400, JSON.stringify({ errors }), json)));
    expect(result).toEqual({ status: 'refused', httpStatus: 400, errors: [errors[0]] });
  });
});

describe('an answer that proves nothing', () => {
  test.each([
    ['408', answers(408), 'http 408'],
    ['425', answers(425), 'http 425'],
    ['429', answers(429), 'http 429'],
    ['500', answers(500), 'http 500'],
    ['503', answers(503), 'http 503'],
    [
      'a web page with 200',
      answers(200, '<p>Welcome</p>', { 'content-type': 'text/html; charset=utf-8' }),
      'html',
    ],
    ['a web page that says nothing of its type', answers(200, ' <!DOCTYPE html><p>Log in</p>'), 'html'],
    ['a web page that says it is text', answers(200, '<html>', { 'content-type': 'text/plain' }), 'html'],
    ['a network that asks for a login (511)', answers(511, '<html>'), 'http 511'],
    ['JSON that breaks off, which nothing but its end tells', answers(201, '{"id":"x', json), 'cut off'],
    ['a dropped connection', dropped, 'network'],
  ])('%s', async (_, answer, reason) => {
    expect(await deliver('{}', await endpoint(answer))).toMatchObject({
      status: 'unproven',
      reason,
    });
  });

  test('a redirect to something that is not JSON', async () => {
    const address = await endpoint((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/thanks' }).end();
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('thanks');
    });
    expect(await deliver('{}', address)).toMatchObject({ status: 'unproven', reason: 'redirect' });
  });

  test('a redirect to a web page', async () => {
    const address = await endpoint((request, response) => {
      if (request.url === '/') response.writeHead(303, { location: '/login' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>');
    });
    expect(await deliver('{}', address)).toMatchObject({ status: 'unproven', reason: 'html' });
  });

  test('a body that is cut off', async () => {
    const address = await endpoint((_, response) => {
      response.writeHead(201, { ...json, 'content-length': '100' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await deliver('{}', address)).toMatchObject({ status: 'unproven', reason: 'network' });
  });

  test('silence, also after the headers', async () => {
    const address = await endpoint((_, response) => response.writeHead(201, json).flushHeaders());
    expect(await deliver('{}', address, 100)).toMatchObject({ status: 'unproven', reason: 'timeout' });
  });

  test('nobody there', async () => {
    const address = await endpoint(answers(200));
    stop?.();
    expect(await deliver('{}', address)).toMatchObject({ status: 'unproven', reason: 'network' });
  });
});

test.each([
  ['seconds', () => '7', 7],
  ['none', () => '0', 0],
  ['a date', () => new Date(Date.now() + 30_000).toUTCString(), 30],
  ['a date that is past', () => new Date(0).toUTCString(), 0],
  ['no time at all', () => 'soon', undefined],
])('Retry-After: %s', async (_, header, seconds) => {
  const result = await deliver('{}', await endpoint(answers(503, '', { 'retry-after': header() })));
  const retryAfter = result.status === 'unproven' ? result.retryAfter : Number.NaN;
  // A date has no fractions of a second, so it is up to one second less.
  expect([seconds, seconds && seconds - 1]).toContain(retryAfter);
});

test('the body arrives as JSON, to the letter', async () => {
  let received = '';
  let type: string | undefined;
  const address = await endpoint((request, response) => {
    type = request.headers['content-type'];
    request.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    request.on('end', () => response.writeHead(201, json).end('{}'));
  });
  const body = JSON.stringify({ fullName: 'O’Neil \u0000 😀 \u202e', notes: 'x'.repeat(100_000) });
  await deliver(body, address);
  expect(received).toBe(body);
  expect(type).toBe('application/json');
});

test('a body with photos is given the time that a slow line needs', () => {
  expect(patience(1000)).toBeLessThan(16_000);
  expect(patience(8 * 1024 * 1024)).toBeGreaterThan(120_000);
});

describe('keepalive, of which a page has 64 KiB', () => {
  /** What each request asked for; none is answered before all are there. */
  async function sendAtOnce(...bodies: string[]): Promise<boolean[]> {
    const asked: boolean[] = [];
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      asked.push(init?.keepalive === true);
      await gate;
      return new Response('{}', { headers: json });
    });
    const all = bodies.map((body) => deliver(body, 'http://127.0.0.1/'));
    letGo();
    await Promise.all(all);
    spy.mockRestore();
    return asked;
  }

  test('a small lead outlives the page, a large one is sent without it', async () => {
    expect(await sendAtOnce('x'.repeat(1000))).toEqual([true]);
    expect(await sendAtOnce('x'.repeat(64 * 1024))).toEqual([false]);
    // 30,000 units of text, 90,000 bytes.
    expect(await sendAtOnce('€'.repeat(30_000))).toEqual([false]);
  });

  test('leads on their way share it, and give it back', async () => {
    const half = 'x'.repeat(40_000);
    expect(await sendAtOnce(half, half, 'x')).toEqual([true, false, true]);
    expect(await sendAtOnce(half)).toEqual([true]);
  });
});
