import type { WidgetSettings } from '../../../element/spec';
import { printDocument } from '../../../ui/print/printDocument';
import type { PrintedQuote } from '../lead';
import type { QuoteBuilderSpec } from '../quote-builder.element';
import { printableQuote } from './printable';

/** Prints a quote, in a chunk of its own. @returns removes the frame that was printed. */
export const printQuote = (
  root: ShadowRoot,
  quote: PrintedQuote,
  settings: WidgetSettings<QuoteBuilderSpec>,
): Promise<() => void> => printDocument(root, printableQuote(quote, settings));
