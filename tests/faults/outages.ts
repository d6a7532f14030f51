import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildDesk } from '../../server/testing/childDesk';
import type { Size } from './experiment';
import { lineTo } from './line';
import type { Place } from './place';

/** Something that is taken from the desks of a place, and given back. */
export interface Outage {
  name: string;
  /** Settings that the desks need for it. */
  env?: Record<string, string>;
  begin(desks: readonly ChildDesk[]): Promise<void> | void;
  end(desks: readonly ChildDesk[]): Promise<void> | void;
  /**
   * `nothing`: it can keep nothing, so it must acknowledge nothing. `little`: there may be room for a lead now and then.
   * `anew`: it goes on with an empty database, so what came before is gone with the old one.
   */
  keeps: 'nothing' | 'little' | 'anew';
}

/** Prepares the place for an outage, before its desks start; undefined where there can be no such outage. */
type Preparation = (place: Place, size: Size) => Outage | undefined | Promise<Outage | undefined>;

/** A file system of 24 MB that is filled up; where none may be mounted, a limit on the size of the desk's files. */
const diskFull: Preparation = (place) => {
  const { keeper } = place;
  if (keeper.kind !== 'SQLite') return undefined;
  const { folder } = keeper;
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status === 0;
  if (mounted) place.onDispose(() => void spawnSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  const limitFiles = (desks: readonly ChildDesk[], bytes: string) => {
    for (const { process: desk } of desks)
      execFileSync('prlimit', ['--pid', String(desk.pid), `--fsize=${bytes}:unlimited`]);
  };
  return mounted
    ? {
        name: 'disk full',
        keeps: 'little',
        begin() {
          writeFileSync(ballast, '');
          for (const piece of [1_000_000, 4_096, 1]) appendUntilFull(ballast, piece);
        },
        end: () => rmSync(ballast),
      }
    : {
        name: 'disk full (limit on files)',
        keeps: 'little',
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
const folderGone: Preparation = ({ keeper }) => {
  if (keeper.kind !== 'SQLite') return undefined;
  const { folder } = keeper;
  const elsewhere = `${folder}-elsewhere`;
  return {
    name: 'folder gone',
    keeps: 'nothing',
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

/** The database is deleted under the desk's hands. A file without a name still takes writes, into nowhere. */
const fileDeleted: Preparation = ({ keeper }) => {
  if (keeper.kind !== 'SQLite') return undefined;
  const { folder } = keeper;
  return {
    name: 'file deleted',
    keeps: 'anew',
    begin() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
    },
    end: () => {},
  };
};

/** PostgreSQL is stopped as a crash stops it, and started again. */
const serverStopped: Preparation = ({ keeper }) => {
  if (keeper.kind !== 'PostgreSQL') return undefined;
  const { server } = keeper;
  return { name: 'server stopped', keeps: 'nothing', begin: () => server.stop(), end: () => server.start() };
};

/** PostgreSQL falls silent, as behind a broken line: no answer, no error. Only in the long run, as it takes its time. */
const serverSilent: Preparation = async (place, size) => {
  const { keeper } = place;
  if (keeper.kind !== 'PostgreSQL' || size === 'short') return undefined;
  const url = new URL(keeper.url);
  const line = await lineTo(Number(url.port));
  place.onDispose(() => line.close());
  url.port = String(line.port);
  return {
    name: 'server silent',
    env: { DATABASE_URL: url.href },
    keeps: 'nothing',
    begin: () => line.freeze(),
    end: () => line.thaw(),
  };
};

export const outages = [diskFull, folderGone, fileDeleted, serverStopped, serverSilent];
