import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type ChildDesk, startChildDesk } from './childDesk';

/** Makes a new empty database on the PostgreSQL server of the test run and returns its `postgres://` URL. */
export const createDatabase = (): Promise<string> => ask('/database');

/** Starts a desk in a process of its own on a free port. It is killed when the test ends. */
export async function startDeskProcess(env: Record<string, string>): Promise<ChildDesk> {
  const desk = await startChildDesk(env, [await deskProgram('main')]);
  onTestFinished(async () => {
    await desk.end('SIGKILL');
  });
  return desk;
}

/** The path of a built program: the desk, or its command line. */
export const deskProgram = async (name: 'main' | 'cli'): Promise<string> =>
  join(await ask('/programs'), `${name}.js`);

async function ask(path: string): Promise<string> {
  const response = await fetch(`${inject('shared')}${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
