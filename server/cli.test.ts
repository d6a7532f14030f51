import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { takePhotos } from './photos/take';
import type { DatabaseSettings } from './settings';
import { createStore } from './store';
import { allLeads, temporaryFolder } from './testing/desk';
import { contactLead } from './testing/leads';
import { asDataString, jpeg, pictureBytes } from './testing/photos';
import { startPostgres, type TestPostgres } from './testing/postgres';

type Env = Record<string, string>;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

function start(words: string[], env: Record<string, string>) {
  return spawn(process.execPath, ['--import', 'tsx', 'server/cli.ts', ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `npm run leads -- …words`. */
async function leads(words: string, env: Record<string, string> = {}) {
  const child = start(words.split(' ').filter(Boolean), env);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
}

const [roof, deck] = [jpeg('roof', 3_000), pictureBytes.webp];
const hostile = contactLead({
  fullName: '=HYPERLINK("https://evil.example";"click")',
  phone: '+1 (770) 555-0100',
  serviceAddress: '@SUM(1+1)',
  areasOfConcern: 'first line\nsecond line \u001b[2J\u0007\0 \u202eevil',
  'extra "field", \u001b[31m': 'x',
  '=1+1': 'formula in a name',
  photos: [asDataString(roof), asDataString(deck, 'image/webp')],
});
const names = [`${hostile.id}-1.jpg`, `${hostile.id}-2.webp`];
const estimate = contactLead({
  kind: 'estimate',
  source: 'Instant Estimator',
  contactInfo: { firstName: 'Zoë', email: 'zoe@example.com', preferredDays: ['Monday', 'Friday'] },
  selectedServices: [{ id: 'biorinse', selected: true }],
  estimate: { min: 275, max: 975 },
});

describe.each([
  ['SQLite', async (): Promise<Env> => ({ DATA_DIR: join(temporaryFolder(), 'data') })],
  ['PostgreSQL', async (): Promise<Env> => ({ DATABASE_URL: await postgres.createDatabase() })],
])('leads in %s, read while the desk has them open', (_name, place) => {
  async function emptyStore() {
    const env = await place();
    const database: DatabaseSettings = env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'sqlite', folder: env.DATA_DIR ?? '' };
    const store = createStore(database);
    onTestFinished(() => store.close());
    return { env, store };
  }

  async function withLeads() {
    const { env, store } = await emptyStore();
    const lead = structuredClone(hostile);
    const { photos } = await takePhotos(Object.assign(lead, {}));
    await store.save(lead, new Date('2030-01-31T12:00:00Z'), { photos });
    await store.save(estimate, new Date('2030-01-31T12:00:01Z'));
    return { env, store };
  }

  it('are listed with every field, and cannot drive the terminal', async () => {
    const { env } = await withLeads();
    const { code, output, errors } = await leads('list', env);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(hostile.id);
    expect(output).toContain('+1 (770) 555-0100');
    expect(output).toMatch(/contactInfo\.email +zoe@example\.com\n/);
    expect(output).toMatch(/contactInfo\.preferredDays +Monday; Friday\n/);
    expect(output).toMatch(new RegExp(`photos +${names.join('; ')}\n`));
    expect(output).toMatch(/first line\n +second line \\u001b\[2J\\u0007\\u0000 \\u202eevil\n/);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(output).toMatch(/\n2 leads\n$/);
  });

  it('are marked where they look like a robot’s, and can be listed alone', async () => {
    const { env, store } = await emptyStore();
    const person = contactLead({ guard: { seconds: 40, token: 'secret' } });
    const robot = contactLead({ suspect: 'typed by the robot' });
    const left = contactLead({ partial: true });
    for (const [nth, lead] of [person, robot, left].entries()) {
      const suspect = lead === robot ? 'too quick' : undefined;
      await store.save(lead, new Date(Date.parse('2030-01-31T12:00:00Z') + nth), { suspect });
    }
    const all = (await leads('list', env)).output;
    expect(all).toContain(`SUSPECT: too quick (${robot.id})`);
    expect(all).toContain(`not sent: only the part that was typed (${left.id})`);
    expect(all).toMatch(/\n3 leads, 1 of them suspect\n$/);
    expect(all).not.toMatch(/guard|typed by the robot/);
    const suspects = (await leads('list --suspects', env)).output;
    expect(suspects).toContain(robot.id);
    expect(suspects).not.toContain(person.id);
    expect(suspects).toMatch(/\n1 of 3 leads is suspect\n$/);
    const [header, ...rows] = parseCsv((await leads('export --format csv', env)).output);
    const column = header?.indexOf('suspect') ?? -1;
    expect(rows.map((row) => row[column])).toEqual(['', 'too quick', '']);
    const json = JSON.parse((await leads('export --format json', env)).output);
    expect(json.map(({ suspect }: { suspect?: string }) => suspect)).toEqual([
      undefined,
      'too quick',
      undefined,
    ]);
  });

  it('are exported as JSON, whole', async () => {
    const { env } = await withLeads();
    const { code, output } = await leads('export --format json', env);
    expect(code).toBe(0);
    const at = (time: string) => ({ receivedAt: time, updatedAt: time });
    expect(JSON.parse(output)).toEqual([
      { ...hostile, ...at('2030-01-31T12:00:00.000Z') },
      { ...estimate, ...at('2030-01-31T12:00:01.000Z') },
    ]);
  });

  it('are exported as CSV, with formulas disarmed and photos only named', async () => {
    const { env } = await withLeads();
    const { code, output } = await leads('export --format csv', env);
    expect(code).toBe(0);
    const [header, ...rows] = parseCsv(output);
    const leading = ['id', 'kind', 'receivedAt', 'updatedAt', 'suspect', 'timestamp', 'source'];
    expect(header?.slice(0, 7)).toEqual(leading);
    expect(header).toContain('contactInfo.email');
    expect(rows).toHaveLength(2);
    const cell = (row: number, column: string) => rows[row]?.[header?.indexOf(column) ?? -1];
    expect(cell(0, 'fullName')).toBe(`'${hostile.fullName}`);
    expect(cell(0, 'phone')).toBe("'+1 (770) 555-0100");
    expect(cell(0, 'photos')).toBe(names.join('; '));
    expect(cell(1, 'contactInfo.preferredDays')).toBe('Monday; Friday');
    expect(cell(1, 'estimate.max')).toBe('975');
    expect(cell(1, 'photos')).toBe('');
    for (const value of [...(header ?? []), ...rows.flat()]) expect(value).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('are exported with their photos as files', async () => {
    const { env } = await withLeads();
    const folder = join(temporaryFolder(), 'new', 'folder');
    const { code, output } = await leads(`export --format json --photos ${folder}`, env);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject([{ photos: names }, { id: estimate.id }]);
    expect(readdirSync(folder).toSorted()).toEqual(names);
    expect(names.map((name) => readFileSync(join(folder, name)))).toEqual([roof, deck]);
  });

  it('are exported by person', async () => {
    const { env } = await withLeads();
    const at = '2030-01-31T12:00:00.000Z';
    const whole = await leads('export --email ANA@example.com', env);
    expect(JSON.parse(whole.output)).toEqual([{ ...hostile, receivedAt: at, updatedAt: at }]);
    const folder = temporaryFolder();
    const named = await leads(`export --email zoe@example.com --photos ${folder}`, env);
    expect(JSON.parse(named.output)).toMatchObject([{ id: estimate.id }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are erased by person: first told, then done', async () => {
    const { env, store } = await withLeads();
    expect(await leads('erase --email Ana@Example.com', env)).toEqual({
      code: 0,
      output: `contact of 2030-01-31T12:00:00.000Z (${hostile.id}), 2 photos\n1 lead would be erased for ever. Add --yes to do it.\n`,
      errors: '',
    });
    expect(await store.photosOf(hostile.id)).toHaveLength(2);
    const done = { code: 0, output: '1 lead erased.\n', errors: '' };
    expect(await leads('erase --email Ana@Example.com --yes', env)).toEqual(done);
    expect(await store.photosOf(hostile.id)).toEqual([]);
    expect((await allLeads({ store })).map(({ lead }) => lead.id)).toEqual([estimate.id]);
    expect(await leads('erase --email ana@example.com --yes', env)).toEqual({
      ...done,
      output: 'No lead has this address.\n',
    });
  });

  it('that do not exist yet are no error', async () => {
    const { env, store } = await emptyStore();
    await store.healthy();
    expect(await leads('list', env)).toEqual({ code: 0, output: 'No leads yet.\n', errors: '' });
  });
});

describe('messages that failed', () => {
  it('are listed without anything personal, and put back: one, or all', async () => {
    const folder = temporaryFolder();
    const store = createStore(
      { kind: 'sqlite', folder },
      { targets: ['visitor', 'https://hooks.example/1?key=k'] },
    );
    onTestFinished(() => store.close());
    expect((await leads('failed', { DATA_DIR: folder })).code).toBe(1);
    const now = new Date();
    await store.save(contactLead(), now);
    expect(await leads('failed', { DATA_DIR: folder })).toEqual({
      code: 0,
      output: 'Every message was sent, or is still being tried.\n',
      errors: '',
    });
    for (const target of ['visitor', 'https://hooks.example/1?key=k']) {
      const [message] = await store.messages.claim(target, 1, 60_000, now);
      if (message) await store.messages.settle(message, { state: 'dead', error: 'HTTP 410' }, now);
    }
    const { code, output } = await leads('failed', { DATA_DIR: folder });
    expect(code).toBe(0);
    expect(output).toContain('  mail to the visitor, of ');
    expect(output).toContain('  webhook to https://hooks.example/1, of ');
    expect(output).toContain('  1 try, failed for good: HTTP 410\n');
    expect(output).toMatch(/\n2 messages\n$/);
    expect(output).not.toMatch(/Ana|@|555|key=/);
    const [id] = output.split('\n');
    expect(await leads(`retry ${id}`, { DATA_DIR: folder })).toEqual({
      code: 0,
      output: '1 message will be tried again.\n',
      errors: '',
    });
    expect(await leads(`retry ${id}`, { DATA_DIR: folder })).toEqual({
      code: 1,
      output: '',
      errors: `No message "${id}" has failed for good. See: npm run leads -- failed\n`,
    });
    expect((await leads('retry', { DATA_DIR: folder })).output).toBe('1 message will be tried again.\n');
    expect(await store.messages.claim('visitor', 1, 1, new Date())).toHaveLength(1);
  });
});

describe('the command', () => {
  it('is quiet when its reader has had enough', async () => {
    const folder = temporaryFolder();
    const store = createStore({ kind: 'sqlite', folder });
    onTestFinished(() => store.close());
    for (let i = 0; i < 60; i++) await store.save(contactLead({ notes: 'x'.repeat(10_000) }), new Date());
    for (const words of [['list'], ['export', '--format', 'csv'], ['export', '--format', 'json']]) {
      const child = start(words, { DATA_DIR: folder });
      const errors = text(child.stderr);
      const closed = once(child, 'close');
      child.stdout.once('data', () => child.stdout.destroy());
      await closed;
      expect([child.exitCode, await errors]).toEqual([0, '']);
    }
  });

  it.each([
    ['', 'Which command?'],
    ['delete', 'There is no command "delete".'],
    ['toString', 'There is no command "toString".'],
    ['failed --format csv', 'failed has no --format.'],
    ['retry one two', '"two" is too much.'],
    ['list --all', "Unknown option '--all'"],
    ['list --yes', 'list has no --yes.'],
    ['export --suspects', 'export has no --suspects'],
    ['export --format toString', 'export needs --format csv or --format json.'],
  ])('explains itself after "%s"', async (words, message) => {
    const { code, output, errors } = await leads(words);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(message);
    expect(errors).toContain('npm run leads -- list');
  });

  it('says where it looked when there is no database', async () => {
    const folder = join(temporaryFolder(), 'data');
    const { code, errors } = await leads('list', { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(errors).toBe(
      `No leads yet: ${join(folder, 'leads.sqlite')} does not exist. The desk makes it when it starts.\n`,
    );
  });

  it('says in one line that the database is away', async () => {
    const { code, errors } = await leads('list', {
      DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:9/leads',
    });
    expect(code).toBe(1);
    expect(errors).toBe('The leads cannot be read: connect ECONNREFUSED 127.0.0.1:9\n');
  });
});

/** Reads CSV as RFC 4180 has it. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    if (rows.length === 0) rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
