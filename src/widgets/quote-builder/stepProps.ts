import { fillText } from '../../domain/fillText';
import { moneyStyle } from '../../domain/moneyStyle';
import { type ShownPrice, shownPrice } from '../../domain/shownPrice';
import type { WidgetViewProps } from '../../element/spec';
import { changedRules, changedTexts } from '../../forms/ownFields';
import { formWith } from '../../forms/questions/formWith';
import type { FormFields } from '../../forms/useField';
import { quoteParts } from '../../pricing/quote';
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

/** How this page writes a price. */
export const priceFormatter =
  ({ facts, lang, messages }: StepProps['settings']) =>
  (price: ShownPrice, monthly = false): string => {
    const text = shownPrice(price, moneyStyle(facts, lang), messages.quote);
    return monthly ? fillText(messages.quote.perMonth, { range: text }) : text;
  };

/** A label with its price. */
type Line = readonly [label: string, price: string];

/** The total of a quote, what it is made of where some of it is paid every month, and what has to be said of it. */
export function explainTotal(
  items: readonly Pick<Item, 'price' | 'monthly'>[],
  settings: StepProps['settings'],
): { total: string; parts: readonly Line[]; monthly: string; notes: readonly string[] } {
  const formatPrices = priceFormatter(settings);
  const { quote: messages } = settings.messages;
  const { total: sum, once, monthly } = quoteParts(items);
  const total = sum ? formatPrices(sum, monthly && !once) : messages.unmeasured;
  const units = items.some(({ price }) => price.unit) ? [messages.unitNote] : [];
  if (!once || !monthly) return { total, parts: [], monthly: '', notes: units };
  const perMonth = formatPrices(monthly, true);
  return {
    total,
    notes: [messages.monthlyNote, ...units],
    parts: [
      [messages.once, formatPrices(once)],
      [messages.monthly, perMonth],
    ],
    monthly: perMonth,
  };
}
