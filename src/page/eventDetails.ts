/** The events as types alone: the npm package takes this file as it is. */

import type { Lead } from '../domain/leadSchema';
import type { FieldError } from '../leads/fieldError';

/** A lead as the page may see it: its secret is for the endpoint only. */
export type PublicLead = Lead extends infer L ? (L extends Lead ? Omit<L, 'secret'> : never) : never;

/** The detail of every event that a widget dispatches. All bubble and are composed. */
export interface WidgetEventDetails {
  'bio-ready': { tag: string };
  'bio-open': { tag: string };
  'bio-close': { tag: string };
  'bio-step': { tag: string; step: number; label: string };
  'bio-estimate': { min: number; max: number; items: { id: string; min: number; max: number }[] };
  'bio-schedule': { service: string };
  'bio-lead': PublicLead;
  'bio-lead-sent': { id: string; kind: Lead['kind'] };
  'bio-lead-queued': { id: string; kind: Lead['kind']; reason: string };
  'bio-lead-failed': { id: string; kind: Lead['kind']; status: number; errors: FieldError[] };
  'bio-track': { name: string; params: Record<string, string | number> };
  'bio-error': { tag: string; code: ErrorCode; message: string };
}

export type WidgetEventName = keyof WidgetEventDetails;

/** Why a `bio-error` was dispatched. */
export type ErrorCode =
  | 'bad-attribute'
  | 'bad-config'
  | 'no-endpoint'
  | 'origin-not-allowed'
  | 'render-error';

declare global {
  interface HTMLElementEventMap extends WidgetEvents {}
  interface DocumentEventMap extends WidgetEvents {}
  interface WindowEventMap extends WidgetEvents {}
}
type WidgetEvents = { [K in WidgetEventName]: CustomEvent<WidgetEventDetails[K]> };
