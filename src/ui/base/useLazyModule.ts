import { useEffect, useState } from 'react';
import { loadedModule } from './loadModule';

/**
 * Imports a module when the component is rendered, where `loadModule` has not done so before.
 * @param load the same function at every render; undefined while nothing is to be loaded.
 * @param isInFirst whether the first render has it, if it is imported. @default true
 * @returns undefined until it is loaded, and where it cannot be.
 */
export function useLazyModule<Module>(
  load: (() => Promise<Module>) | undefined,
  isInFirst = true,
): Module | undefined {
  const [module, setModule] = useState(() => (load && isInFirst ? loadedModule(load) : undefined));
  useEffect(() => {
    load?.().then(
      (loaded) => setModule(() => loaded),
      () => {},
    );
  }, [load]);
  return module;
}
