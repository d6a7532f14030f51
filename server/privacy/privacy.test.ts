import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emailOf } from '../leads/fields';
import type { DatabaseSettings } from '../operations/settings';
import { extractPhotos } from '../photos/extract';
import { sqliteFile } from '../storage/database';
import { migrations } from '../storage/migrations';
import { createStore, type LeadStore } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { lockFile } from '../testing/lockFile';
import { asDataString, jpeg } from '../testing/photos';
import { createDatabase, startDeskProcess } from '../testing/shared';
import { createEraseStep, truncateWriteAheadLog } from './erase';
import { startHousekeeping } from './housekeeping';
import { byEmail } from './leadFilter';
import { backfillLead, repeatStep } from './steps';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** Stores a lead as the API does. */
async function save(store: LeadStore, sent: ReturnType<typeof contactLead>, when = new Date()) {
  const lead = structuredClone(sent);
  const { photos } = await extractPhotos(Object.assign(lead, {}));
  return store.save(lead, when, { photos });
}

const audit = (email: string, photo: Buffer) =>
  contactLead({ kind: 'audit', email, photos: [asDataString(photo)] });
const estimate = (email: string) =>
  contactLead({ kind: 'estimate', email: undefined, contactInfo: { firstName: 'Zoë', email } });

const erase = async (store: LeadStore, email: string) =>
  repeatStep(store, await createEraseStep(store, byEmail(email)));
const ids = async (store: LeadStore) => (await allLeads({ store })).map(({ lead }) => lead.id);

/** All rows of a table that holds data of leads. */
const rows = (store: LeadStore, table: 'leads' | 'photos' | 'erased_ids') =>
  store.use(({ db }) => db.selectFrom(table).selectAll().execute());

describe('the email address of a lead', () => {
  it.each([
    [contactLead({ email: ' Ana@Example.COM\n' }), 'ana@example.com'],
    [estimate('ZOË@example.com'), 'zoë@example.com'],
    [contactLead({ kind: 'quote', email: undefined }), ''],
    [contactLead({ kind: 'estimate', email: 'not@here.example' }), ''],
    [contactLead({ email: 'a\0@b.c' }), 'a@b.c'],
    [contactLead({ email: ['a@b.c'] }), ''],
  ])('is read from the field of its kind, normalized', (lead, email) => {
    expect(emailOf(lead)).toBe(email);
  });
});

describe.each(databaseKinds)('in %s', (_name, newDatabase) => {
  async function open(settings?: DatabaseSettings) {
    const store = createStore(settings ?? (await newDatabase()));
    onTestFinished(() => store.close());
    return store;
  }

  it('all leads of one person are erased, in any spelling of the address, and no others', async () => {
    const store = await open();
    const other = audit('ana@example.com.example', jpeg('theirs'));
    await save(store, audit('Ana@Example.com', jpeg('mine')));
    await save(store, estimate(' ANA@example.com'));
    await save(store, other);
    await save(store, contactLead({ kind: 'quote', email: '' }));
    expect(await erase(store, 'aNa@example.com ')).toBe(2);
    expect(await erase(store, 'ana@example.com')).toBe(0);
    expect(await rows(store, 'leads')).toHaveLength(2);
    expect(await rows(store, 'photos')).toMatchObject([{ lead_id: other.id }]);
    const tombstones = await rows(store, 'erased_ids');
    expect(tombstones).toHaveLength(2);
    expect(Object.keys(tombstones[0] ?? {})).toEqual(['id', 'erased_at', 'firm']);
  });

  it('queued notifications of an erased lead are erased', async () => {
    const store = await open();
    const [mine, theirs] = [
      contactLead({ email: 'ana@example.com' }),
      contactLead({ email: 'zoe@example.com' }),
    ];
    for (const lead of [mine, theirs]) await save(store, lead);
    await store.use(async ({ db }) => {
      await sql`create table if not exists messages (id text, lead_id text, target text, event text, state text,
        tries integer, not_before text, lease text, last_error text, created_at text, updated_at text)`.execute(
        db,
      );
      for (const { id } of [mine, theirs]) {
        await sql`insert into messages (id, lead_id, target, event, state, tries, not_before, created_at, updated_at)
          values (${randomUUID()}, ${id}, 'firm', 'created', 'waiting', 0, '', '', '')`.execute(db);
      }
    });
    await erase(store, 'ana@example.com');
    const left = await store.use(({ db }) => sql<object>`select lead_id from messages`.execute(db));
    expect(left.rows).toEqual([{ lead_id: theirs.id }]);
  });

  it('an erased lead that is sent again is acknowledged and not stored', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = audit('ana@example.com', jpeg('mine'));
    expect((await post(url, lead)).status).toBe(201);
    expect(await erase(desk.store, 'ana@example.com')).toBe(1);
    const corrected = { ...lead, id: lead.id.toUpperCase(), timestamp: new Date().toISOString() };
    for (const again of [lead, corrected]) {
      const response = await post(url, again);
      expect([response.status, await response.json()]).toEqual([200, { id: again.id }]);
    }
    expect(await allLeads(desk)).toEqual([]);
    expect(await rows(desk.store, 'photos')).toEqual([]);
  });

  it('leads that are sent and erased at the same time end erased', async () => {
    const settings = await newDatabase();
    const desk = await open(settings);
    // SQLite blocks this process while it waits for another connection's lock.
    const other = settings.kind === 'sqlite' ? desk : await open(settings);
    for (let round = 0; round < 15; round++) {
      const lead = audit(`ana${round}@example.com`, jpeg('mine'));
      await save(desk, lead);
      await Promise.all([
        ...Array.from({ length: 4 }, () => save(desk, lead)),
        erase(other, `ana${round}@example.com`),
      ]);
    }
    expect(await rows(desk, 'leads')).toEqual([]);
    expect(await rows(desk, 'photos')).toEqual([]);
    expect(await rows(desk, 'erased_ids')).toHaveLength(15);
  });

  it('leads are erased after the retention period, counted from the last change', async () => {
    const settings = await newDatabase();
    const store = await open(settings);
    const [old, corrected, young] = [
      audit('old@example.com', jpeg('old')),
      contactLead({ email: 'corrected@example.com' }),
      contactLead({ email: 'young@example.com' }),
    ];
    await save(store, old, daysAgo(31));
    await save(store, corrected, daysAgo(31));
    await save(store, { ...corrected, phone: '1' }, daysAgo(29));
    await save(store, young, daysAgo(29));
    const unlimited = startHousekeeping(store, 0);
    await unlimited.stop();
    expect(await ids(store)).toHaveLength(3);
    const logged = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const { desk } = await startDesk({ database: settings, retentionDays: 30 });
    await expect.poll(() => ids(desk.store)).toEqual([corrected.id, young.id]);
    await expect.poll(() => logged.mock.calls).toEqual([['Erased after 30 days: 1 lead']]);
    expect(await rows(store, 'photos')).toEqual([]);
    expect((await post((await startDesk({ database: settings })).url, old)).status).toBe(200);
  });

  it('leads from before the photos table and the email column are backfilled, and readable until then', async () => {
    const settings = await newDatabase();
    const old = [
      audit('Ana@example.com', jpeg('roof', 200_000)),
      estimate('zoe@example.com'),
      contactLead({ kind: 'audit', photos: ['data:image/png;base64,AAAA', asDataString(jpeg('deck'))] }),
    ];
    await writeWithFirstMigration(settings, old);

    const store = await open(settings);
    const inOrder = async () => {
      const leads = (await allLeads({ store })).map(({ lead }) => lead);
      return old.map(({ id }) => leads.find((lead) => lead.id === id));
    };
    expect(await inOrder()).toEqual(old);
    expect((await allLeads({ store })).map(({ firm }) => firm)).toEqual([undefined, undefined, undefined]);
    expect((await store.photosOf(old[0]?.id ?? ''))[0]?.bytes).toHaveLength(200_000);

    expect(await repeatStep(store, backfillLead)).toBe(3);
    const [complete, , partly] = await inOrder();
    expect(complete?.photos).toEqual([`photo:${old[0]?.id}-1.jpg`]);
    expect(partly?.photos).toEqual(['data:image/png;base64,AAAA', `photo:${old[2]?.id}-2.jpg`]);
    expect((await store.photosOf(old[0]?.id ?? ''))[0]?.bytes).toHaveLength(200_000);
    expect(
      (await rows(store, 'leads'))
        .map(({ email }) => email)
        .toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
    ).toEqual(['ana@example.com', 'ana@example.com', 'zoe@example.com']);
    expect(await erase(store, 'zoe@example.com')).toBe(1);
    expect(await rows(store, 'photos')).toHaveLength(2);
  });

  it('a desk backfills old leads when it starts', async () => {
    const settings = await newDatabase();
    await writeWithFirstMigration(
      settings,
      Array.from({ length: 5 }, () => audit('ana@example.com', jpeg('roof'))),
    );
    const { desk } = await startDesk({ database: settings });
    await expect.poll(() => rows(desk.store, 'photos')).toHaveLength(5);
  });

  it.each(['email', 'updated_at'])('leads are found by an index on %s', async (column) => {
    const settings = await newDatabase();
    await (await open(settings)).healthy();
    const plan = await planOf(settings, `select id from leads where ${column} = 'x'`);
    expect(JSON.stringify(plan)).toContain(`leads_by_${column}`);
  });
});

describe('several desks with one PostgreSQL', () => {
  it('do the housekeeping one at a time: each lead is erased and logged once', async () => {
    const url = await createDatabase();
    const desks = Array.from({ length: 3 }, () => createStore({ kind: 'postgres', url }));
    onTestFinished(async () => {
      await Promise.all(desks.map((desk) => desk.close()));
    });
    const store = createStore({ kind: 'postgres', url });
    onTestFinished(() => store.close());
    for (let i = 0; i < 30; i++) await save(store, audit('ana@example.com', jpeg('mine')), daysAgo(40));
    const logged = vi.spyOn(console, 'log').mockReturnValue();
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    const housekeepings = desks.map((desk) => startHousekeeping(desk, 30));
    onTestFinished(async () => {
      await Promise.all(housekeepings.map((housekeeping) => housekeeping.stop()));
      logged.mockRestore();
      failed.mockRestore();
    });
    await expect.poll(() => rows(store, 'leads'), { timeout: 20_000 }).toEqual([]);
    const count = () =>
      logged.mock.calls.reduce((sum, [line]) => sum + Number(/: (\d+) /.exec(line)?.[1]), 0);
    await expect.poll(count).toBe(30);
    expect(await rows(store, 'photos')).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('what was erased from SQLite', () => {
  const secret = `${randomUUID()}@private.example`;
  /** A photo with something to be found on every page of the file that it lies on. */
  const photo = Buffer.concat([jpeg(''), Buffer.alloc(60_000, `${secret.toUpperCase()} `)]);

  /** Which files of a data folder hold the address, by itself or in the photo. */
  const traces = (folder: string) =>
    readdirSync(folder).filter((name) =>
      readFileSync(join(folder, name)).toString('latin1').toLowerCase().includes(secret),
    );

  it('is in none of its files, corrected versions and photos included, while a desk has them open', async () => {
    const folder = join(temporaryFolder(), 'data');
    const { url, desk } = await startDesk({ database: { kind: 'sqlite', folder } });
    const mine = audit(secret, photo);
    for (let i = 0; i < 20; i++) {
      await post(url, audit('zoe@example.com', jpeg('theirs', 20_000)));
      if (i === 10) await post(url, mine);
      if (i === 15) await post(url, { ...mine, timestamp: '2031-01-01T00:00:00Z', notes: secret.repeat(40) });
    }
    expect(traces(folder)).not.toEqual([]);
    const command = createStore({ kind: 'sqlite', folder });
    onTestFinished(() => command.close());
    expect(await erase(command, secret)).toBe(1);
    expect(await truncateWriteAheadLog(command)).toBe(true);
    expect(traces(folder)).toEqual([]);
    expect(await allLeads(desk)).toHaveLength(20);
    expect((await post(url, mine)).status).toBe(200);
    expect(traces(folder)).toEqual([]);
  });

  it('is reported as still readable while a reader has the old snapshot', async () => {
    const folder = join(temporaryFolder(), 'data');
    const store = createStore({ kind: 'sqlite', folder });
    onTestFinished(() => store.close());
    await save(store, audit(secret, photo));
    const reader = new Libsql(sqliteFile(folder));
    onTestFinished(() => {
      reader.close();
    });
    reader.exec('begin; select * from leads');
    await erase(store, secret);
    expect(await truncateWriteAheadLog(store)).toBe(false);
    reader.exec('rollback');
    expect(await truncateWriteAheadLog(store)).toBe(true);
    expect(traces(folder)).toEqual([]);
  });
});

describe('what a desk prints', () => {
  it('holds no personal data of leads that it stores, rejects, fails to store and erases', async () => {
    const folder = join(temporaryFolder(), 'data');
    const desk = await startDeskProcess({ DATA_DIR: folder, RETENTION_DAYS: '30' });
    const name = 'Ana-Who-Wants-Privacy';
    const lead = contactLead({
      fullName: name,
      email: `${name}@example.com`,
      photos: [asDataString(jpeg(name))],
    });
    const statuses = [];
    for (const body of [
      lead,
      { ...lead, id: name },
      { ...lead, email: name, photos: [name, `data:${name}`] },
      { ...lead, kind: 'audit', photos: [`data:image/png;base64,${name}`] },
      `{"fullName":"${name}`,
      `${JSON.stringify(lead)}${name}`,
    ]) {
      statuses.push((await post(desk.url, body)).status);
    }
    const release = await lockFile(folder);
    statuses.push((await post(desk.url, lead)).status);
    await release();
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400, 503]);
    await expect.poll(desk.output).toContain('A lead could not be stored: database is locked');
    expect(await desk.end('SIGTERM')).toBe(0);
    expect(desk.output()).not.toContain(name);
    expect(desk.output()).not.toContain(lead.id);
  });
});

/** The query plan of a database. */
async function planOf(settings: DatabaseSettings, query: string): Promise<unknown> {
  if (settings.kind === 'sqlite') {
    const connection = new Libsql(sqliteFile(settings.folder));
    try {
      return connection.prepare(`explain query plan ${query}`).all();
    } finally {
      connection.close();
    }
  }
  const pool = new Pool({ connectionString: settings.url, max: 1 });
  try {
    // A small table would be scanned instead.
    await pool.query('set enable_seqscan = off');
    return (await pool.query(`explain ${query}`)).rows;
  } finally {
    await pool.end();
  }
}

/** Stores leads as a desk with only the first migration did. */
async function writeWithFirstMigration(
  settings: DatabaseSettings,
  old: readonly { id: string; kind: string }[],
) {
  if (settings.kind === 'sqlite') mkdirSync(settings.folder, { recursive: true });
  const dialect =
    settings.kind === 'postgres'
      ? new PostgresDialect({ pool: new Pool({ connectionString: settings.url }) })
      : new SqliteDialect({ database: new Libsql(sqliteFile(settings.folder)) });
  const db = new Kysely<{ leads: Record<string, string> }>({ dialect });
  const first = Object.fromEntries(Object.entries(migrations).slice(0, 1));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(first) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  const time = new Date().toISOString();
  for (const lead of old) {
    const columns = {
      id: lead.id,
      kind: lead.kind,
      source: 'x',
      timestamp: time,
      received_at: time,
      updated_at: time,
    };
    await db
      .insertInto('leads')
      .values({ ...columns, body: JSON.stringify(lead) })
      .execute();
  }
  await db.destroy();
}
