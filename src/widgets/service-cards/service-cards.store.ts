import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';

export interface ServiceCardsState {
  /** Notes for the contact form that the visitor wants this service, by its name. */
  schedule: (service: string) => void;
}

/** The cards keep no state of their own: what a visitor wants is the contact form's to remember. */
export function createServiceCardsStore({
  schedule,
}: Pick<WidgetTools, 'schedule'>): StoreApi<ServiceCardsState> {
  return createStore(() => ({ schedule }));
}
