import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';

const guardSecret = 'a secret of the tests';
const person = { trap: '', seconds: 40, trusted: true };

async function tokenFor(url: string, id: string): Promise<string> {
  const response = await fetch(`${url}/api/token?id=${id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return ((await response.json()) as { token: string }).token;
}

/** Asks for a path as it is: `fetch` would resolve it first. */
async function statusOf(port: number, path: string, headers: Record<string, string> = {}) {
  const [response] = await once(request({ port, host: '127.0.0.1', path, headers }).end(), 'response');
  response.resume();
  return response.statusCode;
}

async function metricsOf(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return response.text();
}

describe.each(databaseKinds)('likely spam at a desk with %s', (_name, newDatabase) => {
  it.each([
    ['too quick', { ...person, seconds: 0.4, trusted: false }],
    ['trap filled', { trap: 'https://spam.example', seconds: 40, trusted: false }],
  ])('is stored, marked, and answered like any other lead: %s', async (spamVerdict, guard) => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = contactLead({ guard });
    const answer = await post(url, lead);
    const other = await post(url, contactLead({ guard: person }));
    expect([answer.status, await answer.json()]).toEqual([201, { id: lead.id }]);
    expect([...answer.headers.keys()]).toEqual([...other.headers.keys()]);
    expect((await allLeads(desk)).map((stored) => [stored.lead, stored.spamVerdict])).toEqual(
      expect.arrayContaining([
        [lead, spamVerdict],
        [expect.anything(), undefined],
      ]),
    );
  });

  it('is no lead whose form a person used, or that has no spam signals', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    for (const guard of [undefined, person, { ...person, trap: 'filled in by the browser' }, 'nonsense'])
      expect((await post(url, contactLead({ guard }))).status).toBe(201);
    expect((await allLeads(desk)).map(({ spamVerdict }) => spamVerdict)).toEqual(Array(4).fill(undefined));
  });

  it('is a lead without a valid token, where the desk issues tokens', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase(), guardSecret });
    const good = contactLead();
    const token = await tokenFor(url, good.id);
    for (const lead of [
      { ...good, guard: { ...person, token } },
      contactLead({ fullName: 'B', guard: { ...person, token } }),
      contactLead({ fullName: 'C' }),
    ])
      expect((await post(url, lead)).status).toBe(201);
    const found = (await allLeads(desk)).map(({ lead, spamVerdict }) => [lead.fullName, spamVerdict]);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        [good.fullName, undefined],
        ['B', 'wrong token'],
        ['C', 'no token'],
      ]),
    );
  });

  it('is cleared once the lead is sent with a valid token', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase(), guardSecret });
    const lead = contactLead({ guard: person });
    expect((await post(url, lead)).status).toBe(201);
    expect((await allLeads(desk))[0]?.spamVerdict).toBe('no token');
    const token = await tokenFor(url, lead.id);
    expect((await post(url, { ...lead, guard: { ...person, token } })).status).toBe(200);
    expect((await allLeads(desk)).map(({ spamVerdict }) => spamVerdict)).toEqual([undefined]);
  });
});

describe('a spam token', () => {
  it('is issued to pages that may send leads, and to no others', async () => {
    const { url } = await startDesk({ guardSecret });
    const ask = (origin: string) => fetch(`${url}/api/token?id=${randomUUID()}`, { headers: { origin } });
    const allowed = await ask('https://agency.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://agency.example');
    expect(await allowed.json()).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{43}$/) });
    expect((await ask('https://evil.example')).status).toBe(403);
  });

  it('needs the id of a lead, and a desk with a secret', async () => {
    const { url } = await startDesk({ guardSecret });
    for (const query of ['', '?id=', '?id=7', `?id=${'x'.repeat(5_000)}`])
      expect((await fetch(`${url}/api/token${query}`)).status).toBe(400);
    const without = await startDesk();
    expect((await fetch(`${without.url}/api/token?id=${randomUUID()}`)).status).toBe(404);
  });

  it('is limited in rate, separately from leads', async () => {
    const { url } = await startDesk({ guardSecret, rateLimit: 2 });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${url}/api/token?id=${randomUUID()}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await post(url, contactLead())).status).toBe(201);
  });
});

describe('the metrics', () => {
  it('count leads, spam, rejections by reason, and responses', async () => {
    const { url, desk } = await startDesk({ guardSecret });
    const lead = contactLead();
    for (const body of [
      lead,
      lead,
      contactLead({ partial: true }),
      '{',
      contactLead({ phone: '' }),
      contactLead({ guard: { seconds: 0 } }),
    ])
      await post(url, body);
    await post(url, lead, { origin: 'https://evil.example' });
    await post(url, lead, { 'content-type': 'text/html' });
    const metrics = await metricsOf(url);
    for (const line of [
      'desk_leads_total{kind="contact",outcome="created",form="sent"} 2',
      'desk_leads_total{kind="contact",outcome="known",form="sent"} 1',
      'desk_leads_total{kind="contact",outcome="created",form="left"} 1',
      'desk_suspects_total{reason="no token"} 3',
      'desk_suspects_total{reason="too quick"} 1',
      'desk_refusals_total{reason="json"} 1',
      'desk_refusals_total{reason="fields"} 1',
      'desk_refusals_total{reason="origin"} 1',
      'desk_refusals_total{reason="content type"} 1',
      'desk_post_seconds_count{status="201"} 3',
      'desk_post_seconds_count{status="403"} 1',
      'desk_bodies_in_flight 0',
      'desk_body_bytes 0',
      'desk_database_errors_total 0',
    ])
      expect(metrics.split('\n')).toContain(line);
    expect(metrics).toMatch(/\nprocess_resident_memory_bytes \d{8,}\n/);
    expect(metrics).not.toContain(lead.email);
    expect(await allLeads(desk)).toHaveLength(3);
  });

  it('of two desks in one process are separate', async () => {
    const [one, other] = [await startDesk(), await startDesk()];
    await post(one.url, contactLead());
    expect(await metricsOf(one.url)).toContain('outcome="created",form="sent"} 1');
    expect(await metricsOf(other.url)).not.toContain('outcome="created"');
  });

  it.each<[Settings['metrics'], Record<string, string>, number]>([
    ['local', {}, 200],
    ['local', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['all', { 'x-forwarded-for': '203.0.113.7' }, 200],
    ['off', {}, 404],
  ])('under METRICS=%s with %j are answered %i', async (metrics, headers, status) => {
    const { url } = await startDesk({ metrics, trustProxy: true });
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(status);
  });

  it.each(['/api/../metrics', '/api/%2e%2E/metrics', '/api\\..\\metrics', '/x/./../metrics'])(
    'are not found by a detour that a proxy does not see: %s',
    async (path) => {
      const { port } = await startDesk({ metrics: 'all' });
      expect(await statusOf(port, path)).toBe(404);
    },
  );

  it('are not for strangers, whose proxy adds no header', async () => {
    const { port } = await startDesk();
    expect(await statusOf(port, '/metrics')).toBe(200);
    expect(await statusOf(port, '/metrics', { host: 'www.example.com' })).toBe(404);
  });

  it('are available while the database is not, and count its errors', async () => {
    const folder = join(temporaryFolder(), 'a file');
    writeFileSync(folder, '');
    const { url } = await startDesk({ database: { kind: 'sqlite', folder } });
    expect((await post(url, contactLead())).status).toBe(503);
    expect(await metricsOf(url)).toContain('desk_database_errors_total 1\n');
    const healthy = await startDesk();
    expect(await metricsOf(healthy.url)).toMatch(
      /\ndesk_messages\{state="waiting"\} 0\ndesk_messages\{state="dead"\} 0\n/,
    );
  });
});
