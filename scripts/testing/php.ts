/** Runs the PHP of the WordPress plugin without a WordPress. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadData } from '../wordpressLeads';

/** Where it is not installed, tests that need it are left out. */
export const hasPhp = spawnSync('php', ['-v']).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'wordpress-leads-'));
// Not after a test file: several share this module.
process.once('exit', () => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'data'));
for (const [name, data] of Object.entries(await leadData()))
  writeFileSync(join(folder, `data/${name}.json`), JSON.stringify(data));

/** The results of calls of the plugin's functions. */
export function php(calls: readonly [name: string, ...args: unknown[]][], settings: object = {}): unknown[] {
  const own = { config: '', lang: '', phone: '', mail_to: '', ...settings };
  const { stdout, stderr, status } = spawnSync(
    'php',
    ['-d', 'memory_limit=512M', 'scripts/testing/wordpressLeads.php', `${folder}/`, JSON.stringify(own)],
    { input: JSON.stringify(calls), maxBuffer: 1e9, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`.slice(0, 2_000));
  return JSON.parse(stdout) as unknown[];
}
