import type { commonAttributes } from '../page/attributes';
import type { WidgetEventName } from '../page/events';

/** The documentation of what all widgets share. The manifest and the documents' tables are made from it. */

export const commonAttributeDocs: Record<keyof typeof commonAttributes, string> = {
  config:
    'URL of a business JSON (same origin or CORS), or the JSON itself. It replaces only the built-in facts that it names.',
  endpoint: 'URL that leads are POSTed to. Without it, nothing is sent.',
  phone: 'Phone number in messages and links; without it, the one of the config.',
  lang: 'Language of the messages; without it, the nearest `lang` of the page, else English.',
  base: "Path of the site's pages in this language, such as `/es`: links that begin with a slash lead below it, and drafts are shared with the page's other languages.",
  guard: "URL of the desk's spam tokens, `/api/token` of the desk. Needed where it has `GUARD_SECRET`.",
  abandoned:
    'Forms offer a checkbox. With this consent, what was typed is delivered also when the form is left unsent.',
  counts:
    'The lead desk counts visits and steps by source, without personal data. It needs `COUNT_VISITS=1`.',
};

/** Of the attribute `heading-level`, which every widget with headings has. */
export const headingLevelDocs = 'Level of its first heading; those beneath it follow, down to 6.';

/** Of the attribute `error-summary`, which every form has. */
export const errorSummaryDocs =
  'After an attempt to go on with errors, a summary with links to the fields takes the focus, instead of the first of these fields.';

export const siteSummary =
  'Shows nothing itself: facts and settings for the widgets inside it. Its attributes apply to each widget that has none of its own.';

export const eventDocs: Record<WidgetEventName, { when: string; detail: string }> = {
  'bio-ready': { when: 'The widget shows its first state.', detail: '{ tag }' },
  'bio-open': { when: 'An overlay opens.', detail: '{ tag }' },
  'bio-close': { when: 'An overlay closes.', detail: '{ tag }' },
  'bio-step': { when: 'A wizard shows another step.', detail: '{ tag, step, label }' },
  'bio-estimate': { when: 'A range was computed.', detail: '{ min, max, items: [{ id, min, max }] }' },
  'bio-schedule': {
    when: 'The visitor asks to have a service scheduled. The first contact form that receives the event lists the service; after `preventDefault()` none does.',
    detail: '{ service }',
  },
  'bio-lead': {
    when: 'A lead is about to be sent. After `preventDefault()` the page delivers it, and the visitor sees the success message.',
    detail: 'the lead, without its secret',
  },
  'bio-lead-sent': {
    when: 'The endpoint accepted the lead. For a retry in the background it is dispatched on the document.',
    detail: '{ id, kind }',
  },
  'bio-lead-queued': {
    when: 'The lead is stored on the device and will be sent again.',
    detail: '{ id, kind, reason }',
  },
  'bio-lead-failed': {
    when: 'The lead was refused for good, also by a retry. Status 0: it could neither be delivered nor stored.',
    detail: '{ id, kind, status, errors }',
  },
  'bio-track': { when: 'One line of analytics.', detail: '{ name, params }' },
  'bio-error': {
    when: 'A bad attribute or config, or an unexpected error.',
    detail: '{ tag, code, message }',
  },
};
