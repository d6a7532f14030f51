import { useEffect, useState } from 'react';
import { loadedModule } from './loadModule';

/**
 * Imports a module when the component is rendered, not before.
 * @param load the same function at every render; undefined while nothing is to be loaded.
 * @param isLoaded whether the first render has it: `loadModule` has imported it then.
 * @returns undefined until it is loaded, and where it cannot be.
 */
export function useLazyModule<Module>(
  load: (() => Promise<Module>) | undefined,
  isLoaded = false,
): Module | undefined {
  const [module, setModule] = useState(() => (load && isLoaded ? loadedModule(load) : undefined));
  useEffect(() => {
    load?.().then(
      (loaded) => setModule(() => loaded),
      () => {},
    );
  }, [load]);
  return module;
}
