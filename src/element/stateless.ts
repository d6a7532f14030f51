import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from './spec';

/** The store of a widget without state: it only shows facts. */
export const stateless = (): StoreApi<object> => createStore(() => ({}));

export type Scheduling = Pick<WidgetTools, 'requestService'>;

/** The store of a widget that shows services, and lets the visitor ask to have one scheduled. */
export const scheduling = ({ requestService }: Scheduling): StoreApi<Scheduling> =>
  createStore(() => ({ requestService }));
