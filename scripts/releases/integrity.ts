/** The hashes of a release's scripts: a page that names them runs these files, or none. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { integrityOf } from '../../server/storage/hashes';
import { filesOf, type Manifest, RELEASE_FOLDER, readManifest } from '../outputs/widgetFiles';
import { readRecord, recordPath, releaseName } from './version';

/** What `integrity.json` in the folder of a release says. Paths are relative to that folder. */
export interface Integrity {
  version: string;
  /** The hash of every script that the release can load. */
  files: Readonly<Record<string, string>>;
  /** The scripts that a page with only this widget may load, by tag, beside the one that its script tag names. */
  widgets: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes `integrity.json` into the folder of the release.
 * @param dist the folder of a build that has all scripts.
 */
export function writeIntegrity(dist: string): void {
  const files = hashesOf(dist);
  const integrity: Integrity = {
    version: releaseName(),
    files,
    widgets: filesByWidget(Object.keys(files), readManifest(dist)),
  };
  writeFileSync(join(dist, RELEASE_FOLDER, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
}

function hashesOf(dist: string): Record<string, string> {
  const shared = readdirSync(join(dist, 'v')).map((name) => `../${name}`);
  const own = readdirSync(join(dist, RELEASE_FOLDER), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    [...own.toSorted(), ...shared.toSorted()]
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, integrityOf(readFileSync(join(dist, RELEASE_FOLDER, file)))]),
  );
}

/** All files but those that only other widgets may load: what a widget lacks would go unchecked. */
function filesByWidget(files: readonly string[], manifest: Manifest): Integrity['widgets'] {
  const widgets = Object.entries(manifest).filter(
    ([key, { isEntry }]) => isEntry && key.startsWith('src/widgets/'),
  );
  const filesOfModule = (key: string) =>
    filesOf(manifest, key, { lazy: true }).map((file) => posix.relative(RELEASE_FOLDER, file));
  const byWidget = new Map(
    widgets.map(([key, { name }]) => [name ?? '', [...filesOfModule(key), `snapshots/${name}.js`]]),
  );
  const common = Object.entries(manifest)
    .filter(([key, { isEntry }]) => isEntry && !key.startsWith('src/widgets/'))
    .flatMap(([key]) => filesOfModule(key));
  const ofWidgets = new Set([...byWidget.values()].flat());
  const others = files.filter((file) => !ofWidgets.has(file) && !file.startsWith('biosystem.'));
  return Object.fromEntries(
    [...byWidget].map(([name, own]) => {
      const needed = new Set([...others, ...common, ...own]);
      return [`bio-${name}`, files.filter((file) => needed.has(file))];
    }),
  );
}

/**
 * Compares a build with the release that its sources are, if they are one: a release never changes.
 * @throws where a script is another one than that release has.
 */
export function checkRelease(dist: string): void {
  const record = readRecord(releaseName());
  if (!record) return;
  const differences = differencesOf(record.files, hashesOf(dist));
  if (differences.length > 0)
    throw new Error(
      `The sources are those of release ${record.version}, but these files are not: ${differences.join(', ')}. A release never changes. Run "npm ci" and build again. If that does not help, the build reads something outside of the sources that ${recordPath(record.version)} knows, or this machine builds differently.`,
    );
}

/** Puts the hashes of a build into the record of its release, which has none yet. @throws where there is no such record. */
export function recordFiles(dist: string): void {
  const record = readRecord(releaseName());
  if (!record) throw new Error(`${releaseName()} is no release: there is no record of it.`);
  writeFileSync(
    recordPath(record.version),
    `${JSON.stringify({ ...record, files: hashesOf(dist) }, null, 2)}\n`,
  );
}

/** @returns the names that only one of the two lists has, or that have another hash in the other. */
export function differencesOf(
  recorded: Readonly<Record<string, string>>,
  built: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(built)]);
  return [...names].filter((name) => recorded[name] !== built[name]).toSorted();
}
