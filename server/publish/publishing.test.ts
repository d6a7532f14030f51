import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../storage/store';
import { databaseKinds, proxiedDatabase } from '../testing/databases';
import { startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { publish, publishing, withPassword } from '../testing/publish';
import { versionsKept } from './publishedConfigs';

const bees = { version: 1, company: { name: 'Bees' } };
const wasps = { version: 1, company: { name: 'Wasps & Söhne' } };
const agency = 'https://agency.example';

const call = (url: string, path: string, init: RequestInit = {}) =>
  fetch(`${url}/api/configs/${path}`, { headers: withPassword(), ...init });
const stepBack = (url: string, name: string, query = '') =>
  call(url, `${name}/back${query}`, { method: 'POST' });
const served = async (url: string, name: string): Promise<unknown> =>
  (await fetch(`${url}/configs/${name}.json`)).json();
const versions = async (url: string, name: string) =>
  ((await (await call(url, name)).json()) as { versions: { version: number; bytes: number }[] }).versions;
const detail = async (answer: Response) => ((await answer.json()) as { detail: string }).detail;

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe.each(databaseKinds)('a config that is published, in %s,', (_name, emptyDatabase) => {
  /** With its tables: of two processes that begin a new SQLite file together, one fails at first. */
  async function newDatabase() {
    const database = await emptyDatabase();
    const store = createStore(database);
    await store.healthy();
    await store.close();
    return database;
  }

  it('is served to every origin, compressed and with an ETag, also by a desk beside it and after a restart', async () => {
    const database = await newDatabase();
    const { url, desk } = await startDesk({ ...publishing, database });
    const beside = await startDesk({ ...publishing, database });
    const answer = await publish(url, 'bug-off', wasps, { headers: { ...withPassword(), origin: agency } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(agency);
    expect(await answer.json()).toEqual({
      name: 'bug-off',
      version: 1,
      publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await desk.stop();
    const restarted = await startDesk({ ...publishing, database });
    for (const address of [beside.url, restarted.url])
      for (const coding of ['identity', 'gzip', 'br']) {
        const response = await fetch(`${address}/configs/bug-off.json`, {
          headers: { origin: 'https://anybody.example', 'accept-encoding': coding },
        });
        expect(await response.json()).toEqual(wasps);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'content-type': 'application/json',
          'cache-control': 'public, max-age=60',
          vary: 'Accept-Encoding',
          ...(coding !== 'identity' && { 'content-encoding': coding }),
        });
        const again = await fetch(`${address}/configs/bug-off.json`, {
          headers: { 'if-none-match': response.headers.get('etag') ?? '' },
        });
        expect(again.status).toBe(304);
      }
  });

  it('has versions: each can be read, a step back is one more, and a second one undoes it', async () => {
    const database = await newDatabase();
    const { url } = await startDesk({ ...publishing, database });
    const beside = await startDesk({ ...publishing, database });
    expect(await versions(url, 'bug-off')).toEqual([]);
    expect((await stepBack(url, 'bug-off')).status).toBe(404);
    await publish(url, 'bug-off', bees);
    expect((await stepBack(url, 'bug-off')).status).toBe(404);
    await publish(url, 'bug-off', wasps);
    expect(await served(beside.url, 'bug-off')).toEqual(wasps);
    expect(await (await stepBack(beside.url, 'bug-off')).json()).toMatchObject({ version: 3, restored: 1 });
    expect(await served(url, 'bug-off')).toEqual(bees);
    expect(await (await stepBack(url, 'bug-off')).json()).toMatchObject({ version: 4, restored: 2 });
    expect(await served(beside.url, 'bug-off')).toEqual(wasps);
    expect(await versions(url, 'bug-off')).toMatchObject([
      { version: 4, bytes: Buffer.byteLength(JSON.stringify(wasps)) },
      { version: 3 },
      { version: 2 },
      { version: 1 },
    ]);
    expect(await (await call(url, 'bug-off/1')).json()).toEqual(bees);
    expect((await call(url, 'bug-off/9')).status).toBe(404);
    expect((await call(url, 'bug-off/0')).status).toBe(404);
    expect(await versions(url, 'other')).toEqual([]);
  });

  it('may hold any character and key', async () => {
    const { url } = await startDesk({ ...publishing, database: await newDatabase() });
    const odd = '{"__proto__":{"a":"\\u0000 \\ud800 💚"},"constructor":null}';
    expect((await publish(url, 'odd', odd)).status).toBe(200);
    expect(await (await fetch(`${url}/configs/odd.json`)).text()).toBe(odd);
  });

  it('sent a second time is no new version', async () => {
    const { url } = await startDesk({ ...publishing, database: await newDatabase() });
    const first = await (await publish(url, 'bug-off', bees, { query: '?after=0' })).json();
    expect(await (await publish(url, 'bug-off', bees, { query: '?after=0' })).json()).toEqual(first);
  });

  it('by several people at once gets a version of each; who began with another version is told', async () => {
    const database = await newDatabase();
    const desks = [
      await startDesk({ ...publishing, database }),
      await startDesk({ ...publishing, database }),
    ];
    const names = Array.from({ length: 8 }, (_, nth) => `firm ${nth}`);
    const answers = await Promise.all(
      names.map((name, nth) => publish(desks[nth % 2]?.url ?? '', 'bug-off', { company: { name } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { url = '' } = desks[0] ?? {};
    expect((await versions(url, 'bug-off')).map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    const texts = await Promise.all(
      names.map(async (_, nth) => (await (await call(url, `bug-off/${nth + 1}`)).json()) as typeof bees),
    );
    expect(texts.map(({ company }) => company.name).toSorted()).toEqual(names);

    const late = await publish(url, 'bug-off', wasps, { query: '?after=7' });
    expect([late.status, await detail(late)]).toEqual([
      412,
      expect.stringMatching(/^Version 8 has been published meanwhile, at 2/),
    ]);
    expect((await stepBack(url, 'bug-off', '?after=7')).status).toBe(412);
    expect((await publish(url, 'new', wasps, { query: '?after=7' })).status).toBe(412);
    expect((await publish(url, 'bug-off', wasps, { query: '?after=8' })).status).toBe(200);
  });

  it('keeps its last versions', async () => {
    const store = createStore(await newDatabase());
    for (let nth = 1; nth <= versionsKept + 3; nth++) await store.configs.publish('bug-off', `{"n":${nth}}`);
    await store.configs.publish('other', '{}');
    const kept = await store.configs.versions('bug-off');
    expect([kept.length, kept[0]?.version, kept.at(-1)?.version]).toEqual([
      versionsKept,
      versionsKept + 3,
      4,
    ]);
    await store.close();
  });
});

describe('publishing', () => {
  it('does not exist without a password', async () => {
    const { url } = await startDesk({ firmsFolder: firmsFolder({}) });
    expect((await publish(url, 'bug-off', bees)).status).toBe(404);
    expect((await call(url, 'bug-off')).status).toBe(404);
    expect((await stepBack(url, 'bug-off')).status).toBe(404);
    expect(await (await fetch(`${url}/api/check`)).json()).not.toHaveProperty('publishing');
  });

  it('is told of to who asks', async () => {
    const { url } = await startDesk(publishing);
    expect(await (await fetch(`${url}/api/check`)).json()).toMatchObject({ publishing: true });
  });

  it('under a name that is none, or that a firm’s file serves, is refused', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const firm = { allowedOrigins: [] };
    const firms = { own: { ...firm, config: bees }, plain: firm, broken: '{ "hunter2"' };
    const { url } = await startDesk({ ...publishing, firmsFolder: firmsFolder(firms) });
    const names = ['..%2fbug-off', '..%5cx', '__proto__', 'Bug', 'a b', 'bug-', '-bug', 'x'.repeat(64), ''];
    const answers = await Promise.all(names.map((name) => publish(url, name, wasps)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 400));
    expect((await stepBack(url, '__proto__')).status).toBe(400);
    expect((await call(url, '..%2f..%2fx')).status).toBe(400);
    expect((await call(url, '__proto__/1')).status).toBe(404);
    const taken = await publish(url, 'own', wasps);
    expect([taken.status, await detail(taken)]).toEqual([
      409,
      expect.stringContaining('the file of the firm own'),
    ]);
    expect((await stepBack(url, 'own')).status).toBe(409);
    expect((await publish(url, 'broken', wasps)).status).toBe(503);
    expect(await served(url, 'own')).toEqual(bees);
    expect((await publish(url, 'plain', wasps)).status).toBe(200);
    expect(await served(url, 'plain')).toEqual(wasps);
    expect((await fetch(`${url}/configs/nobody.json`)).status).toBe(404);
    expect(JSON.stringify(error.mock.calls)).not.toContain('hunter2');
  });

  it('takes a JSON object of 512 kB at most, and says where a mistake is', async () => {
    const { url } = await startDesk(publishing);
    const refusal = async (body: string) => {
      const answer = await publish(url, 'bug-off', body);
      return [answer.status, await detail(answer)];
    };
    expect(await refusal('{\n  "company": {,}\n}')).toEqual([
      400,
      expect.stringMatching(/^The config is no JSON: look at line 2, column 15: /),
    ]);
    expect(await refusal('[]')).toEqual([400, 'A config is a JSON object, in { and }.']);
    expect(await refusal('')).toEqual([400, expect.stringMatching(/^The config is no JSON/)]);
    expect(await refusal('['.repeat(100_000))).toEqual([400, expect.stringContaining('nested')]);
    const ofSize = (bytes: number) => `{"text":"${'a'.repeat(bytes - 11)}"}`;
    expect((await publish(url, 'bug-off', ofSize(512 * 1024))).status).toBe(200);
    expect(await refusal(ofSize(512 * 1024 + 1))).toEqual([413, 'A config may have at most 512 kB.']);
    const latin = await fetch(`${url}/configs/bug-off.json`, {
      method: 'PUT',
      headers: withPassword(),
      body: Buffer.from('{ "a": "\xe9" }', 'latin1'),
    });
    expect([latin.status, await detail(latin)]).toEqual([400, 'The body is not valid UTF-8.']);
  });

  it('is for the desk’s own pages and allowed origins; a page of another one may read why', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { url } = await startDesk(publishing);
    for (const path of ['/configs/bug-off.json', '/api/configs/bug-off/back']) {
      const preflight = await fetch(url + path, {
        method: 'OPTIONS',
        headers: {
          origin: agency,
          'access-control-request-method': path.startsWith('/api') ? 'POST' : 'PUT',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(agency);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const from = (origin: string) =>
      publish(url, 'bug-off', bees, { headers: { ...withPassword(), origin } });
    expect((await from(url)).status).toBe(200);
    expect((await from(agency)).status).toBe(200);
    const evil = await from('https://evil.example');
    expect([evil.status, await detail(evil)]).toEqual([
      403,
      'Pages of this origin may not publish configs here: add it to ALLOWED_ORIGINS: https://evil.example',
    ]);
    expect(evil.headers.get('access-control-allow-origin')).toBe('https://evil.example');
  });

  it('needs the password; who sends ten wrong ones waits, and others do not', async () => {
    const logged = ['log', 'warn', 'error'].map((name) =>
      vi.spyOn(console, name as 'log').mockImplementation(() => {}),
    );
    const { url } = await startDesk({ ...publishing, trustProxy: true });
    const attempt = async (text: string | undefined, client = '203.0.113.7') => {
      const headers = { 'x-forwarded-for': client, ...(text !== undefined && withPassword(text)) };
      const answer = await publish(url, 'bug-off', bees, { headers });
      return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
    };
    expect((await attempt(undefined)).status).toBe(401);
    for (let nth = 0; nth < 20; nth++)
      expect((await attempt('correct horse battery', '198.51.100.1')).status).toBe(200);
    for (const wrong of ['', 'hunter2', 'correct horse batter', 'correct horse battery ', 'söx:y'])
      expect((await attempt(wrong)).status).toBe(401);
    expect((await attempt('correct horse battery')).status).toBe(200); // takes no attempt
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => attempt('hunter2')))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const refused = await attempt('correct horse battery');
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(800);
    expect(refused.retryAfter).toBeLessThanOrEqual(900);
    expect((await attempt('correct horse battery', '198.51.100.2')).status).toBe(200);
    expect((await call(url, 'bug-off', { headers: {} })).status).toBe(401);
    expect((await call(url, 'bug-off/1', { headers: {} })).status).toBe(401);
    expect((await stepBack(url, 'bug-off')).status).toBe(404);
    expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toMatch(/hunter2|correct horse/);
  });

  it('checks few passwords at a time: what is too much is told to come again', async () => {
    const { url } = await startDesk({ ...publishing, trustProxy: true });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => {
        const headers = { 'x-forwarded-for': `203.0.113.${nth}`, ...withPassword('hunter2') };
        return (await publish(url, 'bug-off', bees, { headers })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect((await publish(url, 'bug-off', bees)).status).toBe(200);
  });

  it('while the database is away says so, and what was served before still is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { url: databaseUrl, proxy } = await proxiedDatabase();
    const { url } = await startDesk({ ...publishing, database: { kind: 'postgres', url: databaseUrl } });
    await publish(url, 'bug-off', bees);
    expect(await served(url, 'bug-off')).toEqual(bees);
    proxy.disconnect();
    const answer = await publish(url, 'bug-off', wasps);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await served(url, 'bug-off')).toEqual(bees);
    const other = await fetch(`${url}/configs/other.json`);
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
  });
});
