import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { ServiceDetailSpec } from './service-detail.element';
import { findPage } from './servicePage';

export interface ServiceDetailState {
  /** Tells the page's author where the attribute names no page. */
  checkService: () => void;
  /** The visitor wants this service: the contact form, to which the button leads, notes it. */
  schedule: () => void;
}

/** The page shows facts alone; its store speaks to the page's author and to the contact form. */
export function createServiceDetailStore({
  settings,
  schedule,
  report,
}: Pick<WidgetTools<ServiceDetailSpec>, 'settings' | 'schedule' | 'report'>): StoreApi<ServiceDetailState> {
  return createStore<ServiceDetailState>(() => ({
    checkService() {
      const { service } = settings().attributes;
      const { page } = findPage(settings());
      if (service === undefined || page?.id === service) return;
      const ids = settings().facts.servicePages.map(({ id }) => `"${id}"`);
      report(
        'bad-attribute',
        `attribute service="${service.slice(0, 100)}" names no service page: expected ${ids.join(', ') || 'a service page in the config; there is none'}. ${page ? `Showing "${page.id}".` : 'Nothing is shown.'}`,
      );
    },

    schedule() {
      const { page, service } = findPage(settings());
      if (page) schedule(service?.name ?? page.title);
    },
  }));
}
