import { useEffect, useState } from 'react';

/**
 * Code that is fetched when it is shown, not before.
 * @param load the same function at every render; undefined while nothing is to be fetched.
 * @returns `code` as soon as it is here; `failed` where it cannot be had: the widget then does without, or says so.
 */
export function useCode<Code>(load: (() => Promise<Code>) | undefined): {
  code: Code | undefined;
  failed: boolean;
} {
  const [code, setCode] = useState<Code>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load?.().then(
      (loaded) => setCode(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  return { code, failed };
}
