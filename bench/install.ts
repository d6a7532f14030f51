import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const LOCK = 'bench/peers/package-lock.json';
/** npm writes this file when the installation is complete. */
const INSTALLED = 'bench/peers/node_modules/.package-lock.json';

/** Installs the peers' packages into `bench/peers/`, unless they are up to date. */
export function installPeers(): void {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs > statSync(LOCK).mtimeMs) return;
  console.log('Installing the peers into bench/peers/ …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench/peers', stdio: 'inherit' });
}
