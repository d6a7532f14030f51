import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSupervised } from '../../server/testing/endWithParent';
import { freePort } from '../../server/testing/postgres';
import { untilPassedOn } from './untilPassedOn';

/** Caddy with `deploy/Caddyfile` in front of desks on these ports, without TLS. It ends with the process that started it. */
export async function startCaddy(
  program: string,
  desks: readonly number[],
): Promise<{ url: string; end: () => void }> {
  const [port, admin] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const url = `http://localhost:${port}`;
  const settings = [
    `SITE_HOST=${url}`,
    `DESKS=${desks.map((desk) => `localhost:${desk}`).join(' ')}`,
    `CADDY_ADMIN=localhost:${admin}`,
    `XDG_CONFIG_HOME=${folder}`,
    `XDG_DATA_HOME=${folder}`,
  ];
  const command = [program, 'run', '--adapter', 'caddyfile', '--config', resolve('deploy/Caddyfile')];
  const caddy = spawnSupervised('env', [...settings, ...command], 'SIGKILL', {});
  const end = () => {
    caddy.stdin?.end();
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await untilPassedOn(url))) {
    end();
    throw new Error('Caddy did not pass a request on within 30 s.');
  }
  return { url, end };
}
