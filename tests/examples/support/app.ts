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
export function installApp(source: string, desk = DESK): Promise<App> {
  return makeApp(source, async (folder) => {
    await cp(source, folder, { recursive: true });
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await change(join(entry.parentPath, entry.name), (text) => filledIn(text, desk));
    const hasPackages = existsSync(join(folder, 'package.json'));
    if (hasPackages) await npm(folder, 'install', ...QUIETLY);
    return { folder, build: () => (hasPackages ? npm(folder, 'run', 'build') : Promise.resolve()) };
  });
}

/** How a framework's own starter becomes the example, step by step as the README there says. */
export interface Starter {
  /** Folder of the example. */
  example: string;
  /** What makes an app in the folder `my-app`. */
  create: readonly string[];
  /** Files of the example that are copied. */
  copied: readonly string[];
  /** Files of the starter, each with what is replaced by what. */
  edited?: Readonly<Record<string, readonly [from: string, to: string]>>;
}

/** Makes an app by a framework's own starter. @param desk URL of the desk that it sends its leads to. */
export function startApp({ example, create, copied, edited = {} }: Starter, desk = DESK): Promise<App> {
  return makeApp(example, async (root) => {
    await execute(root, 'npx', '--yes', ...create);
    const folder = join(root, 'my-app');
    await npm(folder, 'install', ...QUIETLY);
    await npm(folder, 'install', ...QUIETLY, `file:${TARBALL}`);
    for (const [file, [from, to]] of Object.entries(edited))
      await change(join(folder, file), (text) => {
        if (!text.includes(from)) throw new Error(`${file} of the starter has no ${from}`);
        return text.replace(from, to);
      });
    for (const file of copied) {
      await cp(join(example, file), join(folder, file));
      await change(join(folder, file), (text) => filledIn(text, desk));
    }
    return { folder, build: () => npm(folder, 'run', 'build') };
  });
}

/** @param source names it where it fails. @param make makes it in a folder. */
async function makeApp(source: string, make: (folder: string) => Promise<Omit<App, 'remove'>>): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'biosystem-example-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await make(folder)), remove };
  } catch (error) {
    await remove();
    throw new Error(`${source}: ${String(error)}`, { cause: error });
  }
}

const filledIn = (text: string, desk: string): string =>
  text.replaceAll(DESK, desk).replace(/file:[./]+dist\/biosystem-widgets\.tgz/, `file:${TARBALL}`);

const change = async (file: string, edit: (text: string) => string): Promise<void> =>
  writeFile(file, edit(await readFile(file, 'utf8')));

const QUIETLY = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];

const npm = (folder: string, ...args: string[]): Promise<void> => execute(folder, 'npm', ...args);

async function execute(folder: string, command: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: '', CI: '1', NG_CLI_ANALYTICS: 'false' };
  try {
    await promisify(execFile)(command, args, { cwd: folder, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
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
