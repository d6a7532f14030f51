/**
 * `npm run test:deployment`: makes the release archive and the container image, runs the desk from both and by npx, and runs
 * `install.sh`: a lead outlives `kill -9`. Builds first where `dist/` is stale. Without Docker or Podman the image is left out,
 * and a line says so.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findArchive, tryArchive, unpack } from './archive';
import type { Check } from './checks';
import { findEngine, tryContainer } from './container';
import { tryInstall } from './install';
import { tryNpx } from './npx';

let failed = 0;

function print(heading: string, checks: readonly Check[]): void {
  console.log(`\n${heading}`);
  for (const { what, measured, ok } of checks)
    console.log(`  ${what.padEnd(52)} ${measured.padStart(12)}   ${ok ? '' : 'FAILED'}`);
  failed += checks.filter(({ ok }) => !ok).length;
}

const root = mkdtempSync(join(tmpdir(), 'deployment-'));
try {
  execFileSync('tsx', ['scripts/releaseArchive.ts'], { stdio: 'inherit' });
  const archive = findArchive();
  const folder = unpack(archive, root);
  print('The archive, with Node alone', await tryArchive(archive, folder, root));
  print('The archive as a package, by npx', await tryNpx(archive, root));
  print('install.sh, in an empty system', await tryInstall(folder, root));
  const engine = findEngine(root, folder);
  if ('missing' in engine) console.log(`\nThe image was left out: ${engine.missing}.`);
  else print(`The image, by ${engine.command.join(' ')}`, await tryContainer(engine, folder, root));
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(failed === 0 ? '\nEverything was as it should be.' : `\n${failed} checks FAILED.`);
process.exit(failed === 0 ? 0 : 1);
