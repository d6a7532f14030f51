import { useEffect, useState } from 'react';
import { loadExample } from '../config/examples';
import type { ConfigJson } from '../draft/draft';
import { useDraft } from '../draft/useDraft';

/**
 * The config of a firm.
 * @param firm `built-in`, `draft`, or the file of an example.
 * @returns undefined for the built-in firm. While an example is loaded: that of the firm before.
 */
export function useFirm(firm: string): { config: ConfigJson | undefined; failed: boolean } {
  const draft = useDraft((state) => state.draft.config);
  const [loaded, setLoaded] = useState<{ firm: string; config?: ConfigJson }>();
  const isExample = firm !== 'built-in' && firm !== 'draft';

  useEffect(() => {
    if (!isExample) return undefined;
    let isWanted = true;
    loadExample(firm).then(
      (config) => isWanted && setLoaded({ firm, config }),
      () => isWanted && setLoaded({ firm }),
    );
    return () => {
      isWanted = false;
    };
  }, [firm, isExample]);

  if (firm === 'draft') return { config: draft, failed: false };
  if (!isExample) return { config: undefined, failed: false };
  return { config: loaded?.config, failed: loaded?.firm === firm && !loaded.config };
}
