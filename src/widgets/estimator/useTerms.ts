import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { EstimatorSpec } from './estimator.element';
import type { EstimatorState } from './estimator.store';
import { stepsOf } from './offer';
import { termsOf } from './terms';
import { wordingOf } from './wording';

/** The props of every view of the estimator. */
export type StepProps = WidgetViewProps<EstimatorSpec, EstimatorState>;

/** The terms of this page, and how it writes numbers and prices. */
export function useTerms({ store, settings }: StepProps) {
  const fromUrl = useStore(store, (state) => state.fromUrl);
  return useMemo(() => {
    const terms = termsOf(settings, fromUrl);
    const wording = wordingOf(settings.messages.estimator, settings.facts.currency, terms.locale);
    return { terms, steps: stepsOf(terms.facts), wording, ...wording };
  }, [settings, fromUrl]);
}
