import { useEffect, useState } from 'react';

/**
 * Code that is fetched when it is shown, not before.
 * @param load the same function at every render.
 * @returns undefined until it is here, and where it cannot be had: the widget then does without, rather than not at all.
 */
export function useCode<Code>(load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    load().then(
      (loaded) => setCode(() => loaded),
      () => undefined,
    );
  }, [load]);
  return code;
}
