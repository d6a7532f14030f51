import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { ServiceDetailSpec } from './service-detail.element';
import { findPage } from './servicePage';

export interface ServiceDetailState {
  /** Reports a `service` attribute that names no page. */
  checkService: () => void;
  /** Requests the shown service for the contact form, to which the button leads. */
  requestService: () => void;
}

/** It has no state of its own: it reports mistakes and requests the service. */
export function createServiceDetailStore({
  settings,
  requestService,
  reportError,
}: Pick<
  WidgetTools<ServiceDetailSpec>,
  'settings' | 'requestService' | 'reportError'
>): StoreApi<ServiceDetailState> {
  return createStore<ServiceDetailState>(() => ({
    checkService() {
      const { service } = settings().attributes;
      const { page } = findPage(settings());
      if (service === undefined || page?.id === service) return;
      const ids = settings().facts.servicePages.map(({ id }) => `"${id}"`);
      reportError(
        'bad-attribute',
        `attribute service="${service.slice(0, 100)}" names no service page: expected ${ids.join(', ') || 'a service page in the config; there is none'}. ${page ? `Showing "${page.id}".` : 'Nothing is shown.'}`,
      );
    },

    requestService() {
      const { page, service } = findPage(settings());
      if (page) requestService(service?.name ?? page.title);
    },
  }));
}
