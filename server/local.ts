#!/usr/bin/env node
/**
 * A desk on this machine from nothing, as `npx <the release archive>` starts it: leads in the user's own folder, an inbox with a
 * first password, which is shown once, and no settings to write. Settings may stand in `desk.env` of that folder. `--demo` is another
 * desk beside it, with leads of nobody; `--https` makes it a certificate. With further arguments, the command line for those leads.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashPassword } from './auth/password';

const args = process.argv.slice(2);
const isDemo = args.includes('--demo');
const isHttps = args.includes('--https');
const command = args.filter((arg) => arg !== '--demo' && arg !== '--https');
const own = resolve(process.env['DATA_DIR'] ?? join(homedir(), '.biosystem-desk'));
// Made-up leads never lie among real ones, where they would count.
const folder = isDemo ? join(own, 'demo') : own;
const settings = join(folder, 'desk.env');

if (isDemo && process.env['DATABASE_URL']) {
  console.error('--demo keeps its leads in a folder of its own: start it without DATABASE_URL.');
  process.exit(1);
}
if (command.length === 0 && !existsSync(settings)) await writeSettings();
if (existsSync(settings)) process.loadEnvFile(settings);
process.env['DATA_DIR'] = folder;
process.env['SITE_DIR'] ??= join(import.meta.dirname, '../site');
process.env['NODE_ENV'] ??= 'production';
if (command.length > 0) {
  process.argv.splice(2, args.length, ...command);
  await import('./cli');
} else {
  if (isDemo) await fillDemo();
  if (isHttps) await useHttps();
  await import('./main');
}

async function writeSettings(): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Exclusively: of two that start at once, one must not show a password that does not hold.
  writeFileSync(settings, `INBOX_PASSWORD_HASH=${await hashPassword(password)}\nHOST=127.0.0.1\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  console.log(
    `First password of the inbox: ${password}\nIt is shown only now. For another one, remove ${settings} and start again.\n`,
  );
}

/** Stores the leads of the demo at its first start. */
async function fillDemo(): Promise<void> {
  const { seedDemo } = await import('./demo/seedDemo');
  const stored = await seedDemo(folder, new Date());
  if (stored > 0) console.log(`${stored} made-up leads were stored.`);
  console.log(`The leads of the demo are in ${folder} alone. To erase them, remove that folder.\n`);
}

/** Has the desk answer by HTTPS, with a certificate that is kept for the next start. */
async function useHttps(): Promise<void> {
  const { CERTIFICATE, ensureCertificate } = await import('./https/ownCertificate');
  const https = join(own, 'https');
  try {
    ensureCertificate(https, new Date());
  } catch (error) {
    console.error(`There can be no HTTPS: ${error instanceof Error ? error.message : String(error)}.`);
    process.exit(1);
  }
  process.env['HTTPS_FOLDER'] = https;
  console.log(
    `HTTPS by a certificate of this computer, ${join(https, CERTIFICATE)}. Browsers warn that they do not know who has issued it, until you trust it: docs/deployment.md says how.\n`,
  );
}
