/**
 * `npm run release -- <major|minor|patch|x.y.z>`: makes these sources a release. It sets the version, writes its section of
 * CHANGELOG.md and its record, builds it, commits and tags it, and puts what is to be handed out into `archives/`, with short and
 * long notes. Nothing leaves the machine. `--notes` prints the notes that it would have, and changes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { longNotes, releaseChangelog, shortNotes, unreleasedText } from './changelog';
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { notes: { type: 'boolean', default: false } },
});
const current = packageVersion();
const version = nextVersion(current, positionals[0] ?? '');
if (version === undefined || positionals.length !== 1)
  fail(
    `Say what kind of release it is: npm run release -- major, minor, patch, or a version from ${current} on.`,
  );
if (readRecord(version)) fail(`Release ${version} was made already: ${recordPath(version)}.`);
if (!values.notes && git('status', '--porcelain') !== '')
  fail('There are changes that are not committed. Commit them first.');
if (git('rev-parse', '--is-shallow-repository') === 'true')
  fail('The history is not complete: run "git fetch --unshallow" first.');

const changelog = readFileSync(CHANGELOG, 'utf8');
// What people wrote says it better than the subjects of commits.
const subjects = unreleasedText(changelog) === '' ? subjectsSince(current) : [];
if (subjects.length === 0 && unreleasedText(changelog) === '')
  fail(`There is nothing to say of this release: write it below "Unreleased" in ${CHANGELOG}.`);

const date = new Date().toISOString();
const released = releaseChangelog(changelog, { version, date, subjects });
const long = longNotes(released, version);
const short = shortNotes(long);
if (values.notes) {
  console.log(`# Short\n\n${short}\n\n# Long\n\n${long}`);
  process.exit(0);
}

execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], {
  stdio: 'ignore',
});
writeFileSync(CHANGELOG, released);
const record: ReleaseRecord = { version, date, sources: sourceHash(), files: {} };
mkdirSync('releases', { recursive: true });
writeFileSync(recordPath(version), `${JSON.stringify(record, null, 2)}\n`);
const UNDO = 'To undo: git restore . && git clean -f releases. Mend it, and begin again.';
for (const script of [['build', '--', '--record'], ['release:archive']])
  if (spawnSync('npm', ['run', ...script], { stdio: 'inherit' }).status !== 0)
    fail(`npm run ${script.join(' ')} has failed. ${UNDO}`);

for (const [name, text] of Object.entries({ short, long }))
  writeFileSync(join('archives', `notes-${version}-${name}.md`), `${text}\n`);
for (const [file, ending] of [
  ['biosystem-widgets.tgz', 'tgz'],
  ['biosystem-widgets.zip', 'zip'],
] as const)
  copyFileSync(join('dist', file), join('archives', `biosystem-widgets-${version}.${ending}`));
git('add', '--all');
git('commit', '--quiet', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--cleanup=whitespace', '--message', `${version}\n\n${short}`);

console.log(`
Release ${version} is built, committed and tagged v${version}; archives/ has its files and notes. Next:
  1. npm test
  2. git push --follow-tags, and deploy dist/.
To undo before the push: git tag -d v${version} && git reset --hard HEAD~1`);
