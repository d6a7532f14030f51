import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteReader } from '../backup/sqliteReader';
import { sqliteFile } from '../storage/database';
import { createStore } from '../storage/store';
import { leads } from '../testing/commandLine';
import { temporaryFolder } from '../testing/desk';
import { copyOf, fullFolder, openStore, storeEverything } from '../testing/everything';
import { contactLead } from '../testing/leads';
import { createDatabase } from '../testing/shared';

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function refusal(env: Record<string, string>) {
  const { code, output, errors } = await leads('move', env);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^.*\n$/);
  return errors;
}

describe('move', () => {
  it('copies every table to PostgreSQL byte for byte, and compares', async () => {
    const folder = await fullFolder();
    const url = await createDatabase();
    const env = () => ({ DATA_DIR: copyOf(folder), DATABASE_URL: url });
    const { code, output, errors } = await leads('move', env());
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const client = await connect(url);
    const { rows: tables } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' and table_name not in ('sessions', 'devices')",
    );
    for (const { name } of tables) {
      const { rows: stored } = await client.query(`select * from ${name}`);
      expect(stored, `${name} has something to move`).not.toEqual([]);
      expect(output).toMatch(new RegExp(`^${name} +${stored.length}  ([\\da-f]{16})  +\\1$`, 'm'));
      expect(stored).toEqual(expect.arrayContaining(await rowsOf(sqliteFile(folder), name)));
    }
    // A device that was signed out meanwhile stays so.
    for (const table of ['sessions', 'devices'])
      expect((await client.query(`select * from ${table}`)).rows).toEqual([]);
    expect(output).toContain('\nMoved, and equal. ');
    const exported = async (settings: Record<string, string>) =>
      (await leads('export --format json --revisions', settings)).output;
    expect(await exported({ DATABASE_URL: url })).toBe(await exported({ DATA_DIR: folder }));
    const again = await leads('move', env());
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('They were moved before')]);
    const store = createStore({ kind: 'postgres', url });
    onTestFinished(() => store.close());
    await store.save(contactLead(), new Date());
    expect(await refusal(env())).toContain(
      'is not empty (activity 1, api_tokens 1, appointments 1, busy_times 1, calendar_feeds 1, erased_ids 1, external_calendars 1, lead_search 48, leads 48, ',
    );
  });

  it('refuses a database with anything in it', async () => {
    const url = await createDatabase();
    const store = createStore({ kind: 'postgres', url });
    onTestFinished(() => store.close());
    await store.configs.publish('bug-off', '{}');
    expect(await refusal({ DATA_DIR: await fullFolder(), DATABASE_URL: url })).toContain(
      'published_configs 1, push_keys 0, replies 0, resume_links 0, revisions 0, visits 0, webhook_calls 0, webhooks 0), and is no copy of the leads in DATA_DIR. Nothing was moved.',
    );
  });

  it('refuses while a desk is running, whether or not it writes', async () => {
    const folder = join(temporaryFolder(), 'data');
    const store = openStore(folder);
    onTestFinished(() => store.close());
    await storeEverything(store);
    expect(await refusal({ DATA_DIR: folder, DATABASE_URL: await createDatabase() })).toBe(
      `${sqliteFile(folder)} is open in a running desk, or in another program. Stop it, then move.\n`,
    );
    await store.save(contactLead(), new Date());
  });

  it('leaves nothing behind where something cannot be copied', async () => {
    const folder = await fullFolder();
    const reader = new SqliteReader(sqliteFile(folder));
    await reader.exec("update revisions set revision = 'two'");
    reader.close();
    const url = await createDatabase();
    expect(await refusal({ DATA_DIR: folder, DATABASE_URL: url })).toMatch(
      /^Nothing was moved: .*integer: "two"/,
    );
    const client = await connect(url);
    expect((await client.query('select * from leads')).rows).toEqual([]);
  });

  it('says in one line what is missing', async () => {
    const folder = await fullFolder();
    expect(await refusal({ DATA_DIR: folder })).toContain('set DATABASE_URL');
    expect(await refusal({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgres://127.0.0.1:9/x' })).toMatch(
      /^No leads yet: /,
    );
    const unreachable = await refusal({
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:9/x',
    });
    expect(unreachable).toBe(
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:9\n',
    );
    const older = await fullFolder();
    const reader = new SqliteReader(sqliteFile(older));
    await reader.exec("delete from kysely_migration where name = '001_leads'");
    reader.close();
    expect(await refusal({ DATA_DIR: older, DATABASE_URL: await createDatabase() })).toContain(
      'is of another version of the desk (001_leads)',
    );
  });

  it('has no column to move that the database counts by itself: the next number would have to be set', async () => {
    const url = await createDatabase();
    const store = createStore({ kind: 'postgres', url });
    onTestFinished(() => store.close());
    await store.healthy();
    const { rows } = await (await connect(url)).query(
      "select column_name from information_schema.columns where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')",
    );
    expect(rows).toEqual([]);
  });
});

async function rowsOf(file: string, table: string) {
  const found = [];
  for await (const page of new SqliteReader(file).pages(table)) found.push(...page);
  return found;
}
