import { readFileSync } from 'node:fs';

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
