import type { WidgetEventName } from './events';

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
