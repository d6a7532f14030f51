import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesLeftOut } from '../site/samples.ts';

/** What `releases/<version>.json` says of a release that was made. */
export interface ReleaseRecord {
  version: string;
  /** When it was made, in ISO 8601. */
  date: string;
  /** The hash of the sources that it was built from. */
  sources: string;
  /** The integrity of each of its scripts, by path relative to its folder. */
  files: Readonly<Record<string, string>>;
}

/** @returns where the release of this version is recorded, or would be. */
export const recordPath = (version: string): string => join('releases', `${version}.json`);

/** @returns undefined where no release of this version was made. */
export function readRecord(version: string): ReleaseRecord | undefined {
  const path = recordPath(version);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ReleaseRecord) : undefined;
}

/** The version in package.json: that of the last release, or of the first one that is still to be made. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** The major version in a release's name; undefined for a name of before there were versions. */
export const majorOf = (release: string): string | undefined => /^(\d+)\.\d+\.\d+/.exec(release)?.[1];

/**
 * @param wanted `major`, `minor`, `patch`, or a version that is not below the current one.
 * @returns undefined where it is none of these.
 */
export function nextVersion(current: string, wanted: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  if (wanted === 'major') return `${major + 1}.0.0`;
  if (wanted === 'minor') return `${major}.${minor + 1}.0`;
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`;
  const isVersion = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(wanted);
  return isVersion && wanted.localeCompare(current, 'en', { numeric: true }) >= 0 ? wanted : undefined;
}

let name: string | undefined;

/**
 * The name of what is built: of its folder, so that browsers may keep its files for ever, and what `BioSystem.version` says.
 * It is a version where the sources are those of a release, else it changes with everything that the widgets are built
 * from, and by.
 */
export function releaseName(): string {
  if (name === undefined) {
    const version = packageVersion();
    name = nameOf(version, sourceHash(), readRecord(version));
  }
  return name;
}

/**
 * @param version in package.json.
 * @param record of that version's release, if it was made.
 * @returns a semantic version. Sources that are no release are a preview of the next one.
 */
export function nameOf(version: string, sources: string, record: ReleaseRecord | undefined): string {
  if (record?.sources === sources) return version;
  const [major, minor, patch] = version.split('.').map(Number);
  const next = record ? `${major}.${minor}.${Number(patch) + 1}` : version;
  // Letters only: a semantic version takes no other sign, and no number with a zero before it.
  return `${next}-dev.${sources.replace(/^\w+-|[^a-z]/gi, '').slice(0, 8)}`;
}

const FACTS_FOLDER = 'demo/public';

/**
 * The hash of everything that the widgets are built from, and by. It takes no notice of the version in package.json and of
 * records: writing them makes no other sources.
 */
export function sourceHash(): string {
  const hash = createHash('sha256');
  const sources = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .toSorted(),
  );
  // The widgets show the firm's facts without a config: two sites with other prices have other scripts.
  const facts = readdirSync(FACTS_FOLDER)
    .filter((file) => /^business(?:\.[\w-]+)?\.json$/.test(file))
    .map((file) => join(FACTS_FOLDER, file))
    .toSorted();
  for (const file of [...sources, ...facts, 'vite.config.ts']) hash.update(file).update(readFileSync(file));
  // Widgets of a live site have other facts than those of the release, until its samples are replaced.
  if (samplesLeftOut() > 0) hash.update('without samples');
  return `sha256-${hash.update(lockedPackages()).digest('base64')}`;
}

/** What is installed, by folder, wherever it was downloaded from. */
function lockedPackages(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '') // the project itself
    .map(([folder, { version, integrity }]) => `${folder} ${version} ${integrity}\n`)
    .join('');
}
