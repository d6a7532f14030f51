import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { deskPrograms, programFileNames } from '../programs';
import { startPostgres, type TestPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL at which a test asks for what all test files of a run share. */
    shared: string;
  }
}

/**
 * Gives the test files of one run one PostgreSQL server and one built desk. Each is made when the first test asks for it,
 * so tests that need neither do not wait: `GET /database` answers with the URL of a new database, `GET /programs` with the
 * folder of the desk's programs.
 */
export default async function setup(project: TestProject) {
  let postgres: Promise<TestPostgres> | undefined;
  let built: Promise<unknown> | undefined;
  const folder = resolve('node_modules/.cache/desk');
  mkdirSync(folder, { recursive: true });
  const programs = mkdtempSync(join(folder, 'run-'));

  async function answer(path: string | undefined): Promise<string> {
    if (path === '/programs') {
      await (built ??= buildDesk(programs));
      return programs;
    }
    // No power cut is tested, and without waiting for the disk a database is made in a tenth of the time.
    return (await (postgres ??= startPostgres(['fsync=off']))).createDatabase();
  }
  const server = createServer((request, response) => {
    answer(request.url).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('the server of the shared services has no port');
  project.provide('shared', `http://127.0.0.1:${address.port}`);

  return async () => {
    server.closeAllConnections();
    server.close();
    await (await postgres)?.dispose();
    await built?.catch(() => {});
    rmSync(programs, { recursive: true, force: true });
  };
}

/** Builds the desk as it is delivered: it starts three times as fast as its source. */
function buildDesk(outDir: string): Promise<unknown> {
  return build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: deskPrograms,
        output: programFileNames,
      },
    },
  });
}
