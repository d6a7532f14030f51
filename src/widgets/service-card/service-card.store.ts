import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { ServiceCardSpec } from './service-card.element';

export interface ServiceCardState {
  /** Notes for the contact form that the visitor wants this service, by its name. */
  schedule: (service: string) => void;
  /** Tells the page's author where the attribute names no service. */
  checkService: () => void;
}

/** The card keeps no state of its own: what a visitor wants is the contact form's to remember. */
export function createServiceCardStore({
  settings,
  schedule,
  report,
}: Pick<WidgetTools<ServiceCardSpec>, 'settings' | 'schedule' | 'report'>): StoreApi<ServiceCardState> {
  return createStore(() => ({
    schedule,

    checkService() {
      const { attributes, facts } = settings();
      const ids = facts.services.map(({ id }) => id);
      const named = attributes.service;
      if (ids.length === 0 || (named !== undefined && ids.includes(named))) return;
      const problem =
        named === undefined
          ? 'attribute service is missing'
          : `attribute service="${named.slice(0, 100)}" is no service`;
      report(
        'bad-attribute',
        `${problem}: expected one of ${ids.join(', ').slice(0, 400)}. Showing the first one, "${ids[0]}".`,
      );
    },
  }));
}
