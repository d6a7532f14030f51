import { version } from 'virtual:build';
import { use } from 'react';
import { type SnippetChoices, siteUrl } from './choices';
import { type Integrity, loadIntegrity } from './integrity';
import type { SnippetInput } from './snippets';

/** The major version of the release beside the studio. */
export const [major = ''] = version.split('.');

/** The folder of the script, relative to the site. */
const folders: Record<SnippetChoices['release'], string> = {
  newest: '',
  major: `v/${major}/`,
  pinned: `v/${version}/`,
};

let loading: ReturnType<typeof loadIntegrity> | undefined;

/** The script of the snippet, with the integrity of its files where they never change. */
export function useScript({ tag, scriptKind, release }: SnippetChoices): SnippetInput['script'] {
  loading ??= loadIntegrity(siteUrl(`${folders.pinned}integrity.json`));
  const integrity = use(loading); // with the view, so that no snippet is copied before it is there
  const folder = siteUrl(folders[release]);
  const file = scriptKind === 'module' ? 'biosystem.js' : 'biosystem.iife.js';
  return {
    url: folder + file,
    kind: scriptKind,
    snapshot: { url: `${folder}snapshots/${tag.slice('bio-'.length)}.js` },
    ...(release === 'pinned' &&
      integrity &&
      checked(integrity, folder, file, scriptKind === 'module' ? tag : '')),
  };
}

/** The hashes of the script and, for a module, of the files that it loads for a widget. */
const checked = ({ files, widgets }: Integrity, folder: string, file: string, tag: string) => ({
  integrity: files[file],
  files: (widgets[tag] ?? []).map((path) => [new URL(path, folder).href, files[path] ?? ''] as const),
});
