import type { commonAttributes } from './attributes';
import type { WidgetEventName } from './events';

/** The sentences about what all widgets share; the manifest and the README are made from them. */

export const commonAttributeDocs: Record<keyof typeof commonAttributes, string> = {
  config:
    'Address of a business JSON (same origin or CORS), or the JSON itself. It replaces only what it names of the built-in facts.',
  endpoint: 'Where leads are POSTed. Without it, nothing is sent.',
  phone: 'Phone number in messages and links; without it, the one of the config.',
  lang: 'Language of the texts; without it, the nearest `lang` of the page, else English.',
  guard:
    'Address where the desk hands out a token for each lead, such as `https://your-desk.example/api/token`: of use where the desk has `GUARD_SECRET`.',
  abandoned:
    'Forms show a box by which the visitor allows that what is typed is delivered when the page is left unsent.',
};

export const siteSummary =
  'Shows nothing itself: facts and settings for the widgets inside it. Its attributes count for each of them that has none of its own.';

export const eventDocs: Record<WidgetEventName, { when: string; detail: string }> = {
  'bio-ready': { when: 'The first render is done.', detail: '{ tag }' },
  'bio-open': { when: 'An overlay opens.', detail: '{ tag }' },
  'bio-close': { when: 'An overlay closes.', detail: '{ tag }' },
  'bio-step': { when: 'A wizard shows another step.', detail: '{ tag, step, label }' },
  'bio-estimate': { when: 'A range was computed.', detail: '{ min, max, items: [{ id, min, max }] }' },
  'bio-schedule': {
    when: 'The visitor wants a service scheduled. The first contact form that hears it notes the service; after `preventDefault()` none does.',
    detail: '{ service }',
  },
  'bio-lead': {
    when: 'A lead is about to be sent. After `preventDefault()` the page delivers it itself, and the visitor sees success.',
    detail: 'the lead',
  },
  'bio-lead-sent': {
    when: 'The endpoint took the lead. Where that was in the background, the document tells it.',
    detail: '{ id, kind }',
  },
  'bio-lead-queued': {
    when: 'The lead is kept on the device and will be sent again.',
    detail: '{ id, kind, reason }',
  },
  'bio-lead-failed': {
    when: 'The lead was refused for good, also when it was sent again; status 0 where it could neither be delivered nor kept.',
    detail: '{ id, kind, status, errors }',
  },
  'bio-track': { when: 'One line of analytics.', detail: '{ name, params }' },
  'bio-error': {
    when: 'A bad attribute or config, or an unexpected error.',
    detail: '{ tag, code, message }',
  },
};
