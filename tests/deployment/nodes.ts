/**
 * `npm run test:nodes [-- --long]`: what `npm run build` made, on each version of Node that it is for. The desk serves the
 * site, stores a lead and backs it up; the npm package is imported and renders, and its commands run. With `--long` the
 * project is built on each version, too. A version that npm cannot download is left out, and in CI an error.
 */
import { type ExecFileOptions, execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../scripts/testing/copyProject';
import { majorOf, provideNode, TRIED } from '../../scripts/tools/nodeVersions';
import { startChildDesk } from '../../server/testing/childDesk';
import { sendLead } from './leads';

const REPORT = 'test-results/nodes.json';

interface Node {
  version: string;
  program: string;
}

/** What an app does with the package on a server. */
const IMPORTS = `
  import 'biosystem-widgets';
  import 'biosystem-widgets/estimator';
  import { renderToString } from 'biosystem-widgets/server';
  console.log(await renderToString('<bio-estimator></bio-estimator><bio-faq lang="es"></bio-faq>'));`;

/** Runs a program. @returns what it printed. */
async function run(program: string, args: readonly string[], options: ExecFileOptions = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { encoding: 'utf8', ...options });
  return String(stdout);
}

function assert(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what);
}

/** The built desk: a lead that it stored is in the back-up that it restores. */
async function tryDesk({ version, program }: Node, folder: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const command = (dataDir: string, ...args: string[]) =>
    run(program, ['dist/desk/cli.js', ...args], { env: { ...env, DATA_DIR: dataDir } });
  const desk = await startChildDesk(env, ['dist/desk/main.js'], program);
  const home = await fetch(desk.url);
  assert((await home.text()).includes('<bio-'), `home was answered with ${home.status}`);
  const health = (await (await fetch(`${desk.url}/biosystem.js`)).text()).length;
  assert(health > 0, 'the loader is empty');
  const running = await run(program, ['--version']);
  assert(running.trim() === `v${version}` || program === process.execPath, `it is Node ${running}`);
  const id = await sendLead(desk.url);
  const copy = join(folder, 'copy.sqlite');
  await command(env.DATA_DIR, 'backup', copy);
  assert((await desk.end('SIGTERM')) === 0, 'the desk did not end well at SIGTERM');
  const restored = join(folder, 'restored');
  await command(restored, 'restore', copy);
  const leads = await command(restored, 'export', '--format', 'json');
  assert(leads.includes(id), 'the back-up lacks the lead');
}

/** @returns what the package rendered: the same on each version, as the browser hydrates it. */
async function tryPackage({ program }: Node, folder: string): Promise<string> {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(resolve('dist/package'), join(folder, 'node_modules/biosystem-widgets'));
  const html = await run(program, ['--input-type=module', '--eval', IMPORTS], { cwd: folder });
  assert(html.split('shadowrootmode').length === 3, 'two widgets were not rendered');
  const cli = 'node_modules/biosystem-widgets/cli.js';
  writeFileSync(join(folder, 'page.html'), '<!doctype html><title>x</title><bio-faq></bio-faq>');
  const page = await run(program, [cli, 'render', 'page.html'], { cwd: folder });
  assert(page.includes('shadowrootmode'), 'the command render rendered nothing');
  const checked = await run(program, [cli, 'check', resolve('demo/public/business.json')], { cwd: folder });
  return html + page + checked;
}

/** @returns the names of the built files of the release, which their content decides. */
async function tryBuild({ program }: Node): Promise<string> {
  const unneeded = /^(?:\..*|node_modules|dist|data|test-results|tests|bench|coverage)$/;
  const copy = copyProject(readdirSync('.').filter((name) => !unneeded.test(name)));
  try {
    const PATH = dirname(program) + delimiter + (process.env['PATH'] ?? '');
    await run(program, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: copy,
      env: { ...process.env, PATH },
      maxBuffer: 1e8,
    });
    return ['desk', 'package', 'site/assets']
      .flatMap((folder) => readdirSync(join(copy, 'dist', folder)).toSorted())
      .join(' ');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const failures: string[] = [];
const leftOut: string[] = [];
let passed = 0;
/** Notes how an attempt ended. @returns its result; undefined where it failed. */
async function note<T>({ version }: Node, what: string, attempt: Promise<T>): Promise<T | undefined> {
  const start = performance.now();
  try {
    const result = await attempt;
    passed++;
    console.log(`Node ${version}: ${what} works (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    failures.push(`${what} on Node ${version}: ${(error as Error).message}`);
    return undefined;
  }
}

function provide(version: string): Node[] {
  try {
    const program = provideNode(version);
    return [{ version: program === process.execPath ? process.versions.node : version, program }];
  } catch (error) {
    const [, why = ''] = /npm error (?!code )(.+)/.exec((error as Error).message) ?? [];
    const missing = `Node ${version}: npm could not download it. ${why}`;
    (process.env['CI'] ? failures : leftOut).push(missing);
    return [];
  }
}

function expectSame(what: string, results: readonly (string | undefined)[]): void {
  if (new Set(results.filter((result) => result !== undefined)).size > 1)
    failures.push(`${what} differs between versions of Node`);
}

const root = mkdtempSync(join(tmpdir(), 'nodes-'));
try {
  const nodes = TRIED.flatMap(provide);
  const folders = nodes.map(({ version }) => mkdtempSync(join(root, `${majorOf(version)}-`)));
  const rendered = await Promise.all(
    nodes.map(async (node, nth) => {
      await note(node, 'the desk', tryDesk(node, folders[nth] ?? ''));
      return note(node, 'the npm package', tryPackage(node, folders[nth] ?? ''));
    }),
  );
  expectSame('What the npm package renders', rendered);
  if (process.argv.includes('--long')) {
    const built: (string | undefined)[] = [];
    // One after the other: each takes a gigabyte of memory.
    for (const node of nodes) built.push(await note(node, 'the build', tryBuild(node)));
    expectSame('What is built', built);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
mkdirSync('test-results', { recursive: true });
writeFileSync(REPORT, JSON.stringify({ passed, failed: failures.length, failures, leftOut }));
for (const line of [...failures, ...leftOut.map((missing) => `Left out: ${missing}`)]) console.log(line);
process.exit(failures.length > 0 ? 1 : 0);
