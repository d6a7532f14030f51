import { audit } from '../../content/audit';
import { auditTexts } from '../../content/texts/audit';
import { formTexts } from '../../content/texts/form';
import { photosTexts } from '../../content/texts/photos';
import { booleanAttribute } from '../../element/attributes';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-audit-wizard',
  attributes: { open: booleanAttribute() },
  methods: ['show', 'hide', 'reset'],
  sendsLeads: true,
  overlay: { hash: 'audit', selector: 'bio-audit-wizard' },
  facts: { audit },
  texts: { audit: auditTexts, form: formTexts, photos: photosTexts },
} as const satisfies WidgetSpec;

export type AuditWizardSpec = typeof spec;

export const docs: WidgetDocs<AuditWizardSpec> = {
  summary: 'Request for the free surface-health audit in five steps, a modal dialog',
  attributes: { open: 'Whether it is open. A link to `#audit` (or to its id) opens it as well.' },
  methods: {
    show: 'Opens it.',
    hide: 'Closes it and keeps what was told; after the thank-you it starts over.',
    reset: 'Forgets everything and starts over.',
  },
  events: ['bio-open', 'bio-close', 'bio-step', 'bio-lead', 'bio-lead-sent', 'bio-lead-failed', 'bio-track'],
  parts: {
    dialog: 'The dialog.',
    steps: 'The indicator of the steps.',
    step: 'One step.',
    heading: 'Heading of a step.',
    choice: 'A card to choose.',
    field: 'A label with its control, hint and error.',
    button: 'Every button that leads on; also `button-primary` and `button-secondary`.',
    message: 'What went wrong; also `message-error`.',
  },
  slots: {},
};
