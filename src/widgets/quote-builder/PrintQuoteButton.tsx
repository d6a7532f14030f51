import type { ComponentProps, ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { PrintButton } from '../../ui/print/PrintButton';
import { type PrintedQuote, quoteNumber } from './lead';
import type { StepProps } from './stepProps';

interface PrintQuoteButtonProps
  extends Pick<StepProps, 'settings'>,
    Pick<ComponentProps<typeof PrintButton>, 'kind' | 'children'> {
  quote: () => PrintedQuote;
}

/** Prints a quote. */
export function PrintQuoteButton({ quote, settings, ...button }: PrintQuoteButtonProps): ReactNode {
  const { print, printFailed } = settings.messages.quote;
  return (
    <PrintButton
      {...button}
      messages={{ print, printFailed: fillText(printFailed, { number: quoteNumber(quote().lead.id) }) }}
      print={async (root) => (await import('./print/printQuote')).printQuote(root, quote(), settings)}
    />
  );
}
