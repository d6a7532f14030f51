#!/usr/bin/env node
/**
 * A desk on this machine from nothing, as `npx <the release archive>` starts it: leads in the user's own folder, an inbox with a
 * first password, which is shown once, and no settings to write. Settings may stand in `desk.env` of that folder. With
 * arguments, the command line for those leads.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashPassword } from './auth/password';

const folder = resolve(process.env['DATA_DIR'] ?? join(homedir(), '.biosystem-desk'));
const settings = join(folder, 'desk.env');
const isCommand = process.argv.length > 2;

if (!isCommand && !existsSync(settings)) {
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
if (existsSync(settings)) process.loadEnvFile(settings);
process.env['DATA_DIR'] = folder;
process.env['SITE_DIR'] ??= join(import.meta.dirname, '../site');
process.env['NODE_ENV'] ??= 'production';
await (isCommand ? import('./cli') : import('./main'));
