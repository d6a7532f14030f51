import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from './store';
import { type ChildDesk, killUnderLoad, startChildDesk } from './testing/childDesk';
import { allLeads, post, temporaryFolder } from './testing/desk';
import { contactLead } from './testing/leads';
import { startPostgres, type TestPostgres } from './testing/postgres';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

async function start(env: Record<string, string>): Promise<ChildDesk> {
  const desk = await startChildDesk(env);
  onTestFinished(async () => {
    await desk.end('SIGKILL');
  });
  return desk;
}

describe('the desk as a program', () => {
  it('says where it is, where leads are kept, and who may send them', async () => {
    const folder = join(temporaryFolder(), 'leads here');
    const desk = await start({ DATA_DIR: folder, ALLOWED_ORIGINS: 'https://agency.example/' });
    await expect.poll(desk.output).toContain('https://agency.example\n');
    expect(desk.output()).toContain(desk.url);
    expect(desk.output()).toContain(join(folder, 'leads.sqlite'));
  });

  it('says who is told of leads, and what could not be told, without any secret', async () => {
    const database = { kind: 'sqlite', folder: temporaryFolder() } as const;
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const url = 'https://hooks.example.com/path-that-is-a-key';
    const store = createStore(database, { targets: [url] });
    await store.save(contactLead(), new Date('2026-01-31T12:00:00Z'));
    await store.close();
    const desk = await start({
      DATA_DIR: database.folder,
      SMTP_URL: 'smtp://desk:hunter2@127.0.0.1:9',
      MAIL_FROM: 'Clearwater <desk@clearwater.example>',
      MAIL_TO: 'office@clearwater.example',
      WEBHOOKS: `https://127.0.0.1:9/path-that-is-a-key#${secret}`,
    });
    await expect.poll(desk.output).toContain('Messages about leads that failed: 1.');
    expect(desk.output()).toContain('Told of leads: office@clearwater.example, webhook at 127.0.0.1:9\n');
    expect(desk.output()).not.toMatch(/hunter2|whsec_|path-that/);
  });

  it('does not tell the password of its database', async () => {
    const desk = await start({ DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:9/leads' });
    await expect.poll(desk.output).toContain('No lead can be stored yet');
    expect(desk.output()).toContain('PostgreSQL at 127.0.0.1:9/leads');
    expect(desk.output()).not.toContain('hunter2');
  });

  it('ends with one clear line when its port is in use, or a setting makes no sense', async () => {
    const { url } = await start({ DATA_DIR: temporaryFolder() });
    const { port } = new URL(url);
    await expect(startChildDesk({ PORT: port })).rejects.toThrow(
      new RegExp(`ended with code 1: Port ${port} is in use\\.[^\\n]*\\n$`),
    );
    await expect(startChildDesk({ PORT: 'eighty' })).rejects.toThrow(
      /ended with code 1: PORT must be [^\n]*\n$/,
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with code 0 on %s', async (signal) => {
    const folder = temporaryFolder();
    const desk = await start({ DATA_DIR: folder });
    expect((await post(desk.url, contactLead())).status).toBe(201);
    expect(await desk.end(signal)).toBe(0);
  });

  it('refuses leads with 503 while its disk is full, and stores again when there is room', async () => {
    const folder = temporaryFolder();
    const desk = await start({ DATA_DIR: folder });
    // A limit on the size of files is what a full disk is to the process, without the need of a disk.
    const limitFiles = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(desk.process.pid), `--fsize=${bytes}`]);
    const acknowledged: string[] = [];
    const send = async () => {
      const lead = contactLead({ padding: 'x'.repeat(50_000) });
      const { status } = await post(desk.url, lead);
      if (status === 201) acknowledged.push(lead.id);
      return status;
    };
    expect(await send()).toBe(201);
    limitFiles('1000000:unlimited');
    let status = 201;
    for (let i = 0; i < 100 && status === 201; i++) status = await send();
    expect(status).toBe(503);
    // The check is small and may fit in where a lead did not, a few times.
    const health = async () => (await fetch(`${desk.url}/healthz`)).status;
    await expect.poll(health, { interval: 300, timeout: 15_000 }).toBe(503);
    limitFiles('unlimited:unlimited');
    expect(await send()).toBe(201);
    await expect.poll(health, { interval: 300, timeout: 5_000 }).toBe(200);
    await desk.end('SIGKILL');
    const store = createStore({ kind: 'sqlite', folder });
    onTestFinished(() => store.close());
    const kept = (await allLeads({ store })).map(({ lead }) => lead.id);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe.each([
  ['SQLite', async () => ({ env: { DATA_DIR: temporaryFolder() } as Record<string, string> })],
  [
    'PostgreSQL',
    async () => ({ env: { DATABASE_URL: await postgres.createDatabase() } as Record<string, string> }),
  ],
])('killed in the middle of its work, a desk with %s', (_name, place) => {
  it('has lost no lead that it acknowledged', async () => {
    const { env } = await place();
    const acknowledged: string[] = [];
    for (const ms of [400, 700]) {
      acknowledged.push(...(await killUnderLoad(await start(env), ms)));
    }
    expect(acknowledged.length).toBeGreaterThan(20);
    const store = createStore(
      env.DATABASE_URL
        ? { kind: 'postgres', url: env.DATABASE_URL }
        : { kind: 'sqlite', folder: env.DATA_DIR ?? '' },
    );
    onTestFinished(() => store.close());
    const kept = new Set((await allLeads({ store })).map(({ lead }) => lead.id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});
