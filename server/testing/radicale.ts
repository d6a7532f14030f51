import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { spawnSupervised } from './endWithParent';
import { findRadicale } from './findRadicale';
import { freePort } from './postgres';

const python = findRadicale();

/** Whether the CalDAV server Radicale is there: `npm test` installs it. */
export const hasRadicale = python !== undefined;

const user = 'ana';
const password = 'se:cret';

export interface Radicale {
  url: string;
  /** Of the account. */
  user: string;
  password: string;
  /** Of the one calendar that it has. */
  calendar: string;
  /** Puts an event there: the lines of an iCalendar file. */
  put(name: string, lines: readonly string[]): Promise<void>;
  remove(name: string): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A CalDAV server on the loopback for one test, with one account and one calendar. */
export async function startRadicale(): Promise<Radicale> {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'));
  const users = join(folder, 'users');
  writeFileSync(users, `${user}:${password}\n`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const calendar = `${url}/${user}/work/`;
  let server: ReturnType<typeof spawnSupervised> | undefined;

  const call = async (method: string, address: string, body?: string, type = 'text/calendar') => {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const response = await fetch(address, {
      method,
      headers: { authorization, 'content-type': type },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  };

  const radicale: Radicale = {
    url,
    user,
    password,
    calendar,
    put: (name, lines) => call('PUT', `${calendar}${name}.ics`, `${lines.join('\r\n')}\r\n`),
    remove: (name) => call('DELETE', `${calendar}${name}.ics`),
    async start() {
      server = spawnSupervised(
        python ?? '',
        [
          '-m',
          'radicale',
          '--config=',
          `--server-hosts=127.0.0.1:${port}`,
          '--auth-type=htpasswd',
          `--auth-htpasswd-filename=${users}`,
          '--auth-htpasswd-encryption=plain',
          '--auth-delay=0',
          `--storage-filesystem-folder=${join(folder, 'collections')}`,
        ],
        'SIGTERM',
        {},
      );
      for (let isAnswering = false; !isAnswering; ) {
        if (server.exitCode !== null) throw new Error('radicale ended');
        isAnswering = await fetch(url, { redirect: 'manual' }).then(
          () => true,
          () => false,
        );
        if (!isAnswering) await sleep(20);
      }
    },
    async stop() {
      if (!server || server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.stdin?.end();
      await exited;
    },
  };
  onTestFinished(async () => {
    await radicale.stop();
    rmSync(folder, { recursive: true });
  });
  await radicale.start();
  await call(
    'MKCOL',
    calendar,
    `<?xml version="1.0"?><mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/><C:calendar/></resourcetype><C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set></prop></set></mkcol>`,
    'application/xml',
  );
  return radicale;
}
