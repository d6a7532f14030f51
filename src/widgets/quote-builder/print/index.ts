import type { WidgetSettings } from '../../../element/spec';
import type { QuoteLead } from '../lead';
import type { QuoteBuilderSpec } from '../quote-builder.element';
import { printableQuote } from './printable';
import { printQuote } from './printQuote';

/** Prints a quote that was sent, in a chunk of its own. @returns removes the frame that was printed. */
export const printSent = (
  root: ShadowRoot,
  sent: { lead: QuoteLead; at: string },
  settings: WidgetSettings<QuoteBuilderSpec>,
): Promise<() => void> => printQuote(root, printableQuote(sent, settings));
