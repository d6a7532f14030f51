import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { leadLimits } from '../src/leads/limits';
import type { FieldError } from './problem';
import type { DatabaseSettings } from './settings';
import { allLeads, post, startDesk, temporaryFolder } from './testing/desk';
import { contactLead } from './testing/leads';
import { startPostgres, type TestPostgres } from './testing/postgres';

const agency = { origin: 'https://agency.example' };

/** What every refusal must look like: problem+json that a page of the agency may read, and no inside of ours. */
async function refusal(response: Response): Promise<{ detail: string; errors?: FieldError[] }> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe(agency.origin);
  expect(response.headers.get('vary')).toContain('Origin');
  expect(text).not.toMatch(/node_modules|\.ts|\n\s+at /);
  const body: { detail: string; errors?: FieldError[] } = JSON.parse(text);
  expect(body).toMatchObject({ type: 'about:blank', title: expect.any(String), status: response.status });
  return body;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

describe.each([
  [
    'SQLite',
    async (): Promise<DatabaseSettings> => ({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') }),
  ],
  [
    'PostgreSQL',
    async (): Promise<DatabaseSettings> => ({ kind: 'postgres', url: await postgres.createDatabase() }),
  ],
])('a lead sent to a desk with %s', (_name, newDatabase) => {
  it('is stored and answered with 201, and with 200 when it comes again', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = contactLead();
    const first = await post(url, lead, agency);
    expect([first.status, await first.json()]).toEqual([201, { id: lead.id }]);
    expect(first.headers.get('access-control-allow-origin')).toBe(agency.origin);
    const again = await post(url, lead, agency);
    expect([again.status, await again.json()]).toEqual([200, { id: lead.id }]);
    expect((await allLeads(desk)).map((stored) => stored.lead)).toEqual([lead]);
  });

  it('keeps fields nobody has named, at every depth', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = contactLead({
      attribution: { first: { utm_source: 'door', ttclid: 'x' } },
      new: { field: [1] },
    });
    expect((await post(url, lead)).status).toBe(201);
    expect((await allLeads(desk))[0]?.lead).toEqual(lead);
  });

  it('may be only the beginning of one, which the whole one replaces', async () => {
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

  it('may hold NUL, lone surrogates and marks of direction', async () => {
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

describe('while the database is away', () => {
  it('the desk answers 503 with Retry-After, and stores again when it is back', async () => {
    const database: DatabaseSettings = { kind: 'postgres', url: await postgres.createDatabase() };
    await postgres.stop();
    const { url } = await startDesk({ database });
    const lead = contactLead();
    const refused = await post(url, lead, agency);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await refusal(refused);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    await postgres.start();
    expect((await post(url, lead, agency)).status).toBe(201);
    await sleep(1_000);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
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
  ])('is refused with 400, quickly: %s', async (_name, body) => {
    const { url } = await startDesk();
    const began = performance.now();
    const response = await post(url, body, agency);
    expect(response.status).toBe(400);
    await refusal(response);
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('is told every field once that is missing or wrong', async () => {
    const { url, desk } = await startDesk();
    const lead = contactLead({
      email: 'nobody',
      fullName: ' ',
      areasOfConcern: 'x'.repeat(leadLimits.text + 1),
    });
    const response = await post(url, { ...lead, phone: undefined }, agency);
    expect(response.status).toBe(400);
    expect((await refusal(response)).errors).toEqual([
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

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'may not be "%s"',
    async (type) => {
      const { url } = await startDesk();
      const response = await post(url, contactLead(), { ...agency, 'content-type': type });
      expect(response.status).toBe(415);
      await refusal(response);
    },
  );
});

describe('origins', () => {
  it('on the list get an answer to their preflight', async () => {
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

  it.each(['https://evil.example', 'https://agency.example.evil.example', 'http://agency.example', 'null'])(
    'not on the list are refused without any permission: %s',
    async (origin) => {
      const { url, desk } = await startDesk();
      for (const response of [
        await post(url, contactLead(), { origin }),
        await fetch(`${url}/api/requests`, { method: 'OPTIONS', headers: { origin } }),
      ]) {
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('vary')).toContain('Origin');
      }
      expect(await allLeads(desk)).toEqual([]);
    },
  );

  it('may be the own one, or none', async () => {
    const { url } = await startDesk({ allowedOrigins: [] });
    expect((await post(url, contactLead(), { origin: url })).status).toBe(201);
    expect((await post(url, contactLead())).status).toBe(201);
  });

  it('may be the own one as the browser vouches for it, behind a proxy that changes the host', async () => {
    const raw = await request((await startDesk()).port, JSON.stringify(contactLead()), [
      'Origin: https://www.example.com',
      'Sec-Fetch-Site: same-origin',
    ]);
    expect(raw).toMatch(/^HTTP\/1\.1 201 /);
  });
});

describe('the rate', () => {
  it('of one address is limited, with Retry-After for the page to read', async () => {
    const { url } = await startDesk({ rateLimit: 3 });
    for (let i = 0; i < 3; i++) expect((await post(url, contactLead(), agency)).status).toBe(201);
    const response = await post(url, contactLead(), agency);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('retry-after');
    await refusal(response);
  });

  it('is counted by the last hop that our proxy names, and only then', async () => {
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
    'over it is refused with 413: %i bytes',
    async (bytes) => {
      const { url } = await startDesk();
      const response = await post(url, ofSize(bytes), agency);
      expect(response.status).toBe(413);
      await refusal(response);
      const chunked = await fetch(`${url}/api/requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...agency },
        body: new Blob([ofSize(bytes)]).stream(),
        duplex: 'half',
      } as RequestInit);
      expect(chunked.status).toBe(413);
      await refusal(chunked);
    },
  );

  it('may be announced first: the refusal comes before the body', async () => {
    const { port } = await startDesk();
    const socket = await open(port);
    socket.write(head([`Content-Length: ${leadLimits.body + 1}`]));
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('over it is answered to a slow sender too, who sends everything before it listens', async () => {
    const { port } = await startDesk();
    const socket = await open(port);
    const bytes = leadLimits.body + 1;
    socket.pause().write(head([`Content-Length: ${bytes}`]));
    for (let sent = 0; sent < bytes; sent += bytes / 4) {
      await new Promise((resolve) => socket.write('x'.repeat(Math.ceil(bytes / 4)), resolve));
      await sleep(300);
    }
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a slow sender', () => {
  const impatient = { stall: 300, request: 800, stop: 300 };

  it('that falls silent is answered 408 and holds nobody else', async () => {
    const { port, url } = await startDesk({}, impatient);
    const socket = await open(port);
    socket.write(`${head(['Content-Length: 100'])}{"kind"`);
    expect((await post(url, contactLead())).status).toBe(201);
    expect(await answer(socket)).toMatch(
      /^HTTP\/1\.1 408 [^]*Access-Control-Allow-Origin: https:\/\/agency/i,
    );
    await closed(socket);
  });

  it('that drips is answered 408 when its time is over', async () => {
    const { port } = await startDesk({}, impatient);
    const socket = await open(port);
    socket.write(head(['Content-Length: 1000']));
    const drip = setInterval(() => socket.write('x'), 50);
    onTestFinished(() => clearInterval(drip));
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
    await closed(socket);
  });

  it('that never ends its header is cut off', async () => {
    const { port } = await startDesk({}, impatient);
    const socket = await open(port);
    socket.write('POST /api/requests HTTP/1.1\r\nHost: x\r\n');
    await closed(socket);
    expect(socket.closed).toBe(true);
  });

  it('that hangs up in the middle leaves nothing behind', async () => {
    const { port, url, desk } = await startDesk();
    const socket = await open(port);
    socket.write(`${head(['Content-Length: 100'])}{"kind"`);
    await sleep(50);
    socket.resetAndDestroy();
    expect((await post(url, contactLead())).status).toBe(201);
    expect(await allLeads(desk)).toHaveLength(1);
  });
});

describe('other calls', () => {
  it('by another method get 405, to another address 404', async () => {
    const { url } = await startDesk();
    const wrongMethod = await fetch(`${url}/api/requests`, { headers: agency });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toContain('POST');
    await refusal(wrongMethod);
    const wrongAddress = await fetch(`${url}/api/leads`, { headers: agency });
    expect(wrongAddress.status).toBe(404);
    await refusal(wrongAddress);
  });

  it('with a broken target or host get no stack trace', async () => {
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

  it('find the security headers on every answer, and HSTS only behind https', async () => {
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

describe('stopping', () => {
  it('lets a running request end, and takes no new one', async () => {
    const { port, desk } = await startDesk();
    const body = JSON.stringify(contactLead());
    const socket = await open(port);
    socket.write(`${head([`Content-Length: ${body.length}`])}${body.slice(0, 10)}`);
    await sleep(50);
    const stopped = desk.stop();
    await sleep(50);
    await expect(open(port)).rejects.toThrow(/ECONNREFUSED/);
    socket.write(body.slice(10));
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 201 /);
    await stopped;
  });

  it('does not wait for ever', async () => {
    const { port, desk } = await startDesk({}, { stall: 15_000, request: 60_000, stop: 200 });
    const socket = await open(port);
    socket.write(head(['Content-Length: 10']));
    await sleep(50);
    const began = performance.now();
    await desk.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

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
  // Being cut off is what some tests wait for.
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** The first piece of the answer, which holds its head. */
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
