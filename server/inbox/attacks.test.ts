import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeIn } from '../auth/oneTimeCode';
import { parsePasswordHash } from '../auth/password';
import { exportCsv } from '../leads/export';
import { sha256 } from '../storage/hashes';
import { post, startDesk, temporaryFolder } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { password, requestSession, type Signed, signIn, withInbox, withReader } from '../testing/inbox';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg } from '../testing/photos';
import type { LeadPage } from './listLeads';
import type { LeadDetail } from './readLeadDetail';

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A desk with a firm of Ana's and one that she must not see, each with a lead, and one of the desk's own. */
async function start(own: Parameters<typeof startDesk>[0] = {}) {
  const folder = firmsFolder({
    'bug-off': { allowedOrigins: [], ...withReader },
    larks: { allowedOrigins: [] },
  });
  const started = await startDesk({ ...withInbox, firmsFolder: folder, ...own });
  const { url } = started;
  const photo = { kind: 'audit', photos: [asDataString(jpeg('theirs'))] };
  const [mine, theirs] = [
    contactLead({ ...photo, fullName: 'Mine', photos: [asDataString(jpeg('mine'))] }),
    contactLead({ ...photo, fullName: 'Theirs-secret' }),
  ];
  await post(url, mine, {}, 'bug-off');
  await post(url, theirs, {}, 'larks');
  return { ...started, folder, mine, theirs };
}

const leadPaths = (id: string): [string, string][] => [
  ['GET', '/leads'],
  ['GET', '/leads/counts'],
  ['GET', '/changes'],
  ['GET', '/changes/live'],
  ['GET', `/leads/${id}`],
  ['GET', `/leads/${id}/files/${id}-1.jpg`],
  ['GET', '/export/csv'],
  ['GET', '/export/json'],
  ['GET', '/messages'],
  ['GET', '/activity'],
  ['POST', `/leads/${id}/state`],
  ['POST', `/leads/${id}/notes`],
  ['POST', `/leads/${id}/reply`],
  ['GET', '/replies'],
  ['POST', '/replies'],
  ['POST', `/replies/${id}`],
  ['DELETE', `/replies/${id}`],
  ['POST', `/leads/${id}/read`],
  ['POST', `/leads/${id}/snooze`],
  ['POST', `/leads/${id}/assignee`],
  ['POST', `/leads/${id}/suspect`],
  ['POST', `/messages/${id}/retry`],
  ['GET', '/webhooks'],
  ['POST', '/webhooks'],
  ['POST', `/webhooks/${id}/rotate`],
  ['POST', `/webhooks/${id}/test`],
  ['POST', `/webhooks/calls/${id}/replay`],
  ['DELETE', `/webhooks/${id}`],
  ['DELETE', `/leads/${id}`],
  ['GET', '/people'],
  ['POST', '/people'],
  ['POST', '/people/kim/invite'],
  ['POST', '/people/kim/role'],
  ['POST', '/people/kim/firms'],
  ['DELETE', '/people/kim/second-factor'],
  ['DELETE', '/people/kim'],
  ['GET', '/own'],
  ['DELETE', `/own/sessions/${id}`],
  ['POST', '/own/second-factor/secret'],
  ['POST', '/own/second-factor'],
  ['POST', '/own/second-factor/off'],
  ['DELETE', '/session'],
  ['DELETE', '/sessions'],
];

describe('without a session', () => {
  it.each<[string, (signed: Signed) => string]>([
    ['no cookie', () => ''],
    ['a cookie that was made up', () => `__Host-inbox=${'A'.repeat(43)}`],
    ['an empty one', () => '__Host-inbox='],
    ['the hash that the database has', ({ cookie }) => `__Host-inbox=${sha256(cookie.split('=')[1] ?? '')}`],
    ['the right value under another name', ({ cookie }) => cookie.replace('__Host-', '')],
    ['a part of the right one', ({ cookie }) => cookie.slice(0, -1)],
    ['SQL in place of it', () => "__Host-inbox=' or '1'='1"],
    ['a megabyte', () => `__Host-inbox=${'A'.repeat(10_000)}`],
  ])('%s opens nothing', async (_name, cookieOf) => {
    const { url, mine } = await start();
    const owner = await signIn(url);
    for (const [method, path] of leadPaths(mine.id)) {
      const answer = await owner.call(method, path, method === 'GET' ? undefined : {}, {
        cookie: cookieOf(owner),
      });
      expect({ path, status: answer.status }).toEqual({ path, status: 401 });
      expect(await answer.text()).not.toContain('Mine');
    }
    expect((await owner.call('GET', '/session', undefined, { cookie: cookieOf(owner) })).status).toBe(204);
  });

  it.each<[string, (context: Awaited<ReturnType<typeof start>>, signed: Signed) => Promise<unknown>]>([
    ['after signing out', (_, signed) => signed.call('DELETE', '/session')],
    [
      'after signing out everywhere, on another device',
      async ({ url }) => (await signIn(url)).call('DELETE', '/sessions'),
    ],
    ['that was not used for a week', ({ desk }) => age(desk, 'used_at', 8)],
    ['that is older than a month', ({ desk }) => age(desk, 'created_at', 31)],
  ])('a session counts no more %s', async (_name, end) => {
    const context = await start();
    const owner = await signIn(context.url);
    expect((await owner.call('GET', '/leads')).status).toBe(200);
    await end(context, owner);
    expect((await owner.call('GET', '/leads')).status).toBe(401);
  });

  it('another password ends the sessions of the one before', async () => {
    const { url, desk } = await start();
    const owner = await signIn(url);
    const database = { kind: 'sqlite' as const, folder: await folderOf(desk) };
    const other = parsePasswordHash(`scrypt:14:8:1:${'B'.repeat(22)}:${'C'.repeat(43)}`);
    const changed = await startDesk({ database, inboxPassword: other });
    expect(
      (await fetch(`${changed.url}/inbox/api/leads`, { headers: { cookie: owner.cookie } })).status,
    ).toBe(401);
  });

  it('a reader who is taken out of the file is out', async () => {
    const { url, desk, folder } = await start();
    const ana = await signIn(url, 'ana@bug-off');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${folder}/bug-off.json`, JSON.stringify({ allowedOrigins: [] }));
    vi.spyOn(console, 'log').mockImplementation(() => {});
    desk.firms.reload();
    expect((await ana.call('GET', '/leads')).status).toBe(401);
    expect((await requestSession(url, 'ana@bug-off', password)).status).toBe(401);
  });
});

type TestDesk = Awaited<ReturnType<typeof start>>['desk'];

const age = (desk: TestDesk, column: 'used_at' | 'created_at', days: number) =>
  desk.store.use(({ db }) =>
    db
      .updateTable('sessions')
      .set({ [column]: new Date(Date.now() - days * 86_400_000).toISOString() })
      .execute(),
  );

const folderOf = (desk: TestDesk) =>
  desk.store.use(async ({ db }) => {
    const { sql } = await import('kysely');
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list()`.execute(db);
    return (rows[0]?.file ?? '').replace(/\/leads\.sqlite$/, '');
  });

describe('signing in', () => {
  it.each([
    ['a wrong password', 'owner', 'wrong password'],
    ['no password', 'owner', ''],
    ['a name that does not exist', 'nobody', password],
    ['a reader of another firm', 'ana@larks', password],
    ['a reader without a firm', 'ana', password],
    ['a firm that does not exist', 'ana@nowhere', password],
    ['a property of every object as a reader', '__proto__@bug-off', password],
    ['another one', 'constructor@bug-off', password],
    ['a path as a firm', 'ana@../bug-off', password],
    ['two firms', 'ana@bug-off@bug-off', password],
    ['SQL', "owner' --", password],
    ['a NUL', 'owner\0', password],
  ])('with %s is refused in the same words', async (_name, name, typed) => {
    const { url } = await start();
    const answer = await requestSession(url, name, typed);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ detail: 'The name, the password or the code is wrong.' });
  });

  it.each([
    ['a list', '[]'],
    ['no JSON', '{'],
    ['a password that is no text', '{"name":"owner","password":{"length":12}}'],
    ['a name of 10,000 characters', JSON.stringify({ name: 'A'.repeat(10_000), password })],
  ])('with %s is a bad request', async (_name, body) => {
    const { url } = await start();
    const headers = { origin: url, 'content-type': 'application/json' };
    expect((await fetch(`${url}/inbox/api/session`, { method: 'POST', headers, body })).status).toBe(400);
  });

  it('with a megabyte is refused before it is read', async () => {
    const { url } = await start();
    const body = JSON.stringify({ name: 'owner', password: 'x'.repeat(1_000_000) });
    const answer = await fetch(`${url}/inbox/api/session`, {
      method: 'POST',
      headers: { origin: url },
      body,
    });
    expect(answer.status).toBe(413);
  });

  it('takes as long with a name that does not exist as with a wrong password', async () => {
    const { url } = await start({ trustProxy: true });
    let network = 0;
    const quickest = async (name: string) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round++) {
        const from = { 'x-forwarded-for': `10.0.0.${++network}` };
        const begin = performance.now();
        await (await requestSession(url, name, 'wrong password', from)).text();
        times.push(performance.now() - begin);
      }
      return Math.min(...times);
    };
    await quickest('owner');
    // A check of the password takes some 30 ms; without it the answer comes within 3.
    const [known, unknown] = [await quickest('owner'), await quickest('nobody')];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  it('is slowed for one address, however the guesses are sent', async () => {
    const { url } = await start();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => requestSession(url, `name${nth}`, 'wrong password')),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    const right = await requestSession(url, 'owner', password);
    expect([right.status, Number(right.headers.get('retry-after')) > 60]).toEqual([429, true]);
  });

  it('is slowed for one account, from however many addresses', async () => {
    const { url } = await start({ trustProxy: true });
    const guess = (nth: number) =>
      requestSession(url, 'owner', 'wrong', { 'x-forwarded-for': `10.0.${nth}.1` });
    const statuses: number[] = [];
    // A few at a time, as many as are checked at once.
    for (let nth = 0; nth < 50; nth += 5) {
      const answers = await Promise.all(Array.from({ length: 5 }, (_, one) => guess(nth + one)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toEqual(Array(50).fill(401));
    expect((await guess(50)).status).toBe(429);
    // Another account is not.
    expect(
      (await requestSession(url, 'ana@bug-off', password, { 'x-forwarded-for': '10.1.0.1' })).status,
    ).toBe(201);
  }, 120_000);

  it('costs the account nothing where it is refused: many tries of one address lock nobody out', async () => {
    const { url } = await start({ trustProxy: true });
    for (let nth = 0; nth < 60; nth++)
      await requestSession(url, 'owner', 'wrong', { 'x-forwarded-for': '10.0.0.1' });
    const from = { 'x-forwarded-for': '10.0.0.2' };
    expect((await requestSession(url, 'owner', password, from)).status).toBe(201);
  });

  it('works on a device that was signed in before, while strangers lock the account; a forged one gets nothing', async () => {
    const { url } = await start({ trustProxy: true });
    const from = (nth: number) => ({ 'x-forwarded-for': `10.0.${nth}.1` });
    const device = deviceOf(await requestSession(url, 'owner', password, from(0)));
    const other = deviceOf(await requestSession(url, 'ana@bug-off', password, from(0)));
    for (let nth = 1; nth <= 50; nth++) await requestSession(url, 'owner', 'wrong', from(nth));
    const stranger = await requestSession(url, 'owner', password, from(99));
    expect([stranger.status, await stranger.json()]).toEqual([
      429,
      expect.objectContaining({ detail: expect.stringContaining('for this name') }),
    ]);
    const signInBy = (cookie: string, typed = password) =>
      requestSession(url, 'owner', typed, { ...from(100), cookie });
    for (const forged of [other, device.slice(0, -4), device.replace('=', '=A'), '__Host-inbox-device=.'])
      expect((await signInBy(forged)).status).toBe(429);
    expect((await signInBy(device)).status).toBe(201);
    // It has a share of its own, and no more.
    for (let nth = 0; nth < 10; nth++) expect((await signInBy(device, 'wrong')).status).toBe(401);
    const limited = await signInBy(device);
    expect([limited.status, await limited.json()]).toEqual([
      429,
      expect.objectContaining({ detail: 'Too many wrong passwords from this device.' }),
    ]);
  }, 120_000);

  it('gives a cookie that no script, other host or other site gets, and a new one each time', async () => {
    const { url } = await start();
    const fixed = `__Host-inbox=${'A'.repeat(43)}`;
    const answer = await requestSession(url, 'owner', password, { cookie: fixed });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-inbox=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookie).not.toContain('AAAAAA');
    expect((await fetch(`${url}/inbox/api/leads`, { headers: { cookie: fixed } })).status).toBe(401);
  });
});

/** The cookie by which a device is known. */
const deviceOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('__Host-inbox-device=')) ?? '';

describe('a second factor', () => {
  const secret = Buffer.from('12345678901234567890');
  const codeNow = () => codeIn(Math.floor(Date.now() / 30_000), secret);
  const inboxPassword = withInbox.inboxPassword && { ...withInbox.inboxPassword, secret };
  const by = (code: string | undefined, url: string, typed = password, network = '10.0.0.1') =>
    fetch(`${url}/inbox/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': network },
      body: JSON.stringify({ name: 'owner', password: typed, code }),
    });

  it('is asked for besides the password, in the same words, and each code works once', async () => {
    const { url } = await start({ inboxPassword });
    const code = codeNow();
    for (const [typed, sent] of [
      [password, undefined],
      [password, ''],
      [password, code === '000000' ? '000001' : '000000'],
      ['wrong', code],
    ] as const) {
      const answer = await by(sent, url, typed);
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { detail: 'The name, the password or the code is wrong.' },
      ]);
    }
    const both = await Promise.all([by(code, url), by(code, url)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 401]));
    expect((await by(code, url)).status).toBe(401);
  });

  it('lets its owner in whom strangers have locked out, and gives strangers no more tries', async () => {
    const { url } = await start({ inboxPassword, trustProxy: true });
    const networks = Array.from({ length: 6 }, (_, nth) => `10.1.${nth}.1`);
    for (const network of networks)
      for (let nth = 0; nth < 10; nth += 5)
        await Promise.all(Array.from({ length: 5 }, () => by('000000', url, 'wrong', network)));
    expect((await by(undefined, url, password, '10.9.9.9')).status).toBe(429);
    expect((await by(codeNow(), url, password, networks[0])).status).toBe(201);
  }, 120_000);

  it('cannot be found by trying codes: those of a network are looked at twenty times', async () => {
    const { url } = await start({ inboxPassword });
    for (let nth = 0; nth < 25; nth++) await by('000000', url, 'wrong');
    // The right one is not looked at any more, so the network is still blocked.
    expect((await by(codeNow(), url)).status).toBe(429);
  }, 60_000);

  it('ends the sessions of before when it is set up', async () => {
    const database = { kind: 'sqlite', folder: temporaryFolder() } as const;
    const { url } = await start({ database });
    const signed = await signIn(url);
    const again = await startDesk({ database, inboxPassword });
    const answer = await fetch(`${again.url}/inbox/api/leads`, { headers: { cookie: signed.cookie } });
    expect(answer.status).toBe(401);
  });
});

describe('a page of another origin', () => {
  it.each<[string, Record<string, string>]>([
    ['without the token', { 'x-inbox-token': '' }],
    ['with a token that was made up', { 'x-inbox-token': 'a'.repeat(64) }],
    ['with an origin of its own', { origin: 'https://evil.example' }],
    ['with an allowed origin of leads', { origin: 'https://agency.example' }],
    ['with the origin null', { origin: 'null' }],
    ['with the same host on another port', { origin: 'http://127.0.0.1:1' }],
    ['with the desk as a name before its own', { origin: 'http://127.0.0.1.evil.example' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
  ])('changes nothing %s', async (_name, headers) => {
    const { url, mine } = await start();
    const owner = await signIn(url);
    for (const [method, path] of leadPaths(mine.id).filter(([name]) => name !== 'GET'))
      expect(
        (await owner.call(method, path, { state: 'lost', text: 'x', suspect: true }, headers)).status,
      ).toBe(403);
    expect(await owner.read(`/leads/${mine.id}`)).toMatchObject({ state: 'new', activity: [] });
  });

  it('changes nothing without any origin', async () => {
    const { url, mine } = await start();
    const { cookie, token } = await signIn(url);
    const answer = await fetch(`${url}/inbox/api/leads/${mine.id}`, {
      method: 'DELETE',
      headers: { cookie, 'x-inbox-token': token },
    });
    expect(answer.status).toBe(403);
  });

  it('changes nothing with the token of another session', async () => {
    const { url, mine } = await start();
    const [owner, other] = [await signIn(url), await signIn(url)];
    expect(
      (await owner.call('DELETE', `/leads/${mine.id}`, {}, { 'x-inbox-token': other.token })).status,
    ).toBe(403);
  });

  it.each(['cross-site', 'same-site'])('reads nothing, called %s by the browser', async (site) => {
    const { url } = await start();
    const owner = await signIn(url);
    const answer = await owner.call('GET', '/leads', undefined, { 'sec-fetch-site': site });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('gets no leave by a preflight', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/inbox/api/session`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('does not sign a browser in to its own account', async () => {
    const { url } = await start();
    const answer = await requestSession(url, 'owner', password, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

describe('a reader of one firm', () => {
  it.each<[string, string]>([
    ['by a filter', '/leads?firm=larks'],
    ['by the filter of the desk’s own', '/leads?firm='],
    ['by two filters', '/leads?firm=bug-off&firm=larks'],
    ['by a search', '/leads?q=theirs'],
    ['by an export', '/export/json?firm=larks'],
    ['by an export of all', '/export/csv?suspect=all'],
    ['by where a page begins', '/leads?after=9999-12-31T00:00:00.000Z_zzz'],
    ['by SQL in it', `/leads?after=${encodeURIComponent("9999' or firm='larks_z")}`],
    ['by the same person', '/leads?q=ana%40example.com'],
  ])('sees nothing of another %s', async (_name, path) => {
    const { url } = await start();
    const ana = await signIn(url, 'ana@bug-off');
    expect(await (await ana.call('GET', path)).text()).not.toContain('Theirs');
  });

  it('is not told that the same person wrote to another firm', async () => {
    const { url, mine } = await start();
    const ana = await signIn(url, 'ana@bug-off');
    expect(await ana.read(`/leads/${mine.id}`)).toMatchObject({ others: [] });
    expect(await ana.read('/leads')).toMatchObject({ leads: [{ others: 0 }] });
  });

  it('gets no photo of another firm, by its own lead or theirs', async () => {
    const { url, mine, theirs } = await start();
    const ana = await signIn(url, 'ana@bug-off');
    for (const id of [mine.id, theirs.id])
      expect((await ana.call('GET', `/leads/${id}/files/${theirs.id}-1.jpg`)).status).toBe(404);
    expect((await ana.call('GET', `/leads/${mine.id}/files/${mine.id}-1.jpg`)).status).toBe(200);
  });
});

describe('what a stranger typed', () => {
  const nasty = {
    fullName: '<img src=x onerror=alert(1)>\u202Egpj.exe',
    phone: 'javascript:alert(1)',
    serviceAddress: '"><script>alert(1)</script>',
    areasOfConcern: '=HYPERLINK("https://evil.example","free")',
    constructor: { prototype: { admin: true } },
  };

  it('is data of JSON, which no browser takes for a page', async () => {
    const { url } = await start();
    const lead = contactLead(nasty);
    await post(url, lead);
    const owner = await signIn(url);
    const answer = await owner.call('GET', `/leads/${lead.id}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(await answer.json()).toMatchObject({ phone: nasty.phone, address: nasty.serviceAddress });
    expect((await owner.read<LeadPage>('/leads')).leads[0]?.name).toBe(
      '<img src=x onerror=alert(1)> gpj.exe',
    );
  });

  it('runs as no formula of an exported table', async () => {
    const { url } = await start();
    await post(url, contactLead(nasty));
    const csv = await (await (await signIn(url)).call('GET', '/export/csv')).text();
    expect(csv).toContain(`"'=HYPERLINK`);
    expect(csv).toContain(String.raw`\u202e`);
  });

  it.each(
    ['', ' ', '\n', '\r', '\t', '\u200b', '\u00a0', '\ufeff', ' \u3000\n\t', '\u2060\u200d'].flatMap(
      (before) =>
        ['=', '+', '-', '@', '＝', '＋', '－', '＠'].map((sign) => [JSON.stringify(before), before + sign]),
    ),
  )('runs as no formula, with %s before the sign: %s', async (_before, beginning) => {
    const lead = contactLead({ areasOfConcern: `${beginning}1+cmd|'/C calc'!A0` });
    const stored = { lead, receivedAt: '', updatedAt: '' };
    async function* leads() {
      yield stored;
    }
    const output = new PassThrough();
    const written = textOf(output);
    await exportCsv(leads(), output);
    output.end();
    const [, cell = ''] = /,"?([^",]*)1\+cmd/s.exec(await written) ?? [];
    // What cannot be seen is written in letters, or the cell begins with an apostrophe.
    expect(cell).toMatch(/^'|\\u/);
  });

  it('is served as the picture that it is, whatever else is in it', async () => {
    const { url } = await start();
    const lead = contactLead({ kind: 'audit', photos: [asDataString(jpeg('<script>alert(1)</script>'))] });
    await post(url, lead);
    const answer = await (await signIn(url)).call('GET', `/leads/${lead.id}/files/${lead.id}-1.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['a signature that is a script', { signatureImage: 'javascript:alert(1)' }],
    ['one that is a page', { signatureImage: 'data:text/html;base64,PHNjcmlwdD4=' }],
    ['one that is a drawing with scripts', { signatureImage: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['one from elsewhere', { signatureImage: 'https://evil.example/pixel.png' }],
  ])('is no picture where it is %s', async (_name, own) => {
    const { url } = await start();
    const lead = {
      ...contactLead(own),
      kind: 'quote',
      approved: true,
      signature: 'Ana',
      items: [],
      total: { min: 1, max: 2 },
    };
    expect((await post(url, lead)).status).toBe(201);
    const detail = await (await signIn(url)).read<LeadDetail>(`/leads/${lead.id}`);
    expect(detail).not.toHaveProperty('signatureImage');
    expect(detail.signature).toBe('Ana');
  });
});

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('addresses', () => {
  it.each([
    '/leads/..%2f..%2fmetrics',
    '/leads/1',
    `/leads/${unknownId}'--`,
    `/leads/${unknownId}/files/..%2f..%2fleads.sqlite`,
    `/leads/${unknownId}/files/x%0d%0aset-cookie:a=b`,
    '/export/xml',
    '/leads?kind[]=contact&after=',
    '/__proto__',
  ])('%s leads nowhere', async (path) => {
    const { url } = await start();
    const answer = await (await signIn(url)).call('GET', path);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(path.startsWith('/leads?') ? 200 : 404).toBe(answer.status);
  });

  it.each([
    '/inbox/../desk/main.js',
    '/inbox/%2e%2e/desk/main.js',
    '/inbox/..%2fdesk/main.js',
    '/inbox/.vite/manifest.json',
    '/inbox/api/../../metrics',
    '/inbox//api/leads',
    '/INBOX/api/leads',
  ])('%s serves no file and no data', async (path) => {
    const { port } = await start();
    expect(await statusOf(port, path)).not.toBe(200);
  });

  it.each(['PUT', 'PATCH', 'TRACE', 'PROPFIND'])('%s does nothing', async (method) => {
    const { port, url, mine } = await start();
    const { cookie, token } = await signIn(url);
    const headers = { cookie, origin: url, 'x-inbox-token': token, 'x-http-method-override': 'DELETE' };
    expect(await statusOf(port, `/inbox/api/leads/${mine.id}`, method, headers)).toBeGreaterThanOrEqual(400);
  });
});

/** As it is written: `fetch` would resolve the path. */
const statusOf = (port: number, path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });

describe('what somebody who is signed in sends', () => {
  it.each<[string, string, unknown]>([
    ['a state that there is not', 'state', { state: 'sold' }],
    ['a state that is an object', 'state', { state: { $ne: 'new' } }],
    ['an empty note', 'notes', { text: ' \n' }],
    ['a note of 20,000 characters', 'notes', { text: 'x'.repeat(20_000) }],
    ['a note that is a list', 'notes', { text: ['x'] }],
    ['a mark that is a text', 'suspect', { suspect: 'yes' }],
    ['nothing', 'notes', undefined],
  ])('%s is refused in words', async (_name, path, body) => {
    const { url, mine } = await start();
    const answer = await (await signIn(url)).call('POST', `/leads/${mine.id}/${path}`, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/^S\w+ .*\.$/);
  });

  it('a note is kept as it was typed, and read as text', async () => {
    const { url, mine } = await start();
    const owner = await signIn(url);
    const text = '<b>Ana</b> \u202Esaid\n"yes" \0 & 💚';
    expect((await owner.call('POST', `/leads/${mine.id}/notes`, { text })).status).toBe(204);
    const { activity } = await owner.read<LeadDetail>(`/leads/${mine.id}`);
    expect(activity[0]?.text).toBe(text.replace('\0', ''));
  });
});
