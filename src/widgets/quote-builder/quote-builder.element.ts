import { currency } from '../../content/currency';
import { locale } from '../../content/locale';
import { quote } from '../../content/quote';
import { formTexts } from '../../content/texts/form';
import { quoteTexts } from '../../content/texts/quote';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-quote-builder',
  attributes: {},
  methods: ['reset'],
  sendsLeads: true,
  facts: { currency, locale, quote },
  texts: { quote: quoteTexts, form: formTexts },
} as const satisfies WidgetSpec;

export type QuoteBuilderSpec = typeof spec;

export const docs: WidgetDocs<QuoteBuilderSpec> = {
  summary: 'Quote in six steps, signed and printable',
  attributes: {},
  methods: { reset: 'Starts over.' },
  events: ['bio-step', 'bio-lead', 'bio-lead-sent', 'bio-lead-failed', 'bio-track'],
  parts: {
    card: 'The frame around the quote builder.',
    steps: 'Where the visitor stands.',
    step: 'One step.',
    heading: 'Heading of a step.',
    choice: 'A card to choose.',
    field: 'A label with its control, hint and error.',
    button: 'Every button that leads on; also `button-primary` and `button-secondary`.',
    total: 'The total, always in view.',
    message: 'What went wrong; also `message-error`.',
  },
  slots: {},
};
