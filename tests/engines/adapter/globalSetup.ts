import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type Rolldown } from 'vite';
import startServers from '../../support/globalSetup';
import { IN_PAGE } from './visitor';

/** Starts the servers of the browser tests, and bundles what the visitors look for things with. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'tests/engines/adapter/inPage.ts', formats: ['iife'], name: 'unused' },
    },
  })) as Rolldown.RolldownOutput[];
  mkdirSync(dirname(IN_PAGE), { recursive: true });
  writeFileSync(IN_PAGE, bundle?.output[0].code ?? '');
  return startServers();
}
