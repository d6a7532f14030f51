type Load = () => Promise<unknown>;

const loaded = new WeakMap<Load, unknown>();

/** Imports a module that a first render is to have. Rejects where it cannot be had. */
export async function loadModule(load: Load): Promise<void> {
  loaded.set(load, await load());
}

/** What `loadModule` has imported; undefined before. @param load the same function. */
export const loadedModule = <Module>(load: () => Promise<Module>): Module | undefined =>
  loaded.get(load) as Module | undefined;
