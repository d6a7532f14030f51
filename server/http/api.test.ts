import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { leadLimits } from '../../src/domain/limits';
import { databaseKinds, proxiedDatabase } from '../testing/databases';
import { allLeads, metric, post, startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';
import type { FieldError } from './problem';

const agency = { origin: 'https://agency.example' };

/** Checks what all rejections share: problem+json that a page of the agency may read, without internals. */
async function rejection(response: Response): Promise<{ detail: string; errors?: FieldError[] }> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe(agency.origin);
  expect(response.headers.get('vary')).toContain('Origin');
  expect(text).not.toMatch(/node_modules|\.ts|\n\s+at /);
  const body: { detail: string; errors?: FieldError[] } = JSON.parse(text);
  expect(body).toMatchObject({ type: 'about:blank', title: expect.any(String), status: response.status });
  return body;
}

describe.each(databaseKinds)('a lead sent to a desk with %s', (_name, newDatabase) => {
  it('is stored and answered with 201, and with 200 when it is sent again', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = contactLead();
    const first = await post(url, lead, agency);
    expect([first.status, await first.json()]).toEqual([201, { id: lead.id }]);
    expect(first.headers.get('access-control-allow-origin')).toBe(agency.origin);
    const again = await post(url, lead, agency);
    expect([again.status, await again.json()]).toEqual([200, { id: lead.id }]);
    expect((await allLeads(desk)).map((stored) => stored.lead)).toEqual([lead]);
  });

  it('is stored with fields that the schema does not name, at every depth', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = contactLead({
      attribution: { first: { utm_source: 'door', ttclid: 'x' } },
      new: { field: [1] },
    });
    expect((await post(url, lead)).status).toBe(201);
    expect((await allLeads(desk))[0]?.lead).toEqual(lead);
  });

  it('may be partial, and is replaced by the complete lead', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const { id, kind, timestamp, source, ...typed } = contactLead();
    const begun = { id, kind, timestamp, source, partial: true, fullName: 'An', email: 'ana@' };
    expect((await post(url, begun)).status).toBe(201);
    expect((await allLeads(desk)).map(({ lead }) => lead)).toEqual([begun]);
    const sent = { id, kind, timestamp: '2029-01-01T00:00:00Z', source, ...typed };
    expect((await post(url, sent)).status).toBe(200);
    expect((await post(url, begun)).status).toBe(200);
    expect((await allLeads(desk)).map(({ lead }) => lead)).toEqual([sent]);
  });

  it('may hold NUL, lone surrogates and bidirectional control characters', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const typed = 'a\0b\ud800c\u202e👷‍♀️ <img onerror=alert(1)> O\'Neil "';
    const lead = contactLead({ fullName: typed, areasOfConcern: typed, source: typed });
    expect((await post(url, lead)).status).toBe(201);
    expect((await allLeads(desk))[0]?.lead).toEqual(lead);
  });

  it('leaves the desk healthy', async () => {
    const { url } = await startDesk({ database: await newDatabase() });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('while the database is unavailable', () => {
  it('the desk answers 503 with Retry-After, and stores again when it is back', async () => {
    const { url: databaseUrl, proxy } = await proxiedDatabase();
    proxy.disconnect();
    const { url } = await startDesk({ database: { kind: 'postgres', url: databaseUrl } });
    const lead = contactLead();
    const rejected = await post(url, lead, agency);
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    await rejection(rejected);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    proxy.reconnect();
    expect((await post(url, lead, agency)).status).toBe(201);
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('a body that is no lead', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['nothing', ''],
    ['half a JSON', '{"kind":"contact"'],
    ['two JSONs', '{}{}'],
    ['null', 'null'],
    ['text', '"contact"'],
    ['a list', '[]'],
    ['a lead in a list', JSON.stringify([contactLead()])],
    [
      'bytes that are no UTF-8',
      Buffer.from(JSON.stringify(contactLead({ fullName: 'Jos\u00e9' })), 'latin1'),
    ],
    ['a __proto__ field', '{"kind":"contact","__proto__":{"isAdmin":true}}'],
    ['an escaped __proto__ field further in', '{"kind":"contact","a":[{"\\u005f_proto__":1}]}'],
    ['deep nesting', deep(10_000)],
    ['nesting of 8 MB', deep(leadLimits.body / 2)],
    ['millions of values', `[${'{},'.repeat(2_000_000)}{}]`],
    ['an unknown kind', JSON.stringify(contactLead({ kind: 'newsletter' }))],
  ])('is rejected with 400, quickly: %s', async (_name, body) => {
    const { url } = await startDesk();
    const milliseconds = async () => {
      const before = process.cpuUsage();
      const response = await post(url, body, agency);
      expect(response.status).toBe(400);
      await rejection(response);
      return process.cpuUsage(before).user / 1_000;
    };
    // The process collects garbage of other tests, too: what is slow is slow every time.
    await expect.poll(milliseconds).toBeLessThan(1_500);
  });

  it('is answered with one error for each field that is missing or wrong', async () => {
    const { url, desk } = await startDesk();
    const lead = contactLead({
      email: 'nobody',
      fullName: ' ',
      areasOfConcern: 'x'.repeat(leadLimits.text + 1),
    });
    const response = await post(url, { ...lead, phone: undefined }, agency);
    expect(response.status).toBe(400);
    expect((await rejection(response)).errors).toEqual([
      { field: 'fullName', message: 'must not be empty' },
      { field: 'phone', message: 'is missing' },
      { field: 'email', message: 'must be an email address, such as name@example.com' },
      { field: 'areasOfConcern', message: 'must have at most 5000 characters' },
    ]);
    expect(await allLeads(desk)).toEqual([]);
  });
});

describe('the content type', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'TEXT/PLAIN', 'text/plain;charset=UTF-8'])(
    'may be %s',
    async (type) => {
      const { url } = await startDesk();
      expect((await post(url, contactLead(), { 'content-type': type })).status).toBe(201);
    },
  );

  it.each(['application/xml', 'text/html', 'application/jsonp', ''])('may not be "%s"', async (type) => {
    const { url } = await startDesk();
    const response = await post(url, contactLead(), { ...agency, 'content-type': type });
    expect(response.status).toBe(415);
    await rejection(response);
  });
});

describe('origins', () => {
  it('on the list get a preflight response', async () => {
    const { url } = await startDesk();
    const response = await fetch(`${url}/api/requests`, {
      method: 'OPTIONS',
      headers: {
        ...agency,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(agency.origin);
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it.each([
    ['https://evil.example', 'add it to ALLOWED_ORIGINS: https://evil.example'],
    ['https://agency.example.evil.example', 'ALLOWED_ORIGINS: https://agency.example.evil.example'],
    ['http://agency.example', 'ALLOWED_ORIGINS: http://agency.example'],
    ['null', 'it has no origin that ALLOWED_ORIGINS could name'],
  ])('not on the list are rejected, and may read why: %s', async (origin, remedy) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { url, desk } = await startDesk();
    const preflight = await fetch(`${url}/api/requests`, { method: 'OPTIONS', headers: { origin } });
    const responses = [await post(url, contactLead(), { origin }), await post(url, '{', { origin })];
    for (const response of [preflight, ...responses]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toContain('Origin');
    }
    for (const response of responses) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining(remedy) });
    }
    expect(await allLeads(desk)).toEqual([]);
    // Once an hour.
    expect(warn.mock.calls.filter(([line]) => String(line).includes(origin))).toHaveLength(1);
  });

  it.each([
    ['https://agency.example', true],
    ['https://evil.example', false],
    ['null', false],
    [undefined, true],
  ])('may be checked by any page: %s', async (origin, originAllowed) => {
    const { url } = await startDesk();
    const response = await fetch(`${url}/api/check`, { headers: origin ? { origin } : {} });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      originAllowed,
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin ?? null);
  });

  it.each([
    ['https://agency.example', true],
    ['https://evil.example', false],
    ['null', false],
    ['agency.example', false],
    ['', false],
  ])('of another page may be checked for it: %o', async (origin, originAllowed) => {
    const { url } = await startDesk();
    const response = await fetch(`${url}/api/check?origin=${encodeURIComponent(origin)}`, {
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    });
    expect(await response.json()).toEqual({ version: expect.any(String), origin, originAllowed });
  });

  it('may be its own, or missing', async () => {
    const { url } = await startDesk({ allowedOrigins: [] });
    expect((await post(url, contactLead(), { origin: url })).status).toBe(201);
    expect((await post(url, contactLead())).status).toBe(201);
  });

  it('may be its own by Sec-Fetch-Site, behind a proxy that changes the host', async () => {
    const raw = await request((await startDesk()).port, JSON.stringify(contactLead()), [
      'Origin: https://www.example.com',
      'Sec-Fetch-Site: same-origin',
    ]);
    expect(raw).toMatch(/^HTTP\/1\.1 201 /);
  });
});

describe('the rate', () => {
  it('of one client is limited, with a Retry-After that the page can read', async () => {
    const { url } = await startDesk({ rateLimit: 3 });
    for (let i = 0; i < 3; i++) expect((await post(url, contactLead(), agency)).status).toBe(201);
    const response = await post(url, contactLead(), agency);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('retry-after');
    await rejection(response);
  });

  it('is counted by the last hop of X-Forwarded-For, behind a trusted proxy only', async () => {
    const behindProxy = await startDesk({ rateLimit: 1, trustProxy: true });
    const inTheOpen = await startDesk({ rateLimit: 1 });
    const from = (hops: string) => ({ 'x-forwarded-for': hops });
    expect((await post(behindProxy.url, contactLead(), from('9.9.9.9, 1.1.1.1'))).status).toBe(201);
    expect((await post(behindProxy.url, contactLead(), from('1.1.1.1, 2.2.2.2'))).status).toBe(201);
    expect((await post(behindProxy.url, contactLead(), from('7.7.7.7, 1.1.1.1'))).status).toBe(429);
    expect((await post(inTheOpen.url, contactLead(), from('1.1.1.1'))).status).toBe(201);
    expect((await post(inTheOpen.url, contactLead(), from('2.2.2.2'))).status).toBe(429);
  });
});

describe('the size', () => {
  const ofSize = (bytes: number) => {
    const lead = contactLead({ padding: '' });
    return JSON.stringify({ ...lead, padding: 'x'.repeat(bytes - JSON.stringify(lead).length) });
  };

  it('may be 8 MB', async () => {
    const { url } = await startDesk();
    expect((await post(url, ofSize(leadLimits.body))).status).toBe(201);
  });

  it.each([leadLimits.body + 1, 3 * leadLimits.body])(
    'over it is rejected with 413: %i bytes',
    async (bytes) => {
      const { url } = await startDesk();
      const response = await post(url, ofSize(bytes), agency);
      expect(response.status).toBe(413);
      await rejection(response);
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...agency },
        body: new Blob([ofSize(bytes)]).stream(),
        duplex: 'half',
      };
      const chunked = await fetch(`${url}/api/requests`, init);
      expect(chunked.status).toBe(413);
      await rejection(chunked);
    },
  );

  it('may be announced first: 413 is sent before the body', async () => {
    const { port } = await startDesk();
    const socket = await open(port);
    socket.write(head([`Content-Length: ${leadLimits.body + 1}`]));
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('over it is answered also to a slow client that reads nothing before it has sent everything', async () => {
    const { port } = await startDesk();
    const socket = await open(port);
    socket.pause().write(head([`Content-Length: ${leadLimits.body + 1}`]));
    // Not a byte more than announced: the server would take it for a broken request and reset the connection.
    const quarter = leadLimits.body / 4;
    for (const size of [quarter, quarter, quarter, quarter, 1]) {
      await new Promise((resolve) => socket.write('x'.repeat(size), resolve));
      // Longer than the half second in which the HTTP adapter by itself ends an unread body.
      await sleep(200);
    }
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a slow client', () => {
  const short = { stall: 300, request: 800, stop: 300 };

  it('that stops sending is answered 408 and delays no other client', async () => {
    const { port, url } = await startDesk({}, short);
    const socket = await open(port);
    socket.write(`${head(['Content-Length: 100'])}{"kind"`);
    expect((await post(url, contactLead())).status).toBe(201);
    expect(await answer(socket)).toMatch(
      /^HTTP\/1\.1 408 [^]*Access-Control-Allow-Origin: https:\/\/agency/i,
    );
    await closed(socket);
  });

  it('that sends a byte at a time is answered 408 after the timeout', async () => {
    const { port } = await startDesk({}, short);
    const socket = await open(port);
    socket.write(head(['Content-Length: 1000']));
    const drip = setInterval(() => socket.write('x'), 50);
    onTestFinished(() => clearInterval(drip));
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
    await closed(socket);
  });

  it('that never ends its headers is disconnected', async () => {
    const { port } = await startDesk({}, short);
    const socket = await open(port);
    socket.write('POST /api/requests HTTP/1.1\r\nHost: x\r\n');
    await closed(socket);
    expect(socket.closed).toBe(true);
  });

  it('that disconnects in the middle leaves nothing stored', async () => {
    const { port, url, desk } = await startDesk();
    const socket = await open(port);
    socket.write(`${head(['Content-Length: 100'])}{"kind"`);
    await expect.poll(() => metric(url, 'desk_bodies_in_flight')).toBe(1);
    socket.resetAndDestroy();
    expect((await post(url, contactLead())).status).toBe(201);
    expect(await allLeads(desk)).toHaveLength(1);
  });
});

describe('other requests', () => {
  it('with another method get 405, to another path 404', async () => {
    const { url } = await startDesk();
    const wrongMethod = await fetch(`${url}/api/requests`, { headers: agency });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toContain('POST');
    await rejection(wrongMethod);
    for (const path of ['/api/leads', '/api/request', '/api/requests/', '/api/requests/a/b']) {
      const init = { method: 'POST', body: '{}', headers: { ...agency, 'content-type': 'application/json' } };
      const wrongPath = await fetch(url + path, init);
      expect(wrongPath.status).toBe(404);
      await rejection(wrongPath);
    }
  });

  it('to a mistyped path get a preflight response, and read where leads are taken', async () => {
    const { url } = await startDesk();
    const headers = { ...agency, 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${url}/api/request`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(agency.origin);
    const { detail } = await rejection(
      await fetch(`${url}/api/request`, { method: 'POST', headers: agency }),
    );
    expect(detail).toContain('Leads are taken at /api/requests.');
  });

  it('that the desk fails at get 500, which the page may read', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const { url, desk } = await startDesk();
    vi.spyOn(desk.firms, 'find').mockImplementation(() => {
      throw new Error('secret');
    });
    const response = await post(url, contactLead(), agency, 'bug-off');
    expect(response.status).toBe(500);
    await rejection(response);
  });

  it('with an invalid target or host get no stack trace', async () => {
    const { port } = await startDesk();
    for (const line of [
      'GET http://[ HTTP/1.1',
      'GET /api/\\..\\x HTTP/1.1',
      'POST /api/requests%ff HTTP/1.1',
      'FOO',
    ]) {
      const socket = await open(port);
      socket.write(`${line}\r\nHost: a b\r\nConnection: close\r\n\r\n`);
      const text = await answer(socket);
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(text).not.toMatch(/\n\s+at /);
    }
  });

  it('get security headers on every response, and HSTS only behind https', async () => {
    const { url } = await startDesk({ trustProxy: true });
    const overHttps = { 'x-forwarded-proto': 'https' };
    for (const path of ['/', '/healthz', '/api/nothing']) {
      const { headers } = await fetch(`${url}${path}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(
        (await fetch(`${url}${path}`, { headers: overHttps })).headers.get('strict-transport-security'),
      ).toMatch(/^max-age=\d{7,}/);
    }
  });
});

describe('a connection', () => {
  it('stays open for more than a minute between requests, however short the time for sending one', async () => {
    const { port } = await startDesk({}, { stall: 300, request: 800, stop: 300 });
    const [socket, stalled] = [await open(port), await open(port)];
    socket.write(health);
    const first = await answer(socket);
    expect(Number(/^Keep-Alive: timeout=(\d+)\r$/m.exec(first)?.[1])).toBeGreaterThanOrEqual(65);
    stalled.write('GET /healthz HTTP/1.1\r\n');
    await closed(stalled);
    socket.write(health);
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('stopping', () => {
  it('does not wait for connections without a request', async () => {
    const { port, desk } = await startDesk();
    const sockets = await Promise.all([open(port), open(port)]);
    sockets[0].write(health);
    await answer(sockets[0]);
    const began = performance.now();
    await Promise.all([desk.stop(), ...sockets.map(closed)]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('completes a running request, and accepts no new one', async () => {
    const { port, url, desk } = await startDesk();
    const body = JSON.stringify(contactLead());
    const socket = await open(port);
    socket.write(`${head([`Content-Length: ${body.length}`])}${body.slice(0, 10)}`);
    await expect.poll(() => metric(url, 'desk_bodies_in_flight')).toBe(1);
    const stopped = desk.stop();
    await expect(open(port)).rejects.toThrow(/ECONNREFUSED/);
    socket.write(body.slice(10));
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 201 /);
    await stopped;
  });

  it('ends requests that are still running after the timeout', async () => {
    const { port, url, desk } = await startDesk({}, { stall: 15_000, request: 60_000, stop: 200 });
    const socket = await open(port);
    socket.write(head(['Content-Length: 10']));
    await expect.poll(() => metric(url, 'desk_bodies_in_flight')).toBe(1);
    const began = performance.now();
    await desk.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

const health = 'GET /healthz HTTP/1.1\r\nHost: desk.example\r\n\r\n';

const head = (headers: string[]) =>
  [
    'POST /api/requests HTTP/1.1',
    'Host: desk.example',
    'Content-Type: application/json',
    ...(headers.some((header) => header.startsWith('Origin')) ? [] : ['Origin: https://agency.example']),
    ...headers,
    '\r\n',
  ].join('\r\n');

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // Some tests wait for the server to reset the connection.
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** The first chunk of the response, which holds its headers. */
async function answer(socket: Socket): Promise<string> {
  const first = once(socket, 'data', { signal: AbortSignal.timeout(10_000) });
  socket.resume();
  return String((await first)[0]);
}

async function closed(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.closed) await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
}

async function request(port: number, body: string, headers: string[]): Promise<string> {
  const socket = await open(port);
  socket.write(`${head([`Content-Length: ${Buffer.byteLength(body)}`, ...headers])}${body}`);
  return answer(socket);
}
