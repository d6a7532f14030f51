import type { WidgetViewProps } from '../../element/spec';
import { formatRange } from '../../pricing/money';
import type { PriceRange } from '../../pricing/range';
import { moneyStyle } from '../../ui/base/moneyStyle';
import type { QuoteBuilderSpec } from './quote-builder.element';
import type { QuoteState } from './quote-builder.store';

/** The props of every view of the quote builder. */
export type StepProps = WidgetViewProps<QuoteBuilderSpec, QuoteState>;

/** How this page writes a range. */
export const rangeFormatter =
  ({ facts, lang }: StepProps['settings']) =>
  (range: PriceRange): string =>
    formatRange(range, moneyStyle(facts, lang));
