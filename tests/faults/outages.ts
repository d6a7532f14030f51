import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildDesk } from '../../server/testing/childDesk';
import { lockFile } from '../../server/testing/lockFile';
import { startTcpProxy } from '../../server/testing/tcpProxy';
import type { Deployment } from './deployment';
import type { Size } from './experiment';

/** A fault of the database or its disk, with a beginning and an end. */
export interface Outage {
  name: string;
  /** Settings that the desks need for it. */
  env?: Record<string, string>;
  begin(desks: readonly ChildDesk[]): Promise<void> | void;
  end(desks: readonly ChildDesk[]): Promise<void> | void;
  /**
   * `none`: nothing can be stored, so nothing may be acknowledged. `limited`: a lead may fit now and then. `reset`: the
   * desks go on with an empty database.
   */
  storage: 'none' | 'limited' | 'reset';
}

/** Prepares the deployment for an outage, before its desks start; undefined where there can be no such outage. */
type Preparation = (deployment: Deployment, size: Size) => Outage | undefined | Promise<Outage | undefined>;

/** A file system of 24 MB that is filled up; where none may be mounted, a limit on the size of the desk's files. */
const diskFull: Preparation = (deployment) => {
  const { database } = deployment;
  if (database.kind !== 'SQLite') return undefined;
  const { folder } = database;
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status === 0;
  if (mounted) deployment.onDispose(() => void spawnSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  const limitFiles = (desks: readonly ChildDesk[], bytes: string) => {
    for (const { process: desk } of desks)
      execFileSync('prlimit', ['--pid', String(desk.pid), `--fsize=${bytes}:unlimited`]);
  };
  return mounted
    ? {
        name: 'disk full',
        storage: 'limited',
        begin() {
          writeFileSync(ballast, '');
          for (const piece of [1_000_000, 4_096, 1]) appendUntilFull(ballast, piece);
        },
        end: () => rmSync(ballast),
      }
    : {
        name: 'disk full (limit on files)',
        storage: 'limited',
        begin: (desks) => limitFiles(desks, String(largestFile(folder))),
        end: (desks) => limitFiles(desks, 'unlimited'),
      };
};

function appendUntilFull(file: string, bytes: number) {
  const piece = Buffer.alloc(bytes);
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

const largestFile = (folder: string) =>
  Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));

/** The folder of the database goes away, as a volume does that is no longer mounted, and comes back as it was. */
const folderGone: Preparation = ({ database }) => {
  if (database.kind !== 'SQLite') return undefined;
  const { folder } = database;
  const elsewhere = `${folder}-elsewhere`;
  return {
    name: 'folder gone',
    storage: 'none',
    begin() {
      renameSync(folder, elsewhere);
      writeFileSync(folder, 'no folder');
    },
    end() {
      rmSync(folder);
      renameSync(elsewhere, folder);
    },
  };
};

/** The database file is deleted while the desk has it open. A deleted file still accepts writes, which are lost. */
const fileDeleted: Preparation = ({ database }) => {
  if (database.kind !== 'SQLite') return undefined;
  const { folder } = database;
  return {
    name: 'file deleted',
    storage: 'reset',
    begin() {
      const entries = readdirSync(folder, { withFileTypes: true });
      for (const entry of entries) if (entry.isFile()) rmSync(join(folder, entry.name));
    },
    end: () => {},
  };
};

/** PostgreSQL is stopped as a crash stops it, and started again. */
const serverStopped: Preparation = ({ database }) => {
  if (database.kind !== 'PostgreSQL') return undefined;
  const { server } = database;
  return { name: 'server stopped', storage: 'none', begin: () => server.stop(), end: () => server.start() };
};

/** PostgreSQL does not answer, as behind a broken network: no data, no error. Only in the long run, since it is slow. */
const serverSilent: Preparation = async (deployment, size) => {
  const { database } = deployment;
  if (database.kind !== 'PostgreSQL' || size === 'short') return undefined;
  const url = new URL(database.url);
  const proxy = await startTcpProxy(Number(url.port));
  deployment.onDispose(() => proxy.close());
  url.port = String(proxy.port);
  return {
    name: 'server silent',
    env: { DATABASE_URL: url.href },
    storage: 'none',
    begin: () => proxy.pause(),
    end: () => proxy.resume(),
  };
};

/** Another process, such as a backup, holds the lock of SQLite's file. */
const fileLocked: Preparation = ({ database }) => {
  if (database.kind !== 'SQLite') return undefined;
  let release: () => Promise<void> = async () => {};
  return {
    name: 'file locked',
    storage: 'none',
    async begin() {
      release = await lockFile(database.folder);
    },
    end: () => release(),
  };
};

export const outages = [diskFull, folderGone, fileDeleted, fileLocked, serverStopped, serverSilent];
