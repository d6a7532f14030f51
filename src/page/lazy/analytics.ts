/**
 * Forwards `bio-track` to the page's own analytics: Google's tag (`gtag`), else Google Tag Manager (`dataLayer`), and the
 * Meta pixel (`fbq`); and to the counts of the lead desk. Loaded only by pages that have one of them, or ask for counts.
 */
import { count } from './counts';

type Params = Readonly<Record<string, string | number>>;

/** Globals of the analytics tools that a page may have. */
interface AnalyticsTools {
  gtag?: (command: 'event', name: string, params: object) => void;
  dataLayer?: object[];
  fbq?: (
    command: 'track' | 'trackCustom',
    name: string,
    params: object,
    options?: { eventID: string },
  ) => void;
}

/** The parameters that are forwarded. All others are dropped: one of them might one day hold what a visitor typed. */
const FORWARDED = ['tag', 'step', 'label', 'path', 'kind', 'id'];

/** Ids of the leads that were forwarded: a page may report the same lead twice. */
const forwardedLeads = new Set<unknown>();

/**
 * Forwards one line to the page's analytics, and to the counts of the lead desk.
 * @param counted the element of the line, where its page may ask for counts.
 */
export function forward(name: string, params: Params, counted?: HTMLElement): void {
  forwardToAnalytics(name, params);
  if (counted) count(counted, name, params);
}

/**
 * Forwards one line to each tool. Where a page has both `gtag` and `dataLayer`, only `gtag` gets it, because `gtag` pushes
 * it into `dataLayer` itself. Never throws: an error of a tool becomes a console warning.
 */
export function forwardToAnalytics(
  name: string,
  params: Params,
  tools: AnalyticsTools = window as AnalyticsTools,
): void {
  const { id } = params;
  const isLead = name === 'lead' && typeof id === 'string';
  if (isLead && forwardedLeads.has(id)) return;
  if (isLead) forwardedLeads.add(id);
  const event = isLead ? 'generate_lead' : eventName(name, params);
  const details: Record<string, string | number> = Object.fromEntries(
    Object.entries(params).filter(([key]) => FORWARDED.includes(key)),
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
  const fullName = tag === undefined ? name : `${name}_${String(tag).replace(/^bio-/, '')}`;
  return fullName.replace(/\W+/g, '_');
}

function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.warn('An analytics tool of this page failed:', error);
  }
}
