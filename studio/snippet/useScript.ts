import { version } from 'virtual:build';
import { useEffect, useState } from 'react';
import { type SnippetChoices, siteUrl } from './choices';
import { integrityOf } from './integrity';
import type { SnippetInput } from './snippets';

/** The script of the snippet, with the integrity of its file where it never changes. */
export function useScript({ tag, scriptKind, release }: SnippetChoices): SnippetInput['script'] {
  const isPinned = release === 'pinned' && scriptKind === 'module';
  const folder = isPinned ? `v/${version}/` : '';
  const url = siteUrl(scriptKind === 'module' ? `${folder}biosystem.js` : 'biosystem.iife.js');
  const [integrity, setIntegrity] = useState<{ url: string; value: string | undefined }>();
  useEffect(() => {
    if (!isPinned) return undefined;
    let isWanted = true;
    void integrityOf(url).then((value) => isWanted && setIntegrity({ url, value }));
    return () => {
      isWanted = false;
    };
  }, [url, isPinned]);
  return {
    url,
    kind: scriptKind,
    integrity: isPinned && integrity?.url === url ? integrity.value : undefined,
    snapshot: siteUrl(`${folder}snapshots/${tag.slice('bio-'.length)}.js`),
  };
}
