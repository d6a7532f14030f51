import { describe, expect, it } from 'vitest';
import { importedPackages, type LockedPackages, runtimeFolders } from './runtimePackages';

describe('importedPackages', () => {
  it('names each package once, without its paths, files of the program and modules of Node', () => {
    const code = [
      'import { t as limits } from "./limits-Bw2PoMz8.js";',
      'import { join } from "node:path";',
      'import { Hono } from "hono";',
      'import { cors } from "hono/cors";',
      'import * as v from "valibot";',
      'import "side-effect";',
      'import { serve } from "@hono/node-server/serve-static";',
      'export { Pool } from "pg";',
      "const inText = `import('tsx/esm/api')`;",
    ].join('\n');
    expect(importedPackages(code)).toEqual(['hono', 'valibot', 'side-effect', '@hono/node-server', 'pg']);
  });
});

describe('runtimeFolders', () => {
  const locked: LockedPackages = {
    'node_modules/libsql': {
      dependencies: { '@neon-rs/load': '^0.0.4' },
      optionalDependencies: { '@libsql/linux-x64-gnu': '0.5.29', '@libsql/linux-x64-musl': '0.5.29' },
    },
    'node_modules/@neon-rs/load': {},
    'node_modules/@libsql/linux-x64-gnu': {},
    'node_modules/@libsql/linux-x64-musl': {},
    'node_modules/pg': { dependencies: { split: '^1' }, optionalDependencies: { 'pg-cloudflare': '^1' } },
    'node_modules/pg/node_modules/split': { dependencies: { through: '^2' } },
    'node_modules/split': {},
    'node_modules/through': { dependencies: { pg: '^8' } }, // a circle
    'node_modules/pg-cloudflare': {},
  };

  it('follows dependencies, and takes native code of these platforms only', () => {
    expect(runtimeFolders(locked, ['libsql'], ['linux-x64-gnu'])).toEqual([
      'node_modules/@libsql/linux-x64-gnu',
      'node_modules/@neon-rs/load',
      'node_modules/libsql',
    ]);
  });

  it('takes the version beside a package before the one further out', () => {
    expect(runtimeFolders(locked, ['pg'], [])).toEqual([
      'node_modules/pg',
      'node_modules/pg/node_modules/split',
      'node_modules/through',
    ]);
  });

  it('says which package the lockfile lacks', () => {
    expect(() => runtimeFolders(locked, ['gone'], [])).toThrow('package-lock.json has no gone for the desk.');
  });
});
