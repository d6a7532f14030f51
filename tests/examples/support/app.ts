/** An app outside of this project, which has the package as its users have it: from the tarball. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import sirv from 'sirv';

const TARBALL = resolve('dist/biosystem-widgets.tgz');
/** What the examples call the desk. */
const DESK = 'https://your-desk.example';

export interface App {
  folder: string;
  /** Checks and builds it, where it has a package.json. @throws with the output where that fails. */
  build: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies an app out of the tree, and installs what its package.json names.
 * @param source its folder.
 * @param desk URL of the desk that it sends its leads to.
 */
export async function installApp(source: string, desk = DESK): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'biosystem-example-'));
  await cp(source, folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(DESK, desk).replace(/file:[./]+dist\/biosystem-widgets\.tgz/, `file:${TARBALL}`),
    );
  }
  const npm = async (...args: string[]) => {
    try {
      await promisify(execFile)('npm', args, { cwd: folder, env: { ...process.env, NODE_ENV: '', CI: '1' } });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`npm ${args.join(' ')} failed in ${source}:\n${stdout}\n${stderr}`, { cause: error });
    }
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  const hasPackages = existsSync(join(folder, 'package.json'));
  const build = async () => {
    if (hasPackages) await npm('run', 'build');
  };
  try {
    if (hasPackages) await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock');
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, build, remove };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export interface Served {
  stop: () => Promise<void>;
}

/** Serves a folder of files, as any host does. */
export async function serveFiles(folder: string, port: number): Promise<Served> {
  const server = createServer(sirv(folder, { dev: true }));
  await new Promise<void>((done) => server.listen(port, done));
  return {
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Starts a program that serves an app, and waits until it answers. */
export async function serveBy(
  command: string,
  args: string[],
  folder: string,
  port: number,
): Promise<Served> {
  // A group of its own: what it starts ends with it.
  const server = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const answers = async () => {
    if (server.exitCode !== null) throw new Error(`${command} ${args.join(' ')} has ended:\n${output}`);
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    return response?.ok;
  };
  try {
    await expect.poll(answers, { timeout: 60_000, message: `${command} answers` }).toBe(true);
  } catch (error) {
    await end(server);
    throw new Error(output, { cause: error });
  }
  return { stop: () => end(server) };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = new Promise((done) => server.once('exit', done));
  process.kill(-server.pid);
  await ended;
}
