import { type StoreApi, useStore } from 'zustand';
import type { WidgetSettings } from '../../element/spec';
import { formatRange } from '../../pricing/money';
import type { PriceRange } from '../../pricing/range';
import { describeField } from '../../ui/describeField';
import { fieldRules, type QuoteField, toldProblem } from './fields';
import type { QuoteBuilderSpec } from './quote-builder.element';
import type { QuoteState } from './quote-builder.store';

/** What every step's view gets. */
export interface StepProps {
  store: StoreApi<QuoteState>;
  settings: WidgetSettings<QuoteBuilderSpec>;
}

/** How this page writes a range. */
export const rangeFormatter =
  ({ facts, lang }: StepProps['settings']) =>
  (range: PriceRange): string =>
    formatRange(range, { currency: facts.currency, locale: facts.locale || lang });

/** What a text field of a step needs. */
export function useFields({ store, settings }: StepProps) {
  const state = useStore(store);
  const { quote, form } = settings.texts;
  return (name: QuoteField, hint?: string) => ({
    name,
    label: quote.labels[name],
    value: state.fields[name],
    onValue: (value: string) => state.type(name, value),
    ...describeField({
      value: state.fields[name],
      limit: fieldRules[name].limit,
      problem: toldProblem(name, state),
      hint,
      texts: form,
      lang: settings.lang,
    }),
  });
}
