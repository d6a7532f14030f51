import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startEndpoint } from '../testing/endpoint';
import { deliver, deliveryTimeout } from './deliver';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const respond =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };

const dropConnection: RequestListener = (request) => {
  request.destroy();
};

const lead = { id: '6f1f9c1e-0b1d-4c58-9f0e-2f1f2a7b9a10', body: '{}' };

/** Delivers a small lead to an endpoint with this listener. */
const deliverTo = async (listener: RequestListener) => deliver(lead, (await startEndpoint(listener)).url);

const json = { 'content-type': 'application/json' };

const receipt = JSON.stringify({ id: lead.id });
const plain = { 'content-type': 'text/plain' };

describe('a response proves the delivery:', () => {
  test.each([
    ['201 with the id', respond(201, receipt, json)],
    ['200 with the id in capitals', respond(200, receipt.toUpperCase().replace('ID', 'id'), json)],
    ['200 with JSON without an id', respond(200, '{"ok":true,"id":null}', json)],
    ['200 with a list', respond(200, '[{"id":"of something else"}]', json)],
    ['200 with plain text', respond(200, 'ok', plain)],
    ['200 with text that is no JSON', respond(200, '[OK] 1 < 2', plain)],
    ['204 without a body', respond(204)],
    ['201 without a body, declared as JSON', respond(201, '', json)],
    ['200 with plain text, declared as JSON', respond(200, 'success', json)],
    ['200 with XML', respond(200, '<?xml version="1.0"?><response/>', { 'content-type': 'text/xml' })],
    ['200 with XML, not declared', respond(200, '<?xml version="1.0"?><body/>', plain)],
    ['JSON about a web page', respond(200, '{"message":"<html> is not taken"}', json)],
  ])('%s', async (_, answer) => {
    expect(await deliverTo(answer)).toEqual({ status: 'accepted' });
  });
});

test.each<[string, string, object]>([
  ['says so', JSON.stringify({ id: lead.id, estimateMailed: true }), { estimateMailed: true }],
  ['is silent about it, as older desks are', receipt, {}],
  ['says anything else', '{"estimateMailed":"yes"}', {}],
  ['is no JSON', 'estimateMailed', {}],
])('the estimate is mailed if the receipt says so: it %s', async (_, body, said) => {
  expect(await deliverTo(respond(201, body, plain))).toEqual({ status: 'accepted', ...said });
});

test('a receipt of another lead says nothing about this one', async () => {
  const other = JSON.stringify({ id: 'another', estimateMailed: true });
  expect(await deliverTo(respond(201, other, json))).toEqual({ status: 'unproven', reason: 'other id' });
});

describe('a response refuses the lead:', () => {
  test.each([400, 401, 403, 404, 409, 410, 413, 415, 422, 451])('%i', async (status) => {
    expect(await deliverTo(respond(status))).toEqual({
      status: 'refused',
      httpStatus: status,
      errors: [],
    });
  });

  test('its errors by field are reported, entries of another shape are not', async () => {
    const errors = [{ field: 'email', message: 'must be an email address' }, 'x', null, { field: 3 }];
    const result = await deliverTo(respond(400, JSON.stringify({ errors }), json));
    expect(result).toEqual({ status: 'refused', httpStatus: 400, errors: [errors[0]] });
  });

  test('what it says about that is reported, where it is a text', async () => {
    const detail = 'Leads are taken at /api/requests.';
    expect(await deliverTo(respond(404, JSON.stringify({ detail }), json))).toMatchObject({ detail });
    expect(await deliverTo(respond(404, '{"detail":[1]}', json))).toMatchObject({ detail: undefined });
    expect(await deliverTo(respond(404, '<h1>Not found</h1>'))).toMatchObject({ detail: undefined });
  });
});

describe('a delivery is unproven after', () => {
  test.each([
    ['408', respond(408), 'http 408'],
    ['425', respond(425), 'http 425'],
    ['429', respond(429), 'http 429'],
    ['500', respond(500), 'http 500'],
    ['503', respond(503), 'http 503'],
    ['304', respond(304), 'http 304'],
    [
      'a web page with 200',
      respond(200, '<p>Welcome</p>', { 'content-type': 'text/html; charset=utf-8' }),
      'html',
    ],
    ['a web page without a content type', respond(200, ' <!DOCTYPE html><p>Log in</p>'), 'html'],
    ['a web page declared as text', respond(200, '<html>', plain), 'html'],
    ['a part of a web page declared as text', respond(200, '\ufeff\n<div>Log in</div>', plain), 'html'],
    ['a web page declared as JSON', respond(200, '<!-- portal --><HTML lang="en">', json), 'html'],
    ['a web page after a warning', respond(200, 'Warning: x on line 3\n<!doctype html>', plain), 'html'],
    [
      'a web page in XML',
      respond(200, '<?xml version="1.0"?><html/>', { 'content-type': 'text/xml' }),
      'html',
    ],
    ['511, a network that asks for a login', respond(511, '<html>'), 'http 511'],
    ['{ "ok": false }', respond(200, '{ "ok": false }', json), 'not ok'],
    ['the same, declared as text', respond(200, '{"ok":false}', plain), 'not ok'],
    ['a receipt of another lead', respond(201, receipt.replace('6f', '00'), json), 'other id'],
    ['a receipt of something else', respond(200, '{"id":17}', json), 'other id'],
    ['truncated JSON in a response without a length', respond(201, '{"id":"x', json), 'cut off'],
    ['truncated JSON, declared as text', respond(201, '{"id":"x', plain), 'cut off'],
    ['a dropped connection', dropConnection, 'network'],
  ])('%s', async (_, answer, reason) => {
    expect(await deliverTo(answer)).toMatchObject({
      status: 'unproven',
      reason,
    });
  });

  test.each([
    [301, '/done'],
    [302, '/done'],
    [303, '/done'],
    [307, '/done'],
    [308, '/leads/'],
    [307, 'http://127.0.0.1:1/'],
    [302, 'not an address:'],
  ])('a redirect, %i to %s, which is not followed', async (status, location) => {
    const paths: (string | undefined)[] = [];
    const { url } = await startEndpoint((request, response) => {
      paths.push(request.url);
      if (request.url === '/leads') respond(status, '', { location })(request, response);
      else respond(200, receipt, json)(request, response);
    });
    expect(await deliver(lead, `${url}leads`)).toEqual({ status: 'unproven', reason: 'redirect' });
    expect(paths).toEqual(['/leads']);
  });

  test('a response shorter than its length', async () => {
    const { url } = await startEndpoint((_, response) => {
      response.writeHead(201, { ...json, 'content-length': '100' });
      response.write('{"id":', () => response.destroy());
    });
    expect(await deliver(lead, url)).toMatchObject({ status: 'unproven', reason: 'network' });
  });

  test('a timeout, after the headers too', async () => {
    const { url } = await startEndpoint((_, response) => response.writeHead(201, json).flushHeaders());
    const timeout = new AbortController();
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await fetch(...request);
      const text = response.text.bind(response);
      response.text = () => {
        const pending = text();
        timeout.abort(new DOMException('', 'TimeoutError'));
        return pending;
      };
      return response;
    });
    expect(await deliver(lead, url, { timeout: 100 })).toMatchObject({
      status: 'unproven',
      reason: 'timeout',
    });
    expect(clock).toHaveBeenCalledWith(100);
  });

  test('a refused connection', async () => {
    const { url, stop } = await startEndpoint(respond(200));
    stop();
    expect(await deliver(lead, url)).toMatchObject({ status: 'unproven', reason: 'network' });
  });
});

test.each([
  ['7', 7],
  ['soon', undefined],
])('an unproven delivery reports the seconds of Retry-After: %s', async (header, retryAfter) => {
  const result = await deliverTo(respond(503, '', { 'retry-after': header }));
  expect(result).toEqual({ status: 'unproven', reason: 'http 503', retryAfter });
});

test('the body arrives unchanged, as JSON', async () => {
  let received = '';
  let type: string | undefined;
  const { url } = await startEndpoint((request, response) => {
    type = request.headers['content-type'];
    request.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    request.on('end', () => response.writeHead(201, json).end('{}'));
  });
  const body = JSON.stringify({ fullName: 'O’Neil \u0000 😀 \u202e', notes: 'x'.repeat(100_000) });
  await deliver({ ...lead, body }, url);
  expect(received).toBe(body);
  expect(type).toBe('application/json');
});

describe('an endpoint that answers no preflight', () => {
  const OK = () => new Response('ok');
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };
  let endpoints = 0;
  const newEndpoint = () => `https://hooks${++endpoints}.example/`;

  /** What each attempt answers, in their order. @returns their content types, as they are made. */
  function answerWith(...answers: (() => Response)[]): string[] {
    const types: string[] = [];
    vi.stubGlobal('origin', 'https://www.example.com');
    vi.stubGlobal('navigator', { onLine: true });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      types.push(new Headers(init?.headers).get('content-type') ?? '');
      return (answers.shift() ?? fail)();
    });
    return types;
  }
  const JSON_TYPE = 'application/json';
  const TEXT_TYPE = 'text/plain;charset=UTF-8';
  const once = { mayUsePlainText: true };

  test('gets the lead as plain text, and later ones at once', async () => {
    const types = answerWith(fail, OK, OK);
    const endpoint = newEndpoint();
    expect(await deliver(lead, endpoint, once)).toEqual({ status: 'accepted' });
    expect(await deliver(lead, endpoint)).toEqual({ status: 'accepted' });
    expect(types).toEqual([JSON_TYPE, TEXT_TYPE, TEXT_TYPE]);
  });

  test.each<[string, () => Response, object]>([
    ['no answer that the page may read', fail, { status: 'unproven', reason: 'network' }],
    ['a web page', () => new Response('<html>'), { status: 'unproven', reason: 'html' }],
    ['a refusal', () => new Response('', { status: 415 }), { status: 'unproven', reason: 'network' }],
  ])('with plain text gets %s: nothing is proven or remembered', async (_, answer, delivery) => {
    const types = answerWith(fail, answer, OK);
    const endpoint = newEndpoint();
    expect(await deliver(lead, endpoint, once)).toEqual(delivery);
    expect(await deliver(lead, endpoint)).toEqual({ status: 'accepted' });
    expect(types).toEqual([JSON_TYPE, TEXT_TYPE, JSON_TYPE]);
  });

  test.each([
    [415, { status: 'unproven', reason: 'http 415' }],
    [400, { status: 'refused', httpStatus: 400, errors: [] }],
  ])('once remembered, answers %i: JSON is tried again', async (status, delivery) => {
    const types = answerWith(fail, OK, () => new Response('', { status }), OK);
    const endpoint = newEndpoint();
    await deliver(lead, endpoint, once);
    expect(await deliver(lead, endpoint)).toEqual(delivery);
    await deliver(lead, endpoint);
    expect(types).toEqual([JSON_TYPE, TEXT_TYPE, TEXT_TYPE, JSON_TYPE]);
  });

  test('is not guessed at offline, within the origin, after an answer or a timeout, or without leave', async () => {
    const types = answerWith(
      fail,
      fail,
      () => new Response('', { status: 503 }),
      () => {
        throw new DOMException('', 'TimeoutError');
      },
    );
    await deliver(lead, newEndpoint());
    await deliver(lead, 'https://www.example.com/leads', once);
    await deliver(lead, newEndpoint(), once);
    await deliver(lead, newEndpoint(), once);
    vi.stubGlobal('navigator', { onLine: false });
    await deliver(lead, newEndpoint(), once);
    expect(types).toEqual(Array(5).fill(JSON_TYPE));
  });
});

test('the timeout grows with the body', () => {
  expect(deliveryTimeout(1000)).toBeLessThan(16_000);
  expect(deliveryTimeout(8 * 1024 * 1024)).toBeGreaterThan(120_000);
});

describe('keepalive, limited to 64 KiB by page', () => {
  /** Whether each request uses keepalive; none gets a response before all are sent. */
  async function sendTogether(...bodies: string[]): Promise<boolean[]> {
    const keepalives: boolean[] = [];
    let respondToAll = () => {};
    const allSent = new Promise<void>((resolve) => {
      respondToAll = resolve;
    });
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      keepalives.push(init?.keepalive === true);
      await allSent;
      return new Response('{}', { headers: json });
    });
    const deliveries = bodies.map((body) => deliver({ ...lead, body }, 'http://127.0.0.1/'));
    respondToAll();
    await Promise.all(deliveries);
    spy.mockRestore();
    return keepalives;
  }

  test('is used for a small lead, and not for a large one', async () => {
    expect(await sendTogether('x'.repeat(1000))).toEqual([true]);
    expect(await sendTogether('x'.repeat(64 * 1024))).toEqual([false]);
    // 30,000 units of text, 90,000 bytes.
    expect(await sendTogether('€'.repeat(30_000))).toEqual([false]);
  });

  test('is shared by pending leads, and free again after their responses', async () => {
    const half = 'x'.repeat(40_000);
    expect(await sendTogether(half, half, 'x')).toEqual([true, false, true]);
    expect(await sendTogether(half)).toEqual([true]);
  });
});
