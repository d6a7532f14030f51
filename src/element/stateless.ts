import { createStore, type StoreApi } from 'zustand/vanilla';

/** The store of a widget that only shows facts. */
export const stateless = (): StoreApi<object> => createStore(() => ({}));
