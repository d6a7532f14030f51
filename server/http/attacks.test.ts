import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../storage/store';
import { leads } from '../testing/commandLine';
import { databaseEnv, databaseKinds } from '../testing/databases';
import { post, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { lockFile } from '../testing/lockFile';
import { startMailServer } from '../testing/mailServer';
import { startDeskProcess } from '../testing/shared';

const nested = (levels: number, value: unknown): unknown =>
  levels === 0 ? value : { deeper: nested(levels - 1, value) };
const newlines = () => contactLead({ nested: nested(28, `a${'\n'.repeat(3_900_000)}b`) });
const longKey = () => contactLead({ fullName: 'Long key', ['k'.repeat(3_000_000)]: 'x' });
const manyKeys = (nth: number) =>
  contactLead({
    fullName: 'Many keys',
    many: Object.fromEntries(Array.from({ length: 9_900 }, (_, key) => [`key-${nth}-${key}`, 'x'])),
  });

describe('a lead of nearly 8 MB', () => {
  it('of nested newlines freezes nothing, and its mails are small', async () => {
    const mailServer = await startMailServer();
    const desk = await startDeskProcess({
      DATA_DIR: join(temporaryFolder(), 'data'),
      SMTP_URL: mailServer.settings.url,
      MAIL_FROM: 'desk@clearwater.example',
      MAIL_TO: 'office@clearwater.example',
    });
    const probing = new AbortController();
    const probes = probe(`${desk.url}/healthz`, probing.signal);
    expect((await post(desk.url, newlines())).status).toBe(201);
    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(2);
    probing.abort();
    // It was two minutes; a busy machine takes a second or two.
    expect(Math.max(...(await probes))).toBeLessThan(10_000);
    for (const { source } of mailServer.mails) expect(source.length).toBeLessThan(200_000);
    expect(desk.memory().peak).toBeLessThan(300);
  });
});

describe('plain HTML forms of 8 MB', () => {
  it('delay no script while they are read, and come back with errors', async () => {
    const site = temporaryFolder();
    writeFileSync(join(site, 'biosystem.js'), 'export {};');
    const desk = await startDeskProcess({
      DATA_DIR: join(temporaryFolder(), 'data'),
      SITE_DIR: site,
      TRUST_PROXY: '1',
    });
    const probing = new AbortController();
    const probes = probe(`${desk.url}/biosystem.js`, probing.signal);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const forms = [
      ['+'.repeat(1_000_000), 400],
      ['+'.repeat(8_000_000), 413],
    ] as const;
    const sendFrom = async (address: string) => {
      for (const [text, status] of [...forms, ...forms, ...forms])
        expect(
          (
            await post(desk.url, `fullName=Ana&serviceAddress=${text}`, {
              ...headers,
              'x-forwarded-for': address,
            })
          ).status,
        ).toBe(status);
    };
    await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(sendFrom));
    probing.abort();
    // A process that itself parses them answers four times.
    expect((await probes).length).toBeGreaterThan(15);
    expect(desk.memory().peak).toBeLessThan(300);
  });
});

describe('a database that another process has locked', () => {
  it('delays no script, and leads are answered 503 meanwhile', async () => {
    const [folder, site] = [join(temporaryFolder(), 'data'), temporaryFolder()];
    writeFileSync(join(site, 'biosystem.js'), 'export {};');
    const desk = await startDeskProcess({ DATA_DIR: folder, SITE_DIR: site });
    expect((await post(desk.url, contactLead())).status).toBe(201);
    const release = await lockFile(folder);
    const probing = new AbortController();
    const probes = probe(`${desk.url}/biosystem.js`, probing.signal);
    const answers = await Promise.all(Array.from({ length: 3 }, () => post(desk.url, contactLead())));
    probing.abort();
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    // A process that itself waits for the lock answers once a second.
    expect((await probes).length).toBeGreaterThan(10);
    await release();
    await expect.poll(async () => (await post(desk.url, contactLead())).status).toBe(201);
  });
});

/** Asks for a page again and again until the signal. @returns the milliseconds that each answer took */
async function probe(url: string, signal: AbortSignal): Promise<number[]> {
  const latencies: number[] = [];
  while (!signal.aborted) {
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    latencies.push(response.ok ? performance.now() - start : Number.POSITIVE_INFINITY);
    await sleep(10);
  }
  return latencies;
}

describe.each(databaseKinds)('leads from before the limits, in %s', (_name, newDatabase) => {
  /** Stores what an earlier desk accepted, and one damaged text. */
  async function withOldLeads() {
    const database = await newDatabase();
    const store = createStore(database);
    onTestFinished(() => store.close());
    const old = [longKey(), ...Array.from({ length: 58 }, (_, nth) => manyKeys(nth))];
    const good = contactLead({ fullName: 'Good' });
    const damaged = { ...contactLead(), body: '{"fullName": "Dama' };
    for (const [nth, lead] of [...old, damaged, good].entries()) {
      const { id, kind, source, timestamp } = lead;
      const time = new Date(Date.parse('2030-01-31T12:00:00Z') + nth).toISOString();
      const times = { timestamp, received_at: time, updated_at: time };
      const body = lead === damaged ? damaged.body : JSON.stringify(lead);
      const row = {
        id,
        kind,
        source,
        ...times,
        email: '',
        body,
        partial: 0 as const,
        revision: 0,
        firm: '',
        state: 'new' as const,
      };
      await store.use(({ db }) => db.insertInto('leads').values(row).execute());
    }
    return { env: databaseEnv(database), damaged, count: old.length + 2 };
  }

  it('are all listed, a damaged one as such', async () => {
    const { env, damaged, count } = await withOldLeads();
    const { code, output, errors } = await leads('list', env);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`UNREADABLE: the stored text is no JSON (${damaged.id})`);
    expect(output).toMatch(/fullName +Good\n/);
    expect(output).toContain(`\n${count} leads\n`);
    expect(output.length).toBeLessThan(1_000_000);
  });

  it('are exported as CSV with few columns, in seconds', async () => {
    const { env, count } = await withOldLeads();
    const start = performance.now();
    const { code, output, errors } = await leads('export --format csv', env);
    // It took minutes; a busy machine takes some seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const [header = '', ...rows] = output.trimEnd().split('\n');
    expect(header.split(',').length).toBeLessThan(120);
    expect(rows).toHaveLength(count);
    expect(output).toContain('Good');
  });

  it('are exported as JSON, a damaged one as such', async () => {
    const { env, damaged, count } = await withOldLeads();
    const exported = JSON.parse((await leads('export --format json', env)).output);
    expect(exported).toHaveLength(count);
    expect(exported).toContainEqual(expect.objectContaining({ id: damaged.id, unreadable: true }));
  });
});
