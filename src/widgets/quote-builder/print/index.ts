import type { WidgetSettings } from '../../../element/spec';
import type { QuoteDraft } from '../lead';
import type { QuoteBuilderSpec } from '../quote-builder.element';
import { printableQuote } from './printable';
import { printQuote } from './printQuote';

/** Prints a quote that was sent: code that is loaded only when somebody wants that. @returns throws away what it needed. */
export const printSent = (
  root: ShadowRoot,
  sent: { lead: QuoteDraft; at: string },
  settings: WidgetSettings<QuoteBuilderSpec>,
): Promise<() => void> => printQuote(root, printableQuote(sent, settings));
