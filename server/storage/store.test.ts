import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import Libsql from 'libsql';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseSettings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { allLeads, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { startPostgres } from '../testing/postgres';
import { createDatabase } from '../testing/shared';
import { sqliteFile } from './database';
import { createStore, type LeadStore } from './store';

/** Where a new SQLite database would be. */
const newFolder = () => join(temporaryFolder(), 'data');

function open(settings: DatabaseSettings): LeadStore {
  const store = createStore(settings);
  onTestFinished(() => store.close());
  return store;
}

const noon = new Date('2030-01-31T12:00:00.000Z');
const later = new Date('2030-01-31T12:00:05.000Z');

describe.each(databaseKinds)('leads stored in %s', (_name, newDatabase) => {
  it('are read by the next process as they were sent', async () => {
    const settings = await newDatabase();
    const store = createStore(settings);
    const lead = contactLead({ extra: { nested: [1, 'two'] } });
    expect(await store.save(lead, noon)).toBe('created');
    await store.close();
    expect(await allLeads({ store: open(settings) })).toEqual([
      { lead, receivedAt: noon.toISOString(), updatedAt: noon.toISOString() },
    ]);
  });

  it('are one for one id in any case, and the later version wins', async () => {
    const store = open(await newDatabase());
    const first = contactLead({ timestamp: '2030-01-31T12:00:00Z' });
    const corrected = {
      ...first,
      id: first.id.toUpperCase(),
      timestamp: '2030-01-31T12:00:00.500Z',
      phone: '1',
    };
    expect(await store.save(first, noon)).toBe('created');
    expect(await store.save(corrected, later)).toBe('known');
    expect(await store.save(first, later)).toBe('known');
    expect(await allLeads({ store })).toEqual([
      { lead: corrected, receivedAt: noon.toISOString(), updatedAt: later.toISOString() },
    ]);
    const sameTime = { ...corrected, phone: '2' };
    expect(await store.save(sameTime, later)).toBe('known');
    expect((await allLeads({ store }))[0]?.lead).toEqual(sameTime);
  });

  it('are one when twenty requests come at the same time', async () => {
    const store = open(await newDatabase());
    const lead = contactLead();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.save(lead, noon)));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(await allLeads({ store })).toHaveLength(1);
  });

  it('may hold any text', async () => {
    const store = open(await newDatabase());
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 50 }), async (typed) => {
        const nasty = `\0\ud800"'\\\u202e👷 ${typed}`;
        const lead = contactLead({ fullName: nasty, source: nasty });
        await store.save(lead, noon);
        const stored = (await allLeads({ store })).find(({ lead: { id } }) => id === lead.id);
        expect(stored?.lead).toEqual(lead);
      }),
      { numRuns: 20 },
    );
  });

  it('are complete, and no spam, if one version was, in any order of versions', async () => {
    const store = open(await newDatabase());
    const version = fc.record({
      partial: fc.boolean(),
      spamVerdict: fc.constantFrom(undefined, 'too quick'),
      second: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 6 }), async (versions) => {
        const { id } = contactLead();
        const secret = randomUUID();
        const deliveries = versions.map(({ partial, spamVerdict, second }, nth) => {
          // The device's clock goes backwards.
          const lead = contactLead({ id, nth, timestamp: `2030-01-31T12:00:0${9 - second}Z` });
          return {
            lead: partial ? { ...lead, partial } : lead,
            options: { spamVerdict, secret, revision: 1 + second },
            rank: partial ? second : second + 3,
          };
        });
        for (const [nth, { lead, options }] of deliveries.entries())
          expect(await store.save(lead, noon, options)).toBe(nth === 0 ? 'created' : 'known');
        const latest = deliveries.reduce((one, other) => (other.rank >= one.rank ? other : one));
        const stored = (await allLeads({ store })).find(({ lead }) => lead.id === id);
        expect(stored?.lead).toEqual(latest.lead);
        expect(stored?.spamVerdict).toBe(
          versions.every(({ spamVerdict }) => spamVerdict) ? 'too quick' : undefined,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('stay complete when a partial version arrives at the same moment', async () => {
    const store = open(await newDatabase());
    const leads = Array.from({ length: 20 }, () => contactLead({ timestamp: '2030-01-31T12:00:00Z' }));
    await Promise.all(
      leads.flatMap((lead) => [
        store.save({ ...lead, timestamp: '2030-01-31T13:00:00Z', partial: true }, later),
        store.save(lead, noon),
      ]),
    );
    const stored = (await allLeads({ store })).map(({ lead }) => lead);
    expect(stored).toHaveLength(20);
    expect(stored).toEqual(expect.arrayContaining(leads));
  });

  it('are listed in the order in which they were received, over several pages, while more arrive', async () => {
    const store = open(await newDatabase());
    const leads = Array.from({ length: 65 }, () => contactLead());
    for (const [i, lead] of leads.entries())
      await store.save(lead, new Date(noon.getTime() + Math.floor(i / 3)));
    const seen: unknown[] = [];
    for await (const { lead } of store.list()) {
      seen.push(lead.id);
      if (seen.length === 30) await store.save(contactLead(), later);
    }
    expect(seen).toHaveLength(66);
    expect(new Set(seen)).toEqual(new Set([...leads.map(({ id }) => id), seen.at(-1)]));
  });

  it('do not include the rows that a health check writes', async () => {
    const store = open(await newDatabase());
    await store.healthy();
    expect(await allLeads({ store })).toEqual([]);
  });
});

describe('SQLite', () => {
  it('whose file was deleted starts a new one instead of writing to the deleted one', async () => {
    const folder = newFolder();
    const store = open({ kind: 'sqlite', folder });
    await store.save(contactLead(), noon);
    rmSync(folder, { recursive: true });
    const lead = contactLead();
    expect(await store.save(lead, noon)).toBe('created');
    const ofAnotherProcess = open({ kind: 'sqlite', folder });
    expect((await allLeads({ store: ofAnotherProcess })).map((stored) => stored.lead)).toEqual([lead]);
  });

  it('that is closed during saves fails them, not the process', async () => {
    const store = open({ kind: 'sqlite', folder: newFolder() });
    await store.healthy();
    const saving = Promise.allSettled(Array.from({ length: 20 }, () => store.save(contactLead(), noon)));
    await store.close();
    await saving;
    expect(await store.save(contactLead(), noon)).toBe('created');
  });

  it('that is closed in a transaction fails the rest of it, not the process', async () => {
    const store = createStore({ kind: 'sqlite', folder: newFolder() });
    await store.healthy();
    const work = store.use(({ db }) =>
      db.transaction().execute(async (write) => {
        await store.close();
        await write.deleteFrom('leads').execute();
      }),
    );
    await expect(work).rejects.toThrow('the database was closed');
  });

  it('locked by another process rejects in time, and stores leads again afterwards', async () => {
    const folder = newFolder();
    const store = open({ kind: 'sqlite', folder });
    await store.healthy();
    const other = new Libsql(sqliteFile(folder));
    other.exec('begin immediate');
    const began = performance.now();
    await expect(store.save(contactLead(), noon)).rejects.toThrow(/locked/);
    await expect(store.healthy()).rejects.toThrow(/locked/);
    expect(performance.now() - began).toBeLessThan(5_000);
    other.exec('rollback');
    const lead = contactLead();
    expect(await store.save(lead, noon)).toBe('created');
    // After a lock, libsql can report a commit that did not happen: only another connection shows it.
    expect(other.prepare('select id from leads').all()).toEqual([{ id: lead.id }]);
  });
});

describe('a database of the first release', () => {
  it.each([
    ['as it was left', []],
    ['after an interrupted migration', ['alter table leads add column suspect text']],
  ])('is migrated with its leads: %s', async (_name, half) => {
    const folder = newFolder();
    mkdirSync(folder);
    const lead = contactLead();
    const first = new Libsql(sqliteFile(folder));
    first.exec(
      'create table leads (id text primary key, kind text not null, source text not null, timestamp text not null, received_at text not null, updated_at text not null, body text not null)',
    );
    const at = noon.toISOString();
    first
      .prepare('insert into leads values (?, ?, ?, ?, ?, ?, ?)')
      .run(lead.id, lead.kind, lead.source, at, at, at, JSON.stringify(lead));
    for (const step of half) first.exec(step);
    first.close();
    const store = open({ kind: 'sqlite', folder });
    expect(await store.save({ ...lead, partial: true }, later)).toBe('known');
    expect(await allLeads({ store })).toEqual([{ lead, receivedAt: at, updatedAt: at }]);
  });
});

it('SQLite that has too much to do fails what waits too long, and nothing else: it is not closed under work', async () => {
  const store = open({ kind: 'sqlite', folder: newFolder() });
  await store.healthy();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let endLong = () => {};
  const ending = new Promise<void>((resolve) => {
    endLong = resolve;
  });
  const long = store.use(({ db }) => db.connection().execute(() => ending));
  const late = store.save(contactLead({ fullName: 'Late' }), noon);
  const failing = [long, late].map((work) => expect(work).rejects.toThrow('did not answer'));
  await vi.advanceTimersByTimeAsync(3_000);
  const next = store.save(contactLead({ fullName: 'Next' }), noon);
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(failing);
  endLong();
  expect(await next).toBe('created');
  // Nobody waited for it any more.
  expect((await allLeads({ store })).map(({ lead }) => lead.fullName)).toEqual(['Next']);
});

describe('PostgreSQL', () => {
  it('serves three desks, started at the same time and sent the same leads', async () => {
    const url = await createDatabase();
    const desks = Array.from({ length: 3 }, () => open({ kind: 'postgres', url }));
    await Promise.all(desks.map((desk) => vi.waitFor(() => desk.healthy(), 30_000)));
    const leads = Array.from({ length: 50 }, () => contactLead());
    const outcomes = await Promise.all(leads.flatMap((lead) => desks.map((desk) => desk.save(lead, noon))));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(50);
    expect(await allLeads({ store: open({ kind: 'postgres', url }) })).toHaveLength(50);
  });

  it('that is stopped at the start, restarted, or stopped for a while is used again without a restart', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.dispose());
    const store = open({ kind: 'postgres', url: await postgres.createDatabase() });
    await postgres.stop();
    await expect(store.save(contactLead(), noon)).rejects.toThrow(/ECONNREFUSED/);
    await postgres.start();
    expect(await store.save(contactLead(), noon)).toBe('created');
    await postgres.stop();
    await expect(store.healthy()).rejects.toThrow(/ECONNREFUSED|terminated/);
    await expect(store.save(contactLead(), noon)).rejects.toThrow(/ECONNREFUSED/);
    await postgres.start();
    expect(await store.save(contactLead(), noon)).toBe('created');
    expect(await allLeads({ store })).toHaveLength(2);
  });

  it('that does not answer is rejected within 5 seconds, and used again afterwards', async () => {
    const url = await createDatabase();
    const store = open({ kind: 'postgres', url });
    await store.healthy();
    const blocker = new Client({ connectionString: url });
    await blocker.connect();
    await blocker.query('begin; lock table leads in access exclusive mode');
    const began = performance.now();
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => store.save(contactLead(), noon)));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
    await blocker.query('rollback');
    await blocker.end();
    expect(await store.save(contactLead(), noon)).toBe('created');
  });

  it('with asynchronous commits is switched to synchronous commits', async () => {
    const url = await createDatabase();
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
    await admin.query('create table seen (value text)');
    await admin.query(
      `create function note() returns trigger language plpgsql as $$ begin
         insert into seen values (current_setting('synchronous_commit')); return new; end $$`,
    );
    await open({ kind: 'postgres', url }).healthy();
    await admin.query('create trigger note before insert on leads for each row execute function note()');
    await open({ kind: 'postgres', url }).save(contactLead(), noon);
    expect((await admin.query('select value from seen')).rows).toEqual([{ value: 'on' }]);
    await admin.end();
  });
});
