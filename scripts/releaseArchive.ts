/**
 * `npm run release:archive`: writes `archives/biosystem-desk-<version>-<content>.tar.gz`, which runs on a server that has Node
 * and nothing else: the built desk and site, and the packages that the desk needs, with native code for Linux with glibc on x64
 * and arm64. Its name, which is also that of the folder in it, changes with its content: a page or a price is enough. Builds
 * first where `dist/` is stale. Needs GNU tar. npm takes the same file for a package: `npx` starts a desk from it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import root from '../package.json';
import { NOTICES } from './outputs/notices';
import { importedPackages, type LockedPackages, runtimeFolders } from './releases/runtimePackages';
import { releaseName } from './releases/version';
import { buildWhereStale } from './tools/buildWhereStale';
import { neededVersions } from './tools/nodeVersions';

/** Other systems install what they need by `npm ci`. */
const PLATFORMS = ['linux-x64-gnu', 'linux-arm64-gnu'];

/** What only compilers, debuggers and builds of container images from the sources read. */
const UNNEEDED = /\.(?:map|d\.[cm]?ts)$|\.dockerignore$/;

buildWhereStale();
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
/** A build replaces `dist/`: archives of earlier ones stay here. */
const ARCHIVES = 'archives';
await mkdir(ARCHIVES, { recursive: true });
const work = await mkdtemp(join(ARCHIVES, '.archive-'));
try {
  const folder = join(work, 'content');
  await fill(folder);
  const name = `biosystem-desk-${releaseName()}-${contentHash(folder)}`;
  await writeFile(join(folder, 'VERSION'), `${name.slice('biosystem-desk-'.length)}\n`);
  await rename(folder, join(work, name));
  const archive = join(ARCHIVES, `${name}.tar.gz`);
  const owner = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  execFileSync('tar', ['--create', '--gzip', '--file', join(work, 'archive'), ...owner, '-C', work, name]);
  await rename(join(work, 'archive'), archive);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  console.log(`${archive}, ${(statSync(archive).size / 1e6).toFixed(1)} MB, SHA-256 ${hash}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function fill(folder: string): Promise<void> {
  await mkdir(folder);
  for (const part of ['dist/desk', 'dist/inbox', 'dist/site', 'deploy']) await copy(part, join(folder, part));
  await copy(join('dist', NOTICES), join(folder, NOTICES));
  await copy('LICENSE.md', join(folder, 'LICENSE.md'));
  const programs = readdirSync('dist/desk')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join('dist/desk', file), 'utf8'));
  const imported = programs.flatMap(importedPackages);
  const folders = runtimeFolders(packages, imported, PLATFORMS);
  for (const needed of folders) {
    if (existsSync(needed)) await copy(needed, join(folder, needed));
    else download(needed, join(folder, needed));
  }
  const readme = readFileSync('scripts/releases/archiveReadme.txt', 'utf8')
    .replaceAll('{{release}}', releaseName())
    .replaceAll('{{node}}', neededVersions());
  await writeFile(join(folder, 'README.txt'), readme);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(folders), null, 2)}\n`);
}

/** @returns a short name of all files in a folder, with their content. */
function contentHash(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .toSorted();
  for (const file of files) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** @param folders of the packages that it brings. npm installs none besides: those with native code are here for each platform. */
function manifest(folders: readonly string[]): object {
  const bundled = folders
    .map((needed) => needed.slice('node_modules/'.length))
    .filter(
      (name) =>
        !name.includes('/node_modules/') && !PLATFORMS.some((platform) => name.endsWith(`/${platform}`)),
    );
  return {
    name: 'biosystem-desk',
    version: releaseName(),
    private: true,
    license: root.license,
    type: 'module',
    engines: root.engines,
    bin: { 'biosystem-desk': 'dist/desk/local.js' },
    dependencies: Object.fromEntries(
      bundled.map((name) => [name, packages[`node_modules/${name}`]?.version]),
    ),
    bundleDependencies: bundled,
    scripts: { start: 'node dist/desk/main.js', leads: 'node dist/desk/cli.js' },
  };
}

/** With the times of files: the desk tells browsers by them whether a file has changed. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const nested = join(from, 'node_modules'); // a folder of its own in package-lock.json
  const filter = (path: string) => path !== nested && !UNNEEDED.test(path);
  await cp(from, to, { recursive: true, preserveTimestamps: true, filter });
}

/** A package with native code of another machine than this one, which npm does not install here. */
function download(folder: string, to: string): void {
  const { version, integrity } = packages[folder] ?? {};
  const spec = `${folder.slice('node_modules/'.length)}@${version}`;
  const packed = execFileSync('npm', ['pack', spec, '--json', '--pack-destination', work], {
    encoding: 'utf8',
  });
  const [tarball] = JSON.parse(packed) as [{ filename: string; integrity: string }];
  if (tarball.integrity !== integrity)
    throw new Error(`${spec} is not what package-lock.json names: ${tarball.integrity}, not ${integrity}.`);
  mkdirSync(to, { recursive: true });
  execFileSync('tar', [
    '--extract',
    '--file',
    join(work, tarball.filename),
    '--strip-components=1',
    '-C',
    to,
  ]);
}
