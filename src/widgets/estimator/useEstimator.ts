import { useMemo } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { WidgetSettings } from '../../element/spec';
import { formatMoney, formatRange, type ShownRange } from '../../pricing/money';
import { formatNumber } from '../../ui/formatNumber';
import type { EstimatorSpec } from './estimator.element';
import { type EstimatorState, termsOf } from './estimator.store';
import { stepsOf } from './offer';

/** What every step's view gets. */
export interface StepProps {
  store: StoreApi<EstimatorState>;
  settings: WidgetSettings<EstimatorSpec>;
}

/** The terms of this page, and how it writes numbers and prices. */
export function useTerms({ store, settings }: StepProps) {
  const fromAddress = useStore(store, (state) => state.fromAddress);
  return useMemo(() => {
    const terms = termsOf(settings, fromAddress);
    const money = { currency: settings.facts.currency, locale: terms.locale };
    return {
      terms,
      steps: stepsOf(terms.facts),
      formatPrice: (amount: number) => formatMoney(amount, money),
      formatPrices: (range: ShownRange) => formatRange(range, money),
      formatNumber: (value: number) => formatNumber(value, terms.locale),
    };
  }, [settings, fromAddress]);
}
