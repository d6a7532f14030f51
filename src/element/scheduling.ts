import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from './spec';

export type Scheduling = Pick<WidgetTools, 'schedule'>;

/** The store of a widget that only shows facts, and lets the visitor say which of them to schedule. */
export const scheduling = ({ schedule }: Scheduling): StoreApi<Scheduling> =>
  createStore(() => ({ schedule }));
