import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
      .filter(([, entry]) => entry.isEntry)
      .map(([key, entry]) => [`bio-${entry.name}`, [...filesOf(key)]]),
  );
}

/** The file that stands in for overlays until somebody comes near. */
export function readLauncherFile(folder = 'dist'): string {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^launcher-.*\.js$/.test(file));
  if (!name) throw new Error(`There is no launcher in ${folder}/assets: run "npm run build".`);
  return `assets/${name}`;
}

/** `estimator-D3R0` for `assets/estimator-D3R0.js`: the loader adds the rest. */
export const nameInAssets = (file: string): string => file.replace(/^assets\/(.*)\.js$/, '$1');

/** The doors as the loader has them: names in `assets/`, and what all doors need said once. */
export function shareCommon(files: Record<string, string[]>): {
  doors: Record<string, string[]>;
  common: string[];
} {
  const doors = Object.entries(files).map(([tag, list]) => [tag, list.map(nameInAssets)] as const);
  const [first] = doors;
  const common = (first?.[1] ?? []).filter((name) => doors.every(([, names]) => names.includes(name)));
  return {
    doors: Object.fromEntries(
      doors.map(([tag, names]) => [tag, names.filter((name) => !common.includes(name))]),
    ),
    common,
  };
}
