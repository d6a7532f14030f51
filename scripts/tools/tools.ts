import { spawnSync } from 'node:child_process';
import { findPostgres } from '../../server/testing/postgres';
import { findChromium, hasHeadlessShell } from './chromium';

/**
 * Finds or installs the programs that the tests need and npm cannot install, and prints which ones it uses.
 * @throws where one could not be installed, and says how to do it.
 */
export function ensureTools(): void {
  const chromium = ensure('Chromium', findChromium, ['chromium'], 'npx playwright install chromium');
  console.log(`Chromium: ${chromium.path} (${chromium.origin})`);
  console.log(`Its headless shell: ${installHeadlessShell() ? 'found' : 'none, Chromium serves'}`);
  console.log(`A font as wide as Arial: ${installArial() ? 'found' : 'none, tests of the layout may fail'}`);
  console.log(`PostgreSQL: ${ensure('PostgreSQL', findPostgres, ['postgresql'])}`);
  console.log(`Java: ${ensure('Java', findJava, ['default-jre-headless'])}`);
}

/** The component tests are faster with it. They also work without it, so nothing fails where it cannot be installed. */
function installHeadlessShell(): boolean {
  if (!hasHeadlessShell() && canUseApt())
    run('apt-get install -y -qq --no-install-recommends chromium-headless-shell');
  return hasHeadlessShell();
}

/**
 * Most visitors have Arial, and our pages are laid out for its widths until their own fonts have loaded. Debian's Chromium
 * comes without such a font; other systems have Arial.
 */
function installArial(): boolean {
  const isThere = () =>
    /Arial|Liberation/.test(
      spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' }).stdout ?? '',
    );
  if (!isThere() && canUseApt()) {
    run('apt-get update -qq');
    run('apt-get install -y -qq --no-install-recommends fonts-liberation fontconfig');
  }
  return isThere() || !canUseApt();
}

/** The version of the Java that checks the site's HTML. */
function findJava(): string | undefined {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 ? stderr.split('\n')[0] : undefined;
}

function ensure<T>(name: string, find: () => T | undefined, packages: string[], otherwise?: string): T {
  const found = find();
  if (found) return found;
  console.log(`${name} was not found: installing it.`);
  if (canUseApt()) {
    run('apt-get update -qq');
    run(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
  } else if (otherwise) run(otherwise);
  const installed = find();
  if (!installed)
    throw new Error(
      `The tests need ${name}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`,
    );
  return installed;
}

/** Whether packages may be installed here. */
export const canUseApt = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Runs a command of the shell, and shows it. */
export function run(command: string): void {
  console.log(`  ${command}`);
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
