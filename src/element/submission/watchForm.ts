import type { WatchedForm } from './abandonedForm';
import { recordPage } from './attribution';
import { recordFirstSeen } from './composeLead';
import { checkOrigin } from './endpointCheck';

/**
 * Watches a form from its first focus on, and asks its endpoint whether it takes leads from this page. With the `abandoned`
 * attribute and the visitor's consent, its input is delivered as a partial lead.
 * @param seenAt when the form was first in the viewport, on the clock of `performance.now()`. @default now
 */
export function watchForm(
  element: HTMLElement,
  { seenAt = performance.now(), ...form }: WatchedForm & { seenAt: number | undefined },
): void {
  recordPage();
  recordFirstSeen(element, seenAt);
  const { endpoint } = form.settings.getState();
  if (endpoint) void checkOrigin(element, endpoint);
  deliverWhereAbandoned(element, form);
}

/** Loads the code for it where the page has the attribute; where it cannot be had, again with the next change of the form. */
function deliverWhereAbandoned(element: HTMLElement, form: WatchedForm): void {
  let isLoading = false;
  const load = async () => {
    if (isLoading || !form.settings.getState().abandoned) return;
    isLoading = true;
    try {
      const { deliverAbandoned } = await import('./abandonedForm');
      stop();
      deliverAbandoned(element, form);
    } catch {
      isLoading = false;
    }
  };
  const stop = form.store.subscribe(() => void load());
  void load();
}
