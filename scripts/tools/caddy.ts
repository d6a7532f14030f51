import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../server/testing/cache';
import { canUseApt, run } from './tools';

const UNPACKED = join(CACHE, 'caddy-debian');

/** The proxy in front of desks that a fault experiment uses, if it is there. */
export const findCaddy = (): string | undefined =>
  ['caddy', join(UNPACKED, 'usr/bin/caddy')].find((path) => spawnSync(path, ['version']).status === 0);

/** Downloads Debian's Caddy where there is none. It is unpacked, not installed: it would start a service. */
export function ensureCaddy(): string | undefined {
  if (!findCaddy() && canUseApt()) {
    run('apt-get update -qq');
    mkdirSync(CACHE, { recursive: true });
    const folder = mkdtempSync(join(CACHE, 'download-'));
    run(`cd ${folder} && apt-get download -qq caddy`);
    for (const name of readdirSync(folder))
      run(`dpkg-deb -x ${join(folder, name)} ${join(folder, 'unpacked')}`);
    if (existsSync(join(folder, 'unpacked')) && !existsSync(UNPACKED))
      renameSync(join(folder, 'unpacked'), UNPACKED);
    rmSync(folder, { recursive: true, force: true });
  }
  return findCaddy();
}
