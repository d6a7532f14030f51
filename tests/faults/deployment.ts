import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ChildDesk, delivered, startChildDesk } from '../../server/testing/childDesk';
import type { TestPostgres } from '../../server/testing/postgres';

/** One database with the desks that share it. */
export interface Deployment {
  /** The number of desks. */
  desks: number;
  /** SQLite's folder, or the server of a PostgreSQL database: what an experiment may make unavailable. */
  database: { kind: 'SQLite'; folder: string } | { kind: 'PostgreSQL'; server: TestPostgres; url: string };
  /** @param env settings of its own */
  startDesk(env?: Record<string, string>): Promise<ChildDesk>;
  startDesks(env?: Record<string, string>): Promise<ChildDesk[]>;
  /** `SIGKILL` for every desk of this deployment. */
  killDesks(): Promise<void>;
  /** The last output of each desk that ended by itself. */
  crashed: readonly string[];
  /** Every lead in the database, in all its revisions, read by the desk's own `export`. */
  leads(): AsyncIterable<Record<string, unknown>>;
  /** The settings by which a desk and its commands find the database. */
  env: Readonly<Record<string, string>>;
  /** Registers a cleanup, which runs after the desks ended and before the leads are removed. */
  onDispose(undo: () => void | Promise<void>): void;
  /** Ends the desks and removes the leads. */
  dispose(): Promise<void>;
}

/** A deployment with SQLite, in a temporary folder of its own. */
export async function sqliteDeployment(): Promise<Deployment> {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  const folder = join(root, 'data');
  return {
    ...deployment({ DATA_DIR: folder, DATABASE_URL: '' }, 1, () =>
      rmSync(root, { recursive: true, force: true }),
    ),
    database: { kind: 'SQLite', folder },
  };
}

/** A deployment with a new database on the server, and two desks. */
export async function postgresDeployment(server: TestPostgres): Promise<Deployment> {
  const url = await server.createDatabase();
  return { ...deployment({ DATABASE_URL: url }, 2, () => {}), database: { kind: 'PostgreSQL', server, url } };
}

function deployment(
  env: Record<string, string>,
  desks: number,
  remove: () => void,
): Omit<Deployment, 'database'> {
  const running = new Set<ChildDesk>();
  const crashed: string[] = [];
  const undos: (() => void | Promise<void>)[] = [];
  async function startDesk(own: Record<string, string> = {}) {
    const desk = await startChildDesk({ ...env, ...own }, delivered.desk);
    running.add(desk);
    desk.process.once('exit', (code, signal) => {
      running.delete(desk);
      // Not stopped as it should be, or not by this process.
      if (code || !desk.process.killed)
        crashed.push(`${desk.output().slice(-2_000)}\nended with ${signal ?? code}`);
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
    crashed,
    env,
    leads: () => exported(env),
    onDispose: (undo) => undos.push(undo),
    async dispose() {
      await killDesks();
      for (const undo of undos) await undo();
      remove();
    },
  };
}

/** Reads the array of `export --format json` lead by lead: with photos it would not fit into one string. */
async function* exported(env: Readonly<Record<string, string>>): AsyncIterable<Record<string, unknown>> {
  const command = spawn(
    process.execPath,
    [...delivered.commands, 'export', '--format', 'json', '--revisions'],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(command, 'exit');
  for await (const line of createInterface({ input: command.stdout })) {
    // One lead a line, between the lines of the brackets; a line that is anything else is no JSON, and throws.
    const json = line.replace(/,$/, '');
    if (!['', '[', ']', '[]'].includes(json)) yield JSON.parse(json) as Record<string, unknown>;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the export of leads ended with code ${code}`);
}

/** Starts a command of the desk's command line. */
export const startCommand = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [...delivered.commands, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Runs a command of the desk's command line to its end.
 * @returns what it wrote to standard output
 * @throws with what it says where it fails
 */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const command = startCommand(args, env);
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  if (command.exitCode !== 0) throw new Error(`${args[0]} ended with code ${command.exitCode}: ${errors}`);
  return output;
}
