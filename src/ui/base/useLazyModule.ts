import { useEffect, useState } from 'react';

/**
 * Imports a module when the component is rendered, not before.
 * @param load the same function at every render; undefined while nothing is to be loaded.
 * @returns undefined until it is loaded, and where it cannot be.
 */
export function useLazyModule<Module>(load: (() => Promise<Module>) | undefined): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    load?.().then(
      (loaded) => setModule(() => loaded),
      () => {},
    );
  }, [load]);
  return module;
}
