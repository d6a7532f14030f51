import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { sourceVersion } from './version';

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** For each widget's tag the files it needs, its own module first, as Vite's manifest of the build tells them. */
export function readDoors(): Record<string, string[]> {
  const manifest = readManifest();
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([key, entry]) => entry.isEntry && key.startsWith('src/widgets/'))
      .map(([key, entry]) => [`bio-${entry.name}`, filesOf(manifest, key)]),
  );
}

/** What a widget that opens over the page fetches then, beside its own files. */
export function openingFiles(tag: string, sources: readonly string[]): string[] {
  const manifest = readManifest();
  const own = readDoors()[tag] ?? [];
  return sources.flatMap((source) => filesOf(manifest, source)).filter((file) => !own.includes(file));
}

const readManifest = (): Record<string, ManifestEntry> =>
  JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, ManifestEntry>;

/** A module's file, and those of all that it imports. */
function filesOf(manifest: Record<string, ManifestEntry>, key: string, found = new Set<string>()): string[] {
  const entry = manifest[key];
  if (entry && !found.has(entry.file)) {
    found.add(entry.file);
    for (const imported of entry.imports ?? []) filesOf(manifest, imported, found);
  }
  return [...found];
}

/** The folder of the modules. */
const FOLDER = `assets/${sourceVersion()}`;

/** What the loader fetches beside the widgets: what stands in for them until they are needed. */
export const fileBesideWidgets = (name: string): string => `${FOLDER}/${name}.js`;

/**
 * The doors as the loader has them: for each tag, without its "bio-", what its module imports beside what all modules
 * import, which is `common`. Names are those of the files as seen from the modules' folder, without the ending: with a
 * blank before each for the doors, after each for what is common.
 */
export function shareCommon(files: Record<string, string[]>): {
  doors: Record<string, string>;
  common: string;
} {
  const lists = Object.entries(files);
  const common = (lists[0]?.[1] ?? []).filter((file) => lists.every(([, others]) => others.includes(file)));
  return {
    doors: Object.fromEntries(
      lists.map(([tag, [, ...imports]]) => [
        tag.slice('bio-'.length),
        namesOf(imports.filter((file) => !common.includes(file))),
      ]),
    ),
    common: common
      .map((file) => `${nameOf(file)} `)
      .toReversed()
      .join(''),
  };
}

/** With a blank before each. */
export const namesOf = (files: readonly string[]): string =>
  files
    .map(nameOf)
    .toSorted() // in one order, because that compresses better
    .map((name) => ` ${name}`)
    .join('');

/** As seen from the modules' folder, without its ending. */
const nameOf = (file: string): string => posix.relative(FOLDER, file).slice(0, -'.js'.length);
