import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteReader } from '../backup/sqliteReader';
import { sqliteFile } from '../storage/database';
import { leads } from '../testing/commandLine';
import { temporaryFolder } from '../testing/desk';
import { fullFolder, openStore, storeEverything } from '../testing/everything';
import { contactLead } from '../testing/leads';
import { createDatabase } from '../testing/shared';

/** A data folder that a desk has open. */
async function runningDesk() {
  const folder = join(temporaryFolder(), 'data');
  const store = openStore(folder);
  onTestFinished(() => store.close());
  await storeEverything(store);
  return { folder, store };
}

const exportOf = async (folder: string) =>
  (await leads('export --format json --revisions', { DATA_DIR: folder })).output;
const hashIn = (output: string) => /; hash ([\da-f]{16})/.exec(output)?.[1];

/** Runs a command that is refused, and returns why. */
async function refusal(args: string, env: Record<string, string>) {
  const { code, output, errors } = await leads(args, env);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^.*\n$/);
  return errors;
}

describe('backup', () => {
  it('copies what the desk has stored into a new file that only its owner reads, and says what is in it', async () => {
    const { folder, store } = await runningDesk();
    const before = await exportOf(folder);
    const copy = join(temporaryFolder(), "ana's.sqlite");
    const copied = await leads(`backup ${copy}`, { DATA_DIR: folder });
    expect(copied).toEqual({
      code: 0,
      output: expect.stringMatching(
        /ana's\.sqlite: activity 1, api_tokens 1, appointments 1, busy_times 1, calendar_feeds 1, erased_ids 1, external_calendars 1, lead_search 47, leads 47, messages \d+, people 1, person_firms 1, photos 2, published_configs 1, push_keys 1, replies 1, resume_links 1, revisions 1, visits 1, webhook_calls 1, webhooks 1; hash [\da-f]{16}; \d+\.\d MB, checked\.\n$/,
      ),
      errors: '',
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await store.save(contactLead(), new Date());
    const restored = join(temporaryFolder(), 'data');
    const { code, output } = await leads(`restore ${copy}`, { DATA_DIR: restored });
    expect(code).toBe(0);
    expect(hashIn(output)).toBe(hashIn(copied.output));
    expect(await exportOf(restored)).toBe(before);
    expect(statSync(sqliteFile(restored)).mode & 0o777).toBe(0o600);
  });

  it('names the file by the time where it is given a folder', async () => {
    const folder = temporaryFolder();
    const { code } = await leads(`backup ${folder}`, { DATA_DIR: await fullFolder() });
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([
      expect.stringMatching(/^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/),
    ]);
  });

  it('holds every row, byte for byte', async () => {
    const folder = await fullFolder();
    const copy = join(temporaryFolder(), 'copy');
    await leads(`backup ${copy}`, { DATA_DIR: folder });
    const contents = [sqliteFile(folder), copy].map((file) => new SqliteReader(file).content());
    const [stored, copied] = await Promise.all(contents);
    expect(copied).toEqual(stored);
  });

  it('overwrites nothing, and leaves nothing behind where it fails', async () => {
    const env = { DATA_DIR: await fullFolder() };
    const folder = temporaryFolder();
    const file = join(folder, 'copy.sqlite');
    writeFileSync(file, 'mine');
    expect(await refusal(`backup ${file}`, env)).toBe(`${file} exists already. Nothing was written.\n`);
    writeFileSync(`${folder}/other.partial`, '');
    expect(await refusal(`backup ${folder}/other`, env)).toContain('other.partial is there: ');
    expect(await refusal(`backup ${folder}/none/copy`, env)).toContain(
      'none/copy.partial cannot be written: ENOENT',
    );
    expect(readdirSync(folder)).toEqual(['copy.sqlite', 'other.partial']);
  });

  it('does not copy a damaged database', async () => {
    const folder = temporaryFolder();
    writeFileSync(sqliteFile(folder), 'no database');
    const target = temporaryFolder();
    expect(await refusal(`backup ${target}`, { DATA_DIR: folder })).toContain('file is not a database');
    expect(readdirSync(target)).toEqual([]);
  });

  it('needs a name, and a database', async () => {
    expect((await leads('backup')).errors).toMatch(/^backup needs the name of a new file/);
    const folder = temporaryFolder();
    expect(await refusal('backup x', { DATA_DIR: folder })).toMatch(/^No leads yet: /);
    expect(existsSync('x')).toBe(false);
  });

  it('leaves PostgreSQL to its own tools', async () => {
    const env = { DATABASE_URL: await createDatabase() };
    expect(await refusal('backup x', env)).toContain('pg_dump --format=custom');
    expect(await refusal('restore x', env)).toContain('pg_restore');
  });
});

describe('restore', () => {
  it('signs nobody in: not whoever was when the back-up was made, nor by a copy of the file', async () => {
    const { folder } = await runningDesk();
    const copies = [join(temporaryFolder(), 'copy'), sqliteFile(folder)];
    await leads(`backup ${copies[0]}`, { DATA_DIR: folder });
    for (const copy of copies) {
      const restored = join(temporaryFolder(), 'data');
      expect((await leads(`restore ${copy}`, { DATA_DIR: restored })).code).toBe(0);
      const store = openStore(restored);
      onTestFinished(() => store.close());
      for (const table of ['sessions', 'devices'] as const)
        expect(await store.use(({ db }) => db.selectFrom(table).selectAll().execute())).toEqual([]);
    }
  });

  it.each([
    ['a trigger', "create trigger t after delete on sessions begin update leads set body = '{}'; end"],
    ['a view', 'create view v as select * from leads'],
    ['a virtual table', 'create virtual table v using fts5(x)'],
  ])('refuses a file with %s, which would run code of its own', async (_name, sql) => {
    const folder = await fullFolder();
    const reader = new SqliteReader(sqliteFile(folder));
    await reader.exec(sql);
    reader.close();
    const restored = join(temporaryFolder(), 'data');
    expect(await refusal(`restore ${sqliteFile(folder)}`, { DATA_DIR: restored })).toContain(
      'it has a trigger',
    );
    expect(existsSync(restored)).toBe(false);
  });

  it('refuses a folder with leads, or with the log of some', async () => {
    const [file, folder] = [sqliteFile(await fullFolder()), await fullFolder()];
    const before = await exportOf(folder);
    expect(await refusal(`restore ${file}`, { DATA_DIR: folder })).toContain('has leads already');
    expect(await exportOf(folder)).toBe(before);
    const rest = temporaryFolder();
    writeFileSync(`${sqliteFile(rest)}-wal`, '');
    expect(await refusal(`restore ${file}`, { DATA_DIR: rest })).toContain('has leads already');
  });

  it('takes the files of a desk that was killed', async () => {
    const { folder } = await runningDesk();
    const copy = temporaryFolder();
    for (const name of ['leads.sqlite', 'leads.sqlite-wal'])
      copyFileSync(join(folder, name), join(copy, name));
    const restored = join(temporaryFolder(), 'data');
    expect((await leads(`restore ${sqliteFile(copy)}`, { DATA_DIR: restored })).code).toBe(0);
    expect(await exportOf(restored)).toBe(await exportOf(folder));
  });

  it('refuses what is no back-up of a desk, or of a newer one', async () => {
    const env = { DATA_DIR: join(temporaryFolder(), 'data') };
    const folder = temporaryFolder();
    expect(await refusal(`restore ${folder}`, env)).toContain('is no file');
    writeFileSync(join(folder, 'text'), 'no database');
    expect(await refusal(`restore ${folder}/text`, env)).toContain(
      'is no back-up of a desk: file is not a database',
    );
    writeFileSync(join(folder, 'empty'), '');
    expect(await refusal(`restore ${folder}/empty`, env)).toContain('no such table: kysely_migration');
    const newer = sqliteFile(await fullFolder());
    const reader = new SqliteReader(newer);
    await reader.exec("insert into kysely_migration values ('999_future', '2030-01-31T12:00:00.000Z')");
    reader.close();
    expect(await refusal(`restore ${newer}`, env)).toContain('which knows 999_future');
    expect(existsSync(env.DATA_DIR)).toBe(false);
    expect((await leads('restore')).errors).toMatch(/^restore needs the file of a back-up\./);
  });

  it('reads a back-up that nobody may write', async () => {
    const [folder, copies] = [await fullFolder(), join(temporaryFolder(), 'copies')];
    mkdirSync(copies);
    await leads(`backup ${copies}/copy`, { DATA_DIR: folder });
    chmodSync(join(copies, 'copy'), 0o400);
    chmodSync(copies, 0o500);
    const restored = join(temporaryFolder(), 'data');
    expect((await leads(`restore ${copies}/copy`, { DATA_DIR: restored })).code).toBe(0);
    chmodSync(copies, 0o700);
  });
});
