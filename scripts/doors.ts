import { readFileSync } from 'node:fs';
import { sourceVersion } from './version';

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** For each widget's tag the files it needs, its own module first, as Vite's manifest of the build tells them. */
export function readDoors(manifestFile = 'dist/.vite/manifest.json'): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return found;
    found.add(entry.file);
    for (const imported of entry.imports ?? []) filesOf(imported, found);
    return found;
  };
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([key, entry]) => entry.isEntry && key.startsWith('src/widgets/'))
      .map(([key, entry]) => [`bio-${entry.name}`, [...filesOf(key)]]),
  );
}

/** What the loader fetches beside the widgets: what stands in for them until they are needed. */
export const fileBesideWidgets = (name: string): string => `assets/${sourceVersion()}/${name}.js`;

/**
 * The doors as the loader has them: for each tag, without its "bio-", what its module imports beside what all modules
 * import, which is `common`. Names are those of the files below `assets/`, without the ending; for the doors without the
 * folder too, and with a blank before each.
 */
export function shareCommon(files: Record<string, string[]>): {
  doors: Record<string, string>;
  common: string[];
} {
  const lists = Object.entries(files);
  const common = (lists[0]?.[1] ?? []).filter((file) => lists.every(([, others]) => others.includes(file)));
  const name = (file: string) => file.replace(/^assets\/(.*)\.js$/, '$1');
  return {
    doors: Object.fromEntries(
      lists.map(([tag, [, ...imports]]) => [
        tag.slice('bio-'.length),
        imports
          .filter((file) => !common.includes(file))
          .map((file) => name(file).replace(/^.*\//, ''))
          .toSorted() // in one order, because that compresses better
          .map((file) => ` ${file}`)
          .join(''),
      ]),
    ),
    common: common.map(name),
  };
}
