import { contact } from '../../content/contact';
import { contactTexts } from '../../content/texts/contact';
import { formTexts } from '../../content/texts/form';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-contact-form',
  attributes: {},
  methods: ['reset'],
  notesServices: true,
  sendsLeads: true,
  facts: { contact },
  texts: { contact: contactTexts, form: formTexts },
} as const satisfies WidgetSpec;

export type ContactFormSpec = typeof spec;

export const docs: WidgetDocs<ContactFormSpec> = {
  summary: 'BioCheck booking form',
  attributes: {},
  methods: { reset: 'Empties the form and begins a new request.' },
  events: ['bio-lead', 'bio-lead-sent', 'bio-lead-failed', 'bio-track'],
  parts: {
    card: 'The frame around the form.',
    heading: 'Its heading.',
    field: 'A label with its control, hint and error.',
    button: 'The button that sends.',
    message: 'How it ended; also `message-success` and `message-error`.',
  },
  slots: {},
};
