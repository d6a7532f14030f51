import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from '../../server/testing/endWithParent';
import { freePort } from '../../server/testing/postgres';
import { type Check, check } from './checks';
import { signIn, untilHealthy } from './leads';

/** Programs of a server that would change this machine, or that it lacks: what they are asked is written down. */
const STAND_INS = ['apt-get', 'caddy', 'curl', 'getent', 'id', 'systemctl', 'systemd-run', 'useradd'];

/** `install.sh` of an unpacked archive, in an empty system of its own: no systemd and no Caddy run. */
export async function tryInstall(folder: string, root: string): Promise<Check[]> {
  const system = join(root, 'system');
  const programs = join(root, 'stand-ins');
  const asked = join(root, 'asked');
  for (const made of [system, programs]) mkdirSync(made);
  for (const name of STAND_INS)
    writeFileSync(
      join(programs, name),
      `#!/bin/sh\necho "${name} $*" >>"${asked}"\n${name === 'id' ? '[ "$1" = -u ] && echo 0' : ''}\n`,
      { mode: 0o755 },
    );
  const run = (host: string) =>
    spawnSync('sh', [join(folder, 'deploy/install.sh'), host], {
      env: { PATH: `${programs}:${process.env['PATH']}`, ROOT: system },
      encoding: 'utf8',
    });
  const read = (path: string) => readFileSync(join(system, path), 'utf8');

  const refused = run('https://desk.example');
  const untouched = !existsSync(join(system, 'etc'));
  const first = run('desk.example');
  const written = existsSync(join(system, 'etc/biosystem-desk.env')) ? read('etc/biosystem-desk.env') : '';
  const settings = Object.fromEntries(
    [...written.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const [, password = ''] = /First password of the inbox, shown only now: (\S+)/.exec(first.stdout) ?? [];
  const port = await freePort();
  const desk = spawn('node', [...endWithParent, 'dist/desk/main.js'], {
    cwd: join(system, 'opt/biosystem-desk/current'),
    env: { ...settings, PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(root, 'installed') },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await untilHealthy(url);
  const signedIn = await signIn(url, password);
  const ended = once(desk, 'exit');
  desk.kill('SIGTERM');
  await ended;
  const again = run('desk.example');
  const requests = existsSync(asked) ? readFileSync(asked, 'utf8') : '';

  return [
    check(
      'an address in place of a host is refused',
      refused.status === 1 && untouched,
      refused.status ?? '',
    ),
    check('it ends well', first.status === 0, first.stderr.trim().slice(-60)),
    check(
      'nobody else may read the settings',
      (statSync(join(system, 'etc/biosystem-desk.env')).mode & 0o77) === 0,
    ),
    check('the installed desk, and its first password', signedIn === 201, signedIn),
    check('the release is the current one', existsSync(join(system, 'opt/biosystem-desk/current/VERSION'))),
    check('Caddy is told the host', read('etc/caddy/Caddyfile').includes('\ndesk.example {')),
    check(
      'service and nightly backup begin',
      requests.includes('enable --quiet biosystem-desk biosystem-backup.timer'),
    ),
    check('the doctor is asked', /systemd-run .* dist\/desk\/cli\.js doctor/.test(requests)),
    check(
      'once more, nothing changes',
      again.status === 0 &&
        read('etc/biosystem-desk.env') === written &&
        !again.stdout.includes('First password'),
    ),
  ];
}
