import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/testing/postgres';
import { until } from '../faults/until';
import { type Check, check, info } from './checks';
import { sendLead, signIn, storedIds, untilHealthy } from './leads';

/** The archive as a package, for somebody who has nothing of it: an empty home and cache, and no way to a registry. */
export async function tryNpx(archive: string, root: string): Promise<Check[]> {
  const home = join(root, 'home');
  mkdirSync(home);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const options = {
    cwd: home,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      PORT: String(port),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    },
  };
  const start = async (program: string, programArgs: readonly string[]) => {
    const desk = spawn(program, programArgs, {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed: string[] = [];
    createInterface({ input: desk.stdout }).on('line', (line) => printed.push(line));
    // npm unpacks it first.
    await until(() => Promise.resolve(printed.some((line) => line.startsWith('Inbox'))), 300);
    await untilHealthy(url);
    return { desk, printed: () => printed.join('\n') };
  };
  const began = performance.now();
  const first = await start('npx', ['--yes', `file:${resolve(archive)}`]);
  const [, password = ''] = /First password of the inbox: (\S+)/.exec(first.printed()) ?? [];
  const page = await fetch(url);
  const signedIn = await signIn(url, password);
  const wrong = await signIn(url, `${password}.`);
  const id = await sendLead(url);
  const seconds = (performance.now() - began) / 1000;
  await end(first.desk);
  // What npx has installed: it would unpack the archive once more, which takes as long as the rest.
  const installed = join(home, '.npm/_npx');
  const [folder = ''] = readdirSync(installed);
  const desk = join(installed, folder, 'node_modules/.bin/biosystem-desk');
  const again = await start(desk, []);
  const kept = await signIn(url, password);
  await end(again.desk);
  const demo = await start(desk, ['--demo']);
  const [, demoPassword = ''] = /First password of the inbox: (\S+)/.exec(demo.printed()) ?? [];
  const inDemo = await signIn(url, demoPassword);
  await end(demo.desk);
  const own = storedIds(desk, [], options);
  const ofDemo = storedIds(desk, ['--demo'], options);
  return [
    info('from the archive to a lead that is stored', `${seconds.toFixed(0)} s`),
    check('the site', page.ok && (await page.text()).includes('<bio-'), page.status),
    check('the first password opens the inbox', signedIn === 201, signedIn),
    check('another password does not', wrong === 401, wrong),
    check('the second start shows no password', !again.printed().includes('First password')),
    check('and the first one still holds', kept === 201, kept),
    check('a command finds the lead', own.includes(id)),
    check('the demo has an inbox of its own', inDemo === 201, inDemo),
    check('with twelve leads', ofDemo.length === 12, ofDemo.length),
    check('which are not among the real ones', own.length === 1, own.length),
  ];
}

/** Ends npx with the desk that it runs. */
async function end(desk: ChildProcess): Promise<void> {
  const ended = once(desk, 'exit');
  process.kill(-(desk.pid ?? 0), 'SIGTERM');
  await ended;
}
