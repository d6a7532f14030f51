import type { WidgetSettings } from '../../../element/spec';
import type { PrintedQuote } from '../lead';
import type { QuoteBuilderSpec } from '../quote-builder.element';
import { printableQuote } from './printable';
import { printQuote } from './printQuote';

/** Prints a quote, in a chunk of its own. @returns removes the frame that was printed. */
export const print = (
  root: ShadowRoot,
  quote: PrintedQuote,
  settings: WidgetSettings<QuoteBuilderSpec>,
): Promise<() => void> => printQuote(root, printableQuote(quote, settings));
