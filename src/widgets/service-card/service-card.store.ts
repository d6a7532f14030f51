import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { ServiceCardSpec } from './service-card.element';

export interface ServiceCardState {
  /** Requests a service by its name for the contact form. */
  requestService: (service: string) => void;
  /** Reports a `service` attribute that names no service. */
  checkService: () => void;
}

/** It has no state of its own: it reports mistakes and requests services. */
export function createServiceCardStore({
  settings,
  requestService,
  reportError,
}: Pick<
  WidgetTools<ServiceCardSpec>,
  'settings' | 'requestService' | 'reportError'
>): StoreApi<ServiceCardState> {
  return createStore(() => ({
    requestService,

    checkService() {
      const { attributes, facts } = settings();
      const ids = facts.services.map(({ id }) => id);
      const named = attributes.service;
      if (ids.length === 0 || (named !== undefined && ids.includes(named))) return;
      const problem =
        named === undefined
          ? 'attribute service is missing'
          : `attribute service="${named.slice(0, 100)}" is no service`;
      reportError(
        'bad-attribute',
        `${problem}: expected one of ${ids.join(', ').slice(0, 400)}. Showing the first one, "${ids[0]}".`,
      );
    },
  }));
}
