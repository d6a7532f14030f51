/** What the tests on a real WordPress need: PHP, a database server, and WordPress as Debian has it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../server/testing/cache';
import { canUseApt, run } from './tools/tools';

/** The database's cores only: the whole package would start a service. */
const PROGRAMS = [
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'php-gd',
  'php-curl',
  'php-zip',
  'php-codesniffer',
  'mariadb-server-core',
  'mariadb-client-core', // has my_print_defaults, which the server's installation calls
];

/** Unpacked, not installed: WordPress would bring a web server. The last three are what its links point to. */
const WORDPRESS_PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
  'libjs-cropper',
  'libjs-underscore',
  'php-getid3',
];

const UNPACKED = join(CACHE, 'wordpress-debian');

/** The folder of Debian's WordPress: its files may be links. */
export const WORDPRESS = join(UNPACKED, 'usr/share/wordpress');

/**
 * Finds or installs them.
 * @returns what is there, in words, or why the tests have to be left out.
 * @throws in CI, where they could have been installed: nobody would read why.
 */
export function ensureWordpress(): { found: string } | { missing: string } {
  const result = findOrInstall();
  if ('missing' in result && process.env['CI'] && canUseApt())
    throw new Error(`The tests need a WordPress, but ${result.missing}.`);
  return result;
}

function findOrInstall(): { found: string } | { missing: string } {
  if (!(hasPrograms() && hasWordpress()) && canUseApt()) {
    console.log('PHP, MariaDB or WordPress was not found: installing it.');
    run('apt-get update -qq');
    if (!hasPrograms()) run(`apt-get install -y -qq --no-install-recommends ${PROGRAMS.join(' ')}`);
    if (!hasWordpress()) download();
  }
  if (!hasPrograms()) return { missing: `there is no PHP or no MariaDB (Debian: ${PROGRAMS.join(' ')})` };
  if (!hasWordpress()) return { missing: 'WordPress could not be downloaded by apt' };
  run(`find ${WORDPRESS} -xtype l -delete`); // links to a configuration that only an installed package has
  return { found: `PHP ${phpVersion()}, ${WORDPRESS}` };
}

const hasWordpress = (): boolean => existsSync(join(WORDPRESS, 'wp-load.php'));

function hasPrograms(): boolean {
  const { stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  const modules = new Set((stdout ?? '').toLowerCase().split('\n'));
  return (
    ['mysqli', 'dom', 'mbstring', 'gd', 'zip', 'curl'].every((name) => modules.has(name)) &&
    ['mariadbd', 'my_print_defaults', 'phpcs'].every((name) => spawnSync(name, ['--version']).status === 0)
  );
}

const phpVersion = (): string => spawnSync('php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' }).stdout;

/** Several runs may do this at once: the folder appears whole. */
function download(): void {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'download-'));
  run(`cd ${folder} && apt-get download -qq ${WORDPRESS_PACKAGES.join(' ')}`);
  for (const name of readdirSync(folder))
    run(`dpkg-deb -x ${join(folder, name)} ${join(folder, 'unpacked')}`);
  if (existsSync(join(folder, 'unpacked')) && !existsSync(UNPACKED))
    renameSync(join(folder, 'unpacked'), UNPACKED);
  rmSync(folder, { recursive: true, force: true });
}
