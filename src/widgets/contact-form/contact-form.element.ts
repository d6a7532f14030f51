import { availability, contact, currency, fields, locale, questions } from '../../content/facts';
import { contactMessages } from '../../content/messages/contact';
import { formMessages } from '../../content/messages/form';
import * as texts from '../../content/ownTexts';
import { errorSummaryDocs, headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { loadFor } from '../../forms/questions/loadQuestions';
import { withSlots } from '../../forms/slots/loadSlots';
import { booleanAttribute, headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-contact-form',
  attributes: { headingLevel: headingLevelAttribute(2), errorSummary: booleanAttribute() },
  methods: ['reset'],
  acceptsServiceRequests: true,
  sendsLeads: 'contact',
  prefills: { fullName: 'name', phone: 'phone', email: 'email', serviceAddress: 'address' },
  loadParts: ({ questions: asked, availability: times }) => withSlots(times, loadFor(asked?.contact)),
  facts: { availability, contact, currency, fields, locale, questions },
  withoutConfig: {
    availability: {},
    contact: { hearAboutUs: [] },
    currency: 'USD',
    locale: '',
    questions: { contact: [], audit: [], quote: [], estimator: [] },
    fields: { contact: {}, audit: {}, quote: {}, estimator: {} },
  },
  messages: { contact: contactMessages, form: formMessages },
  texts: { contact: texts.contact, form: texts.form },
} as const satisfies WidgetSpec;

export type ContactFormSpec = typeof spec;

export const docs: WidgetDocs<ContactFormSpec> = {
  summary: 'BioCheck booking form',
  accessibility:
    'Every control has a visible label, and its hint and error are bound to it. After an invalid attempt the first invalid field takes the focus. Sending is announced; the outcome is a status or an alert and takes the focus.',
  attributes: { headingLevel: headingLevelDocs, errorSummary: errorSummaryDocs },
  methods: { reset: 'Clears the form and begins a new request.' },
  events: ['bio-lead', 'bio-lead-sent', 'bio-lead-failed', 'bio-track'],
  parts: {
    'error-summary': 'The summary of errors.',
    card: 'The card around the form.',
    heading: 'Its heading.',
    field: 'A label with its control, hint and error.',
    button: 'The submit button.',
    message: 'The result of a submission; also `message-success`, `message-error` and `message-queued`.',
  },
};
