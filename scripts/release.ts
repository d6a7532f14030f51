/**
 * `npm run release -- <major|minor|patch|x.y.z>`: makes these sources a release. It sets the version, writes its section of
 * CHANGELOG.md and its record, and builds it. What it changed is to be read, and committed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseChangelog, unreleasedText } from './changelog';
import {
  nextVersion,
  packageVersion,
  type ReleaseRecord,
  readRecord,
  recordPath,
  sourceHash,
} from './releases/version';

const CHANGELOG = 'CHANGELOG.md';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The subjects of the commits since a release was recorded, newest first; none before the first release. */
function subjectsSince(version: string): string[] {
  if (!readRecord(version)) return [];
  const recorded = git('log', '-1', '--diff-filter=A', '--format=%H', '--', recordPath(version));
  return git('log', '--no-merges', '--format=%s', `${recorded}..`).split('\n');
}

const { positionals } = parseArgs({ allowPositionals: true });
const current = packageVersion();
const version = nextVersion(current, positionals[0] ?? '');
if (version === undefined || positionals.length !== 1)
  fail(
    `Say what kind of release it is: npm run release -- major, minor, patch, or a version from ${current} on.`,
  );
if (readRecord(version)) fail(`Release ${version} was made already: ${recordPath(version)}.`);
if (git('status', '--porcelain') !== '') fail('There are changes that are not committed. Commit them first.');
if (git('rev-parse', '--is-shallow-repository') === 'true')
  fail('The history is not complete: run "git fetch --unshallow" first.');

const subjects = subjectsSince(current);
const changelog = readFileSync(CHANGELOG, 'utf8');
if (subjects.length === 0 && unreleasedText(changelog) === '')
  fail(`There is nothing to say of this release: write it below "Unreleased" in ${CHANGELOG}.`);

const date = new Date().toISOString();
execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], {
  stdio: 'ignore',
});
writeFileSync(CHANGELOG, releaseChangelog(changelog, { version, date, subjects }));
const record: ReleaseRecord = { version, date, sources: sourceHash(), files: {} };
mkdirSync('releases', { recursive: true });
writeFileSync(recordPath(version), `${JSON.stringify(record, null, 2)}\n`);
const { status } = spawnSync('npm', ['run', 'build', '--', '--record'], { stdio: 'inherit' });
if (status !== 0)
  fail('The build has failed. To undo: git restore . && git clean -f releases. Fix it, and begin again.');

console.log(`
Release ${version} is built, and recorded in ${recordPath(version)}. Next:
  1. Read and correct its section of ${CHANGELOG}; no file in src/ or scripts/ may change any more.
  2. npm test
  3. git add -A && git commit -m "release: ${version}" && git tag v${version}
  4. Push both, and deploy dist/.`);
