import type { ErrorCode, WidgetEventDetails, WidgetEventName } from './eventDetails';
import { settingSources } from './nearestSetting';
import { safeDocument } from './safeDocument';

export type * from './eventDetails';

/** After `preventDefault()` the page handles these itself. */
const CANCELABLE: readonly WidgetEventName[] = ['bio-lead', 'bio-schedule'];

/**
 * Dispatches a public event. Where the element has left the document meanwhile, the event is dispatched on the document, so
 * that listeners there still learn the outcome of a lead.
 * @returns false when a listener called `preventDefault()`.
 */
export function emit<K extends WidgetEventName>(
  element: HTMLElement | Document,
  name: K,
  detail: WidgetEventDetails[K],
): boolean {
  const target = element.isConnected ? element : safeDocument;
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.includes(name) }),
  );
}

/** Globals of the analytics tools that are supported. */
const ANALYTICS_GLOBALS = ['dataLayer', 'gtag', 'fbq'];

/** Whether the lead desk may be to count what happens to an element: `counts` may be "false" there. */
const mayBeCounted = (element: HTMLElement | Document): element is HTMLElement =>
  'localName' in element && settingSources(element).some((source) => source.hasAttribute('counts'));

/**
 * One line of analytics: written to the console, dispatched as `bio-track`, and forwarded to the page's own analytics and, where
 * the page asks for that, to the counts of the lead desk.
 */
export function track(
  element: HTMLElement | Document,
  name: string,
  params: WidgetEventDetails['bio-track']['params'],
): void {
  console.log('[analytics]', name, params);
  emit(element, 'bio-track', { name, params });
  const counted = mayBeCounted(element) ? element : undefined;
  if (counted || ANALYTICS_GLOBALS.some((tool) => tool in window))
    void import('./lazy/analytics').then(({ forward }) => forward(name, params, counted)).catch(() => {});
}

/** The problems that were reported of each element's config: ten widgets in one site report each once. */
const reportedProblems = new WeakMap<HTMLElement, Set<string>>();

/** Reports each problem of a config once, on the element that names the config. */
export function reportConfigProblems(owner: HTMLElement, problems: readonly string[]): void {
  const reported = reportedProblems.get(owner) ?? new Set();
  reportedProblems.set(owner, reported);
  for (const problem of problems) {
    if (!reported.has(problem)) reportError(owner, 'bad-config', problem);
    reported.add(problem);
  }
}

/**
 * Reports a mistake to the page's author: one console line with the element, and a `bio-error` event. The page goes on.
 * @param message what is wrong, what was expected and what happens instead, in one sentence or two.
 */
export function reportError(element: HTMLElement, code: ErrorCode, message: string): void {
  const tag = element.localName;
  console.error(`<${tag}${element.id ? ` id="${element.id}"` : ''}> ${message}`);
  emit(element, 'bio-error', { tag, code, message });
}

/** The names of all public events. The type holds the list complete. */
export const eventNames: Readonly<Record<WidgetEventName, true>> = {
  'bio-ready': true,
  'bio-open': true,
  'bio-close': true,
  'bio-step': true,
  'bio-estimate': true,
  'bio-schedule': true,
  'bio-lead': true,
  'bio-lead-sent': true,
  'bio-lead-queued': true,
  'bio-lead-failed': true,
  'bio-track': true,
  'bio-error': true,
};
