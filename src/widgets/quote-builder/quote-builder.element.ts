import { availability, currency, fields, locale, questions, quote } from '../../content/facts';
import { formMessages } from '../../content/messages/form';
import { quoteMessages } from '../../content/messages/quote';
import * as texts from '../../content/ownTexts';
import { errorSummaryDocs, headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { loadFor } from '../../forms/questions/loadQuestions';
import { withSlots } from '../../forms/slots/loadSlots';
import { booleanAttribute, headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-quote-builder',
  attributes: {
    headingLevel: headingLevelAttribute(2),
    errorSummary: booleanAttribute(),
    folded: booleanAttribute(),
  },
  methods: ['reset'],
  sendsLeads: 'quote',
  prefills: { clientName: 'name', phone: 'phone', email: 'email', address: 'address' },
  needs: 'quote',
  loadParts: ({ questions: asked, availability: times }) => withSlots(times, loadFor(asked?.quote)),
  showsPrices: true,
  facts: { availability, currency, fields, locale, questions, quote },
  messages: { quote: quoteMessages, form: formMessages },
  texts: { quote: texts.quote, form: texts.form },
} as const satisfies WidgetSpec;

export type QuoteBuilderSpec = typeof spec;

export const docs: WidgetDocs<QuoteBuilderSpec> = {
  summary: 'Quote in six steps, signed and printable',
  accessibility:
    'The heading of each step takes the focus, `aria-current` marks the step, and the total is announced as it changes. One signs by typing the name: the drawing, which needs a pointer, is optional.',
  attributes: {
    headingLevel: headingLevelDocs,
    errorSummary: errorSummaryDocs,
    folded: 'On a phone only the first question is shown until the visitor turns to it.',
  },
  methods: { reset: 'Clears everything and starts over.' },
  events: ['bio-step', 'bio-lead', 'bio-lead-sent', 'bio-lead-failed', 'bio-track'],
  parts: {
    'error-summary': 'The summary of errors.',
    card: 'The card around the quote builder.',
    steps: 'The step indicator.',
    step: 'One step.',
    heading: 'Heading of a step.',
    choice: 'A card to select.',
    field: 'A label with its control, hint and error.',
    button: 'Every action button; also `button-primary` and `button-secondary`.',
    total: 'The total, in view on every step.',
    message: 'An error, or what became of an earlier request; also `message-error` and `message-success`.',
  },
};
