import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { spawnSupervised } from './endWithParent';

/** A PostgreSQL server in a temporary folder, on the loopback. It ends with the process that started it. */
export interface TestPostgres {
  /** Makes a new empty database and returns its `postgres://` URL. */
  createDatabase(): Promise<string>;
  /** Stops the server as a crash would; `start` brings it back with its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  dispose(): Promise<void>;
}

/** PostgreSQL refuses to run as root; Debian's `nobody` will do. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * @param settings of the server, such as `fsync=off`
 * @throws when PostgreSQL is not installed, with how to install it
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const programs = findPostgres() ?? failWithoutPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'desk-postgres-'));
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const url = (name: string) => `postgres://desk@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  async function start() {
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    server = spawnSupervised(
      join(programs, 'postgres'),
      ['-D', data, ...options.flatMap((option) => ['-c', option])],
      'SIGQUIT',
      { ...nobody, cwd: folder },
    );
    await untilAnswering(url('postgres'), server);
  }
  async function stop() {
    if (!server || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.stdin?.end();
    await exited;
  }

  await start();
  return {
    start,
    stop,
    async createDatabase() {
      const name = `desk_${++databases}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async dispose() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function failWithoutPostgres(): never {
  throw new Error(
    'PostgreSQL is not installed. Install it (Debian: apt-get install postgresql), or set PG_BIN to the folder of initdb and postgres.',
  );
}

/** The folder of PostgreSQL's programs: named by `PG_BIN`, Debian's newest, or on the PATH. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/**
 * A free port for a server that is stopped and started again. It lies below the ports that Linux gives to outgoing
 * connections: one of those could take it while the server is stopped.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return port;
    } catch {
      // The port is in use.
    } finally {
      server.close();
    }
  }
  throw new Error('no free port');
}

async function untilAnswering(connectionString: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`);
    const client = new Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('postgres did not answer within 30 s');
}
