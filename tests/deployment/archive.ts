import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NOTICES } from '../../scripts/outputs/notices';
import { endWithParent } from '../../server/testing/endWithParent';
import { freePort } from '../../server/testing/postgres';
import { type Check, check, info } from './checks';
import { sendLead, storedIds, untilHealthy } from './leads';

/** Bytes: three releases fit on a small server beside the leads. */
const LARGEST = 100e6;

/** Machines by the number that a program for them has in its header (ELF). */
const MACHINES = { 'linux-x64-gnu': 0x3e, 'linux-arm64-gnu': 0xb7 };

/** The archive that `npm run release:archive` has made. */
export function findArchive(): string {
  const archives = readdirSync('archives')
    .filter((file) => /^biosystem-desk-.*\.tar\.gz$/.test(file))
    .map((file) => join('archives', file))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const [newest] = archives;
  if (newest === undefined) throw new Error('archives/ has no archive.');
  return newest;
}

/** Unpacks it into an empty folder. @returns the folder that it brings. */
export function unpack(archive: string, root: string): string {
  const target = mkdtempSync(join(root, 'unpacked-'));
  execFileSync('tar', ['--extract', '--file', archive, '-C', target]);
  const [name = ''] = readdirSync(target);
  return join(target, name);
}

/** The archive on a machine that has only Node: the folder lies outside of the repository, and no setting is inherited. */
export async function tryArchive(archive: string, folder: string, root: string): Promise<Check[]> {
  const bare = { PATH: process.env['PATH'] ?? '', DATA_DIR: join(root, 'data') };
  const hashes = execFileSync('node', ['dist/desk/cli.js', 'password'], {
    cwd: folder,
    env: bare,
    input: 'correct horse battery',
    encoding: 'utf8',
  });
  const env = { ...bare, INBOX_PASSWORD_HASH: /^INBOX_PASSWORD_HASH=(.+)$/m.exec(hashes)?.[1] ?? '' };
  const command = (...args: string[]) =>
    execFileSync('node', ['dist/desk/cli.js', ...args], { cwd: folder, env, encoding: 'utf8' });

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = async () => {
    const desk = spawn('node', [...endWithParent, 'dist/desk/main.js'], {
      cwd: folder,
      env: { ...env, PORT: String(port) },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    return { desk, ready: await untilHealthy(url) };
  };
  const { desk, ready } = await start();
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${desk.pid}/status`, 'utf8'))?.[1]) / 1000;
  const page = await fetch(url);
  const script = await fetch(`${url}/biosystem.js`);
  const inbox = await fetch(`${url}/inbox/`);
  const id = await sendLead(url);
  const killed = once(desk, 'exit');
  desk.kill('SIGKILL');
  await killed;
  const again = await start();
  const stored = storedIds('node', ['dist/desk/cli.js'], { cwd: folder, env });
  const ended = once(again.desk, 'exit');
  again.desk.kill('SIGTERM');
  const [code] = await ended;

  const firms = join(root, 'firms');
  await mkdir(firms);
  writeFileSync(join(firms, 'bug-off.json'), JSON.stringify({ allowedOrigins: ['https://bug-off.example'] }));
  const checked = execFileSync('node', ['dist/desk/cli.js', 'check'], {
    cwd: folder,
    env: { ...env, FIRMS_DIR: firms },
    encoding: 'utf8',
  });

  const bytes = statSync(archive).size;
  return [
    check('size of the archive', bytes < LARGEST, `${(bytes / 1e6).toFixed(1)} MB`),
    ...Object.entries(MACHINES).map(([platform, machine]) =>
      check(
        `code for ${platform}`,
        machineOf(join(folder, `node_modules/@libsql/${platform}/index.node`)) === machine,
      ),
    ),
    check(
      'licenses',
      ['LICENSE.md', NOTICES].every((name) => existsSync(join(folder, name))),
    ),
    info('from the start to the first answer', `${ready.toFixed(0)} ms`),
    info('memory then', `${memory.toFixed(0)} MB`),
    check('the inbox', inbox.ok && (await inbox.text()).includes('manifest.webmanifest'), inbox.status),
    check('the site', page.ok && (await page.text()).includes('<bio-'), page.status),
    check('the script of other pages', script.ok, script.status),
    check('a lead outlives kill -9, once', stored.length === 1 && stored[0] === id, stored.length),
    check('the desk ends at SIGTERM', code === 0, String(code)),
    check('the command list', command('list').includes('Ana Ruiz')),
    check('the command check', checked.includes('bug-off')),
  ];
}

const machineOf = (program: string): number => readFileSync(program).readUInt16LE(18);
