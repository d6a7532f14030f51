import { audit, availability, currency, fields, locale, questions } from '../../content/facts';
import { auditMessages } from '../../content/messages/audit';
import { formMessages } from '../../content/messages/form';
import { photosMessages } from '../../content/messages/photos';
import * as texts from '../../content/ownTexts';
import { errorSummaryDocs, headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { loadFor } from '../../forms/questions/loadQuestions';
import { withSlots } from '../../forms/slots/loadSlots';
import { booleanAttribute, headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-audit-wizard',
  attributes: {
    headingLevel: headingLevelAttribute(2),
    errorSummary: booleanAttribute(),
    open: booleanAttribute(),
  },
  methods: ['show', 'hide', 'reset'],
  sendsLeads: 'audit',
  prefills: { fullName: 'name', serviceAddress: 'address', email: 'email', phone: 'phone' },
  overlay: { hash: 'audit', selector: 'bio-audit-wizard' },
  loadParts: ({ questions: asked, availability: times }) => withSlots(times, loadFor(asked?.audit)),
  facts: { audit, availability, currency, fields, locale, questions },
  messages: { audit: auditMessages, form: formMessages, photos: photosMessages },
  texts: { audit: texts.audit, form: texts.form, photos: texts.photos },
} as const satisfies WidgetSpec;

export type AuditWizardSpec = typeof spec;

export const docs: WidgetDocs<AuditWizardSpec> = {
  summary: 'Request for the free property check in five steps, a modal dialog',
  accessibility:
    'A modal dialog named by its title: Escape closes it, and the focus returns to where it was. The heading of each step takes the focus, `aria-current` marks the step, and fields that are still needed are announced. A failure is an alert; the heading of the confirmation takes the focus.',
  attributes: {
    headingLevel: headingLevelDocs,
    errorSummary: errorSummaryDocs,
    open: 'Whether it is open. A link to `#audit` (or to its id) opens it as well.',
  },
  methods: {
    show: 'Opens it.',
    hide: 'Closes it and keeps the draft; after the confirmation it starts over.',
    reset: 'Clears everything and starts over.',
  },
  events: ['bio-open', 'bio-close', 'bio-step', 'bio-lead', 'bio-lead-sent', 'bio-lead-failed', 'bio-track'],
  parts: {
    'error-summary': 'The summary of errors.',
    dialog: 'The dialog.',
    steps: 'The step indicator.',
    step: 'One step.',
    heading: 'Heading of a step.',
    choice: 'A card to select.',
    field: 'A label with its control, hint and error.',
    button: 'Every action button; also `button-primary` and `button-secondary`.',
    message: 'An error, or what became of an earlier request; also `message-error` and `message-success`.',
  },
};
