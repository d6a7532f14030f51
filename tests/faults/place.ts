import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ChildDesk, delivered, startChildDesk } from '../../server/testing/childDesk';
import type { TestPostgres } from '../../server/testing/postgres';

/** One database with the desks that share it. */
export interface Place {
  /** How many desks stand side by side here. */
  desks: number;
  /** SQLite's folder, or the server of a PostgreSQL database: what an experiment may take away. */
  keeper: { kind: 'SQLite'; folder: string } | { kind: 'PostgreSQL'; server: TestPostgres; url: string };
  /** @param env settings of its own */
  startDesk(env?: Record<string, string>): Promise<ChildDesk>;
  startDesks(env?: Record<string, string>): Promise<ChildDesk[]>;
  /** `SIGKILL` for every desk of this place. */
  killDesks(): Promise<void>;
  /** What each desk printed last that ended without having been told to. */
  fallen: readonly string[];
  /** Every lead in the database, read by the desk's own `export`. */
  leads(): AsyncIterable<Record<string, unknown>>;
  /** Has something undone at the end, after the desks and before the leads. */
  onDispose(undo: () => void): void;
  /** Ends the desks and removes the leads. */
  dispose(): Promise<void>;
}

/** A place with SQLite, in a temporary folder of its own. */
export async function sqlitePlace(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const folder = join(root, 'data');
  return {
    ...place({ DATA_DIR: folder, DATABASE_URL: '' }, 1, () => rmSync(root, { recursive: true, force: true })),
    keeper: { kind: 'SQLite', folder },
  };
}

/** A place with a new database on the server, and two desks. */
export async function postgresPlace(server: TestPostgres): Promise<Place> {
  const url = await server.createDatabase();
  return { ...place({ DATABASE_URL: url }, 2, () => {}), keeper: { kind: 'PostgreSQL', server, url } };
}

function place(env: Record<string, string>, desks: number, remove: () => void): Omit<Place, 'keeper'> {
  const running = new Set<ChildDesk>();
  const fallen: string[] = [];
  const undos: (() => void)[] = [];
  async function startDesk(own: Record<string, string> = {}) {
    const desk = await startChildDesk({ ...env, ...own }, delivered.desk);
    running.add(desk);
    desk.process.once('exit', (code) => {
      running.delete(desk);
      if (code !== null) fallen.push(desk.output().slice(-2_000));
    });
    return desk;
  }
  const killDesks = async () => {
    await Promise.all([...running].map((desk) => desk.end('SIGKILL')));
  };
  return {
    desks,
    startDesk,
    startDesks: (own) => Promise.all(Array.from({ length: desks }, () => startDesk(own))),
    killDesks,
    fallen,
    leads: () => exported(env),
    onDispose: (undo) => undos.push(undo),
    async dispose() {
      await killDesks();
      for (const undo of undos) undo();
      remove();
    },
  };
}

/** Reads the array of `export --format json` lead by lead: with photos it would not fit into one string. */
async function* exported(env: Record<string, string>): AsyncIterable<Record<string, unknown>> {
  const command = spawn(process.execPath, [...delivered.commands, 'export', '--format', 'json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  for await (const line of createInterface({ input: command.stdout })) {
    // One lead a line, between the lines of the brackets; a line that is anything else is no JSON, and throws.
    const json = line.replace(/,$/, '');
    if (!['', '[', ']', '[]'].includes(json)) yield JSON.parse(json) as Record<string, unknown>;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the export of leads ended with code ${code}`);
}
