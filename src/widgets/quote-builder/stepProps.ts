import { fillText } from '../../domain/fillText';
import { formatRange } from '../../domain/money';
import { moneyStyle } from '../../domain/moneyStyle';
import type { PriceRange } from '../../domain/priceRange';
import type { WidgetViewProps } from '../../element/spec';
import { changedRules, changedTexts } from '../../forms/ownFields';
import { formWith } from '../../forms/questions/formWith';
import type { FormFields } from '../../forms/useField';
import { quoteParts, quoteTotal } from '../../pricing/quote';
import { type FixedField, type QuoteField, quoteFields } from './fields';
import type { Item } from './offer';
import type { QuoteBuilderSpec } from './quote-builder.element';
import type { QuoteState } from './quote-builder.store';

/** The props of every view of the quote builder. */
export type StepProps = WidgetViewProps<QuoteBuilderSpec, QuoteState>;

/** What its text fields are made of. */
export const formOf = ({ store, settings }: StepProps): FormFields<QuoteField> =>
  formWith<FixedField>(
    {
      store,
      rules: changedRules<FixedField>(quoteFields, settings.facts.fields.quote),
      labels: changedTexts(settings.messages.quote.labels, settings.facts.fields.quote, 'label'),
      settings,
    },
    settings.facts.questions.quote,
  );

/** How this page writes a range. */
export const rangeFormatter =
  ({ facts, lang, messages }: StepProps['settings']) =>
  (range: PriceRange, monthly = false): string => {
    const text = formatRange(range, moneyStyle(facts, lang));
    return monthly ? fillText(messages.quote.perMonth, { range: text }) : text;
  };

/** A label with its price. */
type Line = readonly [label: string, price: string];

/** The total of a quote, and what it is made of where some of it is paid every month. */
export function explainTotal(
  items: readonly Pick<Item, 'price' | 'monthly'>[],
  settings: StepProps['settings'],
): { total: string; parts: readonly Line[]; monthly: string } {
  const formatPrices = rangeFormatter(settings);
  const { quote: messages } = settings.messages;
  const { once, monthly } = quoteParts(items);
  const total = formatPrices(quoteTotal(items), monthly && !once);
  if (!once || !monthly) return { total, parts: [], monthly: '' };
  const perMonth = formatPrices(monthly, true);
  return {
    total,
    parts: [
      [messages.once, formatPrices(once)],
      [messages.monthly, perMonth],
    ],
    monthly: perMonth,
  };
}
