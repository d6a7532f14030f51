import { moneyStyle } from '../../../domain/moneyStyle';
import type { WidgetSettings } from '../../../element/spec';
import type { EstimatorSpec } from '../estimator.element';
import { memoize } from './memoize';
import { type EstimatorFacts, offeredItems } from './offer';
import { withRanges } from './ranges';
import type { Terms } from './terms';

export type EstimatorSettings = WidgetSettings<EstimatorSpec>;

/**
 * The terms of a page.
 * @param fromUrl the ids that its URL preselects, undefined where it names none.
 */
export const termsOf = memoize(
  (
    { attributes, facts, lang, messages }: EstimatorSettings,
    fromUrl: readonly string[] | undefined,
  ): Terms => {
    const offered = offeredItems(facts.estimator).map(({ id }) => id);
    const fromAttribute = attributes.services.filter((id) => offered.includes(id));
    const named = fromUrl ?? (fromAttribute.length ? fromAttribute : facts.estimator.preselected);
    return {
      facts: withRanges(facts.estimator),
      preselected: offered.filter((id) => named.includes(id)),
      quantities: attributes.quantities,
      locale: moneyStyle(facts, lang).locale,
      yes: messages.estimator.yes,
      no: messages.estimator.no,
    };
  },
);

/** The ids on offer that a page's query names, as in `?services=bioseal,glass`; undefined where it names none. */
export function idsFromQuery(query: URLSearchParams, facts: EstimatorFacts): string[] | undefined {
  const named = query
    .get('services')
    ?.split(',')
    .map((id) => id.trim());
  const offered = offeredItems(facts).map(({ id }) => id);
  const ids = named?.filter((id) => offered.includes(id));
  return ids?.length ? ids : undefined;
}

/** @returns a message to the page's author where the attribute `services` names what is not on offer. */
export function mistakeIn(services: readonly string[], facts: EstimatorFacts): string | undefined {
  const offered = offeredItems(facts).map(({ id }) => id);
  const unknown = services.filter((id) => !offered.includes(id));
  if (unknown.length === 0) return undefined;
  const value = services.join(',').slice(0, 100);
  return (
    `attribute services="${value}" names what is not on offer: ${unknown.join(', ').slice(0, 100)}. ` +
    `Expected some of ${offered.join(', ')}.`
  );
}
