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
