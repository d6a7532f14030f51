import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { formatMoney, formatRange } from '../../pricing/money';
import type { PriceRange } from '../../pricing/range';
import { fillText } from '../../ui/base/fillText';
import { formatNumber } from '../../ui/base/formatNumber';
import type { EstimatorSpec } from './estimator.element';
import type { EstimatorState } from './estimator.store';
import { stepsOf } from './offer';
import { termsOf } from './terms';

/** The props of every view of the estimator. */
export type StepProps = WidgetViewProps<EstimatorSpec, EstimatorState>;

/** The terms of this page, and how it writes numbers and prices. */
export function useTerms({ store, settings }: StepProps) {
  const fromUrl = useStore(store, (state) => state.fromUrl);
  return useMemo(() => {
    const terms = termsOf(settings, fromUrl);
    const messages = settings.messages.estimator;
    const money = { currency: settings.facts.currency, locale: terms.locale };
    return {
      terms,
      steps: stepsOf(terms.facts),
      formatPrice: (amount: number) => formatMoney(amount, money),
      formatPrices: (prices: PriceRange & { from?: boolean; onRequest?: boolean }) => {
        const isNameless = prices.onRequest || (prices.from && prices.max === 0);
        if (isNameless) return messages.onRequest;
        return prices.from
          ? fillText(messages.from, { price: formatMoney(prices.min, money) })
          : formatRange(prices, money);
      },
      formatNumber: (value: number) => formatNumber(value, terms.locale),
    };
  }, [settings, fromUrl]);
}
