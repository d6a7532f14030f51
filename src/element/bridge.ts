/**
 * Tells the page's own analytics what `bio-track` tells: Google's tag (`gtag`), else Google Tag Manager (`dataLayer`),
 * and the Meta pixel (`fbq`). In code of its own, for pages that have one of them.
 */
import type { WidgetEventDetails } from './events';

type Params = WidgetEventDetails['bio-track']['params'];

/** What a page may have. */
interface Tools {
  gtag?: (command: 'event', name: string, params: object) => void;
  dataLayer?: object[];
  fbq?: (
    command: 'track' | 'trackCustom',
    name: string,
    params: object,
    options?: { eventID: string },
  ) => void;
}

/** What may be passed on; anything else might one day hold what a visitor typed. */
const PASSED_ON = ['tag', 'step', 'label', 'path', 'kind', 'id'];

/** Leads that were told, by id: a page may hear of one twice. */
const told = new Set<unknown>();

/**
 * Tells each tool once. Where a page has both `gtag` and `dataLayer`, only `gtag` is told: what it is told it pushes into
 * `dataLayer` itself. Never throws: a broken tool is the page's affair.
 */
export function tell(name: string, params: Params, tools: Tools = window as Tools): void {
  const { id } = params;
  const isLead = name === 'lead' && typeof id === 'string';
  if (isLead && told.has(id)) return;
  if (isLead) told.add(id);
  const event = isLead ? 'generate_lead' : eventName(name, params);
  const details: Record<string, string | number> = Object.fromEntries(
    Object.entries(params).filter(([key]) => PASSED_ON.includes(key)),
  );
  if (isLead) details['event_id'] = id;

  const { gtag, dataLayer, fbq } = tools;
  if (typeof gtag === 'function') attempt(() => gtag('event', event, details));
  else if (Array.isArray(dataLayer)) attempt(() => dataLayer.push({ event, ...details }));
  if (typeof fbq !== 'function') return;
  if (isLead) attempt(() => fbq('track', 'Lead', details, { eventID: id }));
  else attempt(() => fbq('trackCustom', event, details));
}

/** `view_contact_form`, `step_estimator`, `open_audit_wizard`; without a tag only the name. */
function eventName(name: string, { tag }: Params): string {
  const words = tag === undefined ? name : `${name}_${String(tag).replace(/^bio-/, '')}`;
  return words.replace(/\W+/g, '_');
}

function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn('An analytics tool of this page failed:', error);
  }
}
