import { createStore, type StoreApi } from 'zustand/vanilla';

/** The store of a widget without state: it only shows facts. */
export const stateless = (): StoreApi<object> => createStore(() => ({}));
