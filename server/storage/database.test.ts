import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/desk';
import { openDatabase, sqliteFile } from './database';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('the data folder and its files can be read by their owner only', async () => {
  const folder = join(temporaryFolder(), 'new', 'data');
  const database = await openDatabase({ kind: 'sqlite', folder });
  expect(
    ['', 'leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm'].map((name) => modeOf(join(folder, name))),
  ).toEqual(['700', '600', '600', '600']);
  await database.close();
});

it('a folder that was there keeps its permissions', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'data'), { mode: 0o755 });
  const database = await openDatabase({ kind: 'sqlite', folder: join(folder, 'data') });
  expect([modeOf(join(folder, 'data')), modeOf(join(folder, 'data', 'leads.sqlite'))]).toEqual([
    '755',
    '600',
  ]);
  await database.close();
});

it('a file that is open already keeps its locks: another process does not remove its write-ahead log', async () => {
  const folder = join(temporaryFolder(), 'data');
  const databases = [
    await openDatabase({ kind: 'sqlite', folder }),
    await openDatabase({ kind: 'sqlite', folder }),
  ];
  const file = sqliteFile(folder);
  // The last connection to a file removes its log when it is closed.
  const script =
    "const db = new (require('libsql'))(process.argv[1]); db.prepare('select 1 from leads').all(); db.close()";
  expect(spawnSync(process.execPath, ['-e', script, file]).status).toBe(0);
  expect(existsSync(`${file}-wal`)).toBe(true);
  for (const database of databases) await database.close();
});

it('several desks open one new database at once', async () => {
  const desks = Array.from({ length: 4 }, () =>
    fork(join(import.meta.dirname, '../testing/openingDesk.ts'), { execArgv: ['--import', 'tsx'] }),
  );
  onTestFinished(() => desks.forEach((desk) => desk.disconnect()));
  for (let round = 0; round < 20; round++) {
    const folder = join(temporaryFolder(), 'new', 'data');
    const answers = desks.map(async (desk) => {
      const answered = once(desk, 'message');
      desk.send(folder);
      const [answer] = await answered;
      return answer;
    });
    expect(await Promise.all(answers)).toEqual(['', '', '', '']);
  }
});

it('a transaction waits for nothing between its beginning and its end, however many statements it has', async () => {
  const database = await openDatabase({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') });
  const row = { id: 'a', firm: '', erased_at: '' };
  let hasTurned = false;
  await database.db.transaction().execute(async (transaction) => {
    const immediate = setImmediate(() => {
      hasTurned = true;
    });
    await transaction.insertInto('erased_ids').values(row).execute();
    for (let nth = 0; nth < 200; nth++)
      expect(await transaction.selectFrom('erased_ids').selectAll().execute()).toEqual([row]);
    clearImmediate(immediate);
  });
  expect(hasTurned).toBe(false);
  await database.close();
});

it.runIf(process.platform === 'linux')('a folder that cannot be made is an error, at once', async () => {
  await expect(openDatabase({ kind: 'sqlite', folder: '/proc/nope' })).rejects.toThrow('ENOENT');
});
