import { type StoreApi, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/** Some of a store's state. The view renders anew when one of these changes, and not for anything else. */
export function usePicked<State, Name extends keyof State>(
  store: StoreApi<State>,
  ...names: Name[]
): Pick<State, Name> {
  return useStore(
    store,
    useShallow(
      (state: State) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<State, Name>,
    ),
  );
}
