/** The route that receives leads, by HTTP alone, with the plugin's default settings. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { forgetSenders } from '../support/content';
import { expect, test } from '../support/test';

const route = '/index.php?rest_route=/biosystem/v1/leads';

// One address may send 60 leads a minute: the flood comes last.
test.describe.configure({ mode: 'serial' });
test.beforeAll(({ wordpress }) => forgetSenders(wordpress));
test.afterAll(({ wordpress }) => forgetSenders(wordpress));

/** A booking with a new id; what is given replaces or adds fields, wrong ones too. */
const contactLead = (own: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  kind: 'contact',
  timestamp: new Date().toISOString(),
  source: 'Contact Form',
  fullName: 'Ana Ruiz',
  phone: '+1 (770) 555-0100',
  email: 'ana@example.com',
  serviceAddress: '12 Oak Lane, Roswell, GA 30075',
  ...own,
});

const asDataString = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(200_000)]);

const json = { 'content-type': 'application/json' };

const post = (
  request: APIRequestContext,
  lead: object | string | Buffer,
  headers: Record<string, string> = {},
  url = route,
): Promise<APIResponse> =>
  request.post(url, {
    headers: { ...json, ...headers },
    // Playwright would make JSON of a text.
    data: Buffer.isBuffer(lead) ? lead : Buffer.from(typeof lead === 'string' ? lead : JSON.stringify(lead)),
    maxRedirects: 0,
  });

async function expectProblem(response: APIResponse, status: number, detail: RegExp) {
  expect(response.status()).toBe(status);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(detail) });
}

test('a lead is stored once, however it is sent', async ({ request, wordpress }) => {
  const lead = contactLead();
  const first = await post(request, lead);
  expect([first.status(), await first.json()]).toEqual([201, { id: lead.id }]);
  const ways: Record<string, string>[] = [
    { 'content-type': 'text/plain;charset=UTF-8' },
    { 'x-wp-nonce': 'of-a-page-in-a-cache' },
    { cookie: 'wordpress_logged_in_0123=somebody%7C1%7Cx' },
    { origin: wordpress.url },
  ];
  for (const headers of ways) {
    const again = await post(request, lead, headers);
    expect([again.status(), await again.json()]).toEqual([200, { id: lead.id }]);
  }
  expect((await post(request, lead, {}, `${route}&_wpnonce=old`)).status()).toBe(200);
});

test('a lead of another kind, with photos and emoji', async ({ request }) => {
  const lead = contactLead({
    kind: 'audit',
    source: 'Audit Wizard',
    fullName: 'Ana 👷',
    photos: [asDataString(jpeg)],
  });
  expect((await post(request, lead)).status()).toBe(201);
  const php = Buffer.from(`<?php phpinfo(); ?>${' '.repeat(40)}`);
  const refused = await post(request, contactLead({ kind: 'audit', photos: [asDataString(php)] }));
  await expectProblem(refused, 400, /wrong/);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'photos.0' }] });
});

test('what is wrong is said for each field', async ({ request }) => {
  const refused = await post(request, contactLead({ email: 'ana', phone: '', fullName: undefined }));
  await expectProblem(refused, 400, /missing or wrong/);
  expect((await refused.json()).errors).toEqual([
    { field: 'fullName', message: 'is missing' },
    { field: 'phone', message: 'must not be empty' },
    { field: 'email', message: 'must be an email address, such as name@example.com' },
  ]);
});

test('no lead at all', async ({ request }) => {
  await expectProblem(await post(request, '{"kind":'), 400, /not valid JSON/);
  await expectProblem(await post(request, Buffer.from([0x7b, 0xff, 0x7d])), 400, /not valid UTF-8/);
  await expectProblem(await post(request, '['.repeat(100_000)), 400, /levels deep/);
  await expectProblem(await post(request, `[${'0,'.repeat(20_000)}0]`), 400, /10000 values/);
  await expectProblem(
    await post(request, '<lead/>', { 'content-type': 'text/xml' }),
    415,
    /application\/json/,
  );
  const foreign = await post(request, contactLead(), { origin: 'https://foreign.example' });
  await expectProblem(foreign, 403, /origin/);
});

test('texts of attackers are stored like any other', async ({ request }) => {
  const texts = [
    "'; DROP TABLE wp_biosystem_leads; --",
    '<script>alert(1)</script>',
    '=1+1',
    'a\u0000b',
    '%s %1$s',
    '\\',
    '\ud83d',
  ];
  for (const fullName of texts) {
    expect((await post(request, contactLead({ fullName, areasOfConcern: fullName }))).status()).toBe(201);
  }
});

test("somebody else's id is answered like any other, and changes nothing", async ({ request }) => {
  const lead = contactLead({ secret: randomUUID() });
  expect((await post(request, lead)).status()).toBe(201);
  for (const secret of [randomUUID(), undefined]) {
    const forged = await post(request, { ...lead, fullName: 'Somebody else', secret });
    expect([forged.status(), await forged.json()]).toEqual([200, { id: lead.id }]);
  }
});

test('more than PHP takes gets an answer that says so', async ({ request }) => {
  await expectProblem(await post(request, `"${'x'.repeat(9_000_000)}"`), 413, /at most [\d.]+ MB/);
  const multipart = { fullName: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(9_000_000) } };
  await expectProblem(await request.post(route, { multipart }), 413, /at most [\d.]+ MB/);
});

test('a form without script gets a page', async ({ request }) => {
  const form = {
    fullName: `Ana ${randomUUID()}`,
    phone: '1',
    email: 'ana@example.com',
    serviceAddress: 'a\r\nb',
  };
  const headers = { accept: 'text/html', 'sec-fetch-user': '?1' };
  const sent = await request.post(route, { form, headers });
  expect([sent.status(), await sent.text()]).toEqual([201, expect.stringContaining('<h1>Thank you!</h1>')]);
  expect((await request.post(route, { multipart: form, headers })).status()).toBe(200);
  const refused = await request.post(route, { form: { ...form, email: 'ana' }, headers });
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('<h1>Error: not sent</h1>'),
  ]);
  expect(refused.headers()['content-type']).toContain('text/html');
});

test('of a flood with one id one lead is stored, and most of it is turned away', async ({ request }) => {
  const lead = contactLead({ secret: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(request, lead)));
  const statuses = answers.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
  expect([...new Set(statuses)].filter((status) => ![200, 201, 429].includes(status))).toEqual([]);
  const limited = answers.find((answer) => answer.status() === 429);
  if (limited) expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0);
});
