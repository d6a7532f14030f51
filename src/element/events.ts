import type { FieldError } from '../leads/deliver';
import type { Lead } from '../leads/schema';

/** Every event a widget dispatches, with its detail. All bubble and cross shadow roots. */
export interface WidgetEventDetails {
  'bio-ready': { tag: string };
  'bio-open': { tag: string };
  'bio-close': { tag: string };
  'bio-step': { tag: string; step: number; label: string };
  'bio-estimate': { min: number; max: number; items: { id: string; min: number; max: number }[] };
  'bio-schedule': { service: string };
  'bio-lead': Lead;
  'bio-lead-sent': { id: string; kind: Lead['kind'] };
  'bio-lead-queued': { id: string; kind: Lead['kind']; reason: string };
  'bio-lead-failed': { id: string; kind: Lead['kind']; status: number; errors: FieldError[] };
  'bio-track': { name: string; params: Record<string, string | number> };
  'bio-error': { tag: string; code: ErrorCode; message: string };
}

export type WidgetEventName = keyof WidgetEventDetails;

/** What somebody else may take over. */
const CANCELABLE: readonly WidgetEventName[] = ['bio-lead', 'bio-schedule'];

/** Why a `bio-error` was dispatched. */
export type ErrorCode = 'bad-attribute' | 'bad-config' | 'no-endpoint' | 'render-error';

declare global {
  interface HTMLElementEventMap extends WidgetEvents {}
  interface DocumentEventMap extends WidgetEvents {}
}
type WidgetEvents = { [K in WidgetEventName]: CustomEvent<WidgetEventDetails[K]> };

/**
 * Dispatches an event of the contract. From an element that has left the document meanwhile it goes to the document,
 * so that whoever listens there still hears how a lead ended.
 * @returns false when a listener called `preventDefault()`.
 */
export function emit<K extends WidgetEventName>(
  element: HTMLElement | Document,
  name: K,
  detail: WidgetEventDetails[K],
): boolean {
  const target = element.isConnected ? element : document;
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.includes(name) }),
  );
}

/** What a page that measures has, one of them at least. */
const MEASURED_BY = ['dataLayer', 'gtag', 'fbq'];

/** One line of analytics: told to the console, to whoever listens, and to the analytics that the page has by now. */
export function track(
  element: HTMLElement | Document,
  name: string,
  params: WidgetEventDetails['bio-track']['params'],
): void {
  console.log('[analytics]', name, params);
  emit(element, 'bio-track', { name, params });
  if (MEASURED_BY.some((tool) => tool in window))
    void import('./bridge').then(({ tell }) => tell(name, params)).catch(() => {});
}

/** What each element has been told of its config, so that ten widgets in one site do not say it ten times. */
const told = new WeakMap<HTMLElement, Set<string>>();

/** Reports what is wrong with a config, once a mistake, on the element that names the config. */
export function reportConfig(owner: HTMLElement, mistakes: readonly string[]): void {
  const known = told.get(owner) ?? new Set();
  told.set(owner, known);
  for (const mistake of mistakes) {
    if (!known.has(mistake)) reportError(owner, 'bad-config', mistake);
    known.add(mistake);
  }
}

/**
 * Tells the page's author of a mistake: one console line that says where, and a `bio-error` event. The page goes on.
 * @param message what is wrong, what was expected and what happens instead, as one sentence or two.
 */
export function reportError(element: HTMLElement, code: ErrorCode, message: string): void {
  const tag = element.localName;
  console.error(`<${tag}${element.id ? ` id="${element.id}"` : ''}> ${message}`);
  emit(element, 'bio-error', { tag, code, message });
}
