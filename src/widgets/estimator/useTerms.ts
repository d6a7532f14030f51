import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { EstimatorSpec } from './estimator.element';
import type { EstimatorState } from './estimator.store';
import { memoize } from './offer/memoize';
import { stepsOf } from './offer/offer';
import type { Terms } from './offer/terms';
import { termsOf } from './offer/termsOf';
import { wordingOf } from './offer/wording';

/** The props of every view of the estimator. */
export type StepProps = WidgetViewProps<EstimatorSpec, EstimatorState>;

/** The terms of this page, and how it writes numbers and prices. */
export function useTerms({ store, settings }: StepProps): ReturnType<typeof withWording> {
  const fromUrl = useStore(store, (state) => state.fromUrl);
  return withWording(settings, termsOf(settings, fromUrl));
}

const withWording = memoize(({ messages, facts }: StepProps['settings'], terms: Terms) => {
  const wording = wordingOf(messages.estimator, facts.currency, terms.locale);
  return { terms, steps: stepsOf(terms.facts), wording, ...wording };
});
