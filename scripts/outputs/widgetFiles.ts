import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BuildData } from '../../src/hydration/buildData';
import { releaseName } from '../releases/version.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** Vite's manifest of a build. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** @param dist the folder of the build. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of each widget by its tag: its own module first, then everything that it imports. */
export function readWidgetFiles(manifest: Manifest): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([key, entry]) => entry.isEntry && key.startsWith('src/widgets/'))
      .map(([key, entry]) => [`bio-${entry.name}`, filesOf(manifest, key)]),
  );
}

/** The files that a widget imports later, beside its own. @param sources modules that it imports by `import()`. */
export function lazyFiles(manifest: Manifest, tag: string, sources: readonly string[]): string[] {
  const own = readWidgetFiles(manifest)[tag] ?? [];
  return sources.flatMap((source) => filesOf(manifest, source)).filter((file) => !own.includes(file));
}

/**
 * The file of a module, and of everything that it imports.
 * @param key of the module in the manifest.
 * @param options.lazy whether what is imported by `import()` counts.
 */
export function filesOf(
  manifest: Manifest,
  key: string,
  options: { lazy?: boolean } = {},
  found = new Set<string>(),
): string[] {
  const entry = manifest[key];
  if (!entry) throw new Error(`${key} is no entry of the build's manifest.`);
  if (!found.has(entry.file)) {
    found.add(entry.file);
    for (const imported of [...(entry.imports ?? []), ...((options.lazy && entry.dynamicImports) || [])])
      filesOf(manifest, imported, options, found);
  }
  return [...found];
}

/** The folder of all releases, below the folder of the build. */
const RELEASES = 'v';

/** The folder of this release's files, below the folder of the build: they never change. */
export const RELEASE_FOLDER = `${RELEASES}/${releaseName()}`;

/** The same, relative to a file of the build. */
export const releaseFolderFrom = (file: string): string =>
  `${posix.relative(posix.dirname(file), RELEASES)}/${releaseName()}/`;

/** Whether a file is for pages that name it, and nothing else loads it: what follows a major version, the classic file, documents. */
export const isForPagesOnly = (path: string): boolean =>
  /^v\/(?:\d+\/|[^/]+\/(?:docs\/|biosystem\.iife\.js$|integrity\.json$))/.test(path);

/** The path of a file of this release, below the folder of the build. */
export const releaseFile = (name: string): string => `${RELEASE_FOLDER}/${name}.js`;

/** The lists of files as the scripts in the page have them: what all widgets import stands once. */
export function splitCommonFiles(
  files: Readonly<Record<string, readonly string[]>>,
): Pick<BuildData, 'widgetFiles' | 'commonFiles'> {
  const lists = Object.entries(files);
  const common = (lists[0]?.[1] ?? []).filter((file) => lists.every(([, others]) => others.includes(file)));
  return {
    widgetFiles: Object.fromEntries(
      lists.map(([tag, [, ...imports]]) => [
        tag.slice('bio-'.length),
        fileNames(imports.filter((file) => !common.includes(file))),
      ]),
    ),
    commonFiles: common.map(fileName).toReversed(),
  };
}

/** Names of files as the scripts in the page have them, sorted because that compresses better. */
export const fileNames = (files: readonly string[]): string[] => files.map(fileName).toSorted();

/** Relative to the folder of this release, without extension. */
const fileName = (file: string): string => posix.relative(RELEASE_FOLDER, file).slice(0, -'.js'.length);
