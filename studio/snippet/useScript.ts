import { use } from 'react';
import type { SnippetChoices } from './choices';
import type { FirstState } from './firstState';
import { type Integrity, loadIntegrity } from './integrity';
import { scriptFolder } from './release';
import type { SnippetInput } from './snippets';

let loading: ReturnType<typeof loadIntegrity> | undefined;

/**
 * The script of the snippet, with the integrity of its files where they never change.
 * @param firstState what the page is to show first; undefined where the script brings nothing of the kind.
 */
export function useScript(
  { tag, scriptKind, release }: SnippetChoices,
  firstState: FirstState | undefined,
): SnippetInput['script'] {
  loading ??= loadIntegrity(`${scriptFolder('pinned')}integrity.json`);
  const integrity = use(loading); // with the view, so that no snippet is copied before it is there
  if (scriptKind === 'widget' && release === 'newest' && firstState?.script !== undefined)
    return { url: firstState.script, kind: 'module' };
  const folder = scriptFolder(release);
  const isModule = scriptKind !== 'classic';
  const file = isModule ? 'biosystem.js' : 'biosystem.iife.js';
  return {
    url: folder + file,
    kind: isModule ? 'module' : 'classic',
    snapshot: firstState,
    ...(release === 'pinned' && integrity && checked(integrity, folder, file, isModule ? tag : '')),
  };
}

/** The hashes of the script and, for a module, of the files that it loads for a widget. */
const checked = ({ files, widgets }: Integrity, folder: string, file: string, tag: string) => ({
  integrity: files[file],
  files: (widgets[tag] ?? []).map((path) => [new URL(path, folder).href, files[path] ?? ''] as const),
});
