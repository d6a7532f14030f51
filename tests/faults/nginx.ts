import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSupervised } from '../../server/testing/endWithParent';
import { freePort } from '../../server/testing/postgres';
import { untilPassedOn } from './untilPassedOn';

/** The program, if it is there. */
export const findNginx = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);

/** nginx with `deploy/nginx.conf` in front of a desk on this port, without TLS. It ends with the process that started it. */
export async function startNginx(program: string, desk: number): Promise<{ url: string; end: () => void }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'temp'));
  const deployed = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace(/listen 443.*/, `listen ${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replace('localhost:8080', `127.0.0.1:${desk}`);
  const config = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    worker_processes 2;
    events { worker_connections 8192; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n')}
      ${deployed}
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const nginx = spawnSupervised(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], 'SIGTERM', {});
  const end = () => {
    nginx.stdin?.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  if (!(await untilPassedOn(url))) {
    const errors = readFileSync(join(folder, 'error.log'), 'utf8').slice(-500);
    end();
    throw new Error(`nginx did not pass a request on within 30 s: ${errors}`);
  }
  return { url, end };
}
