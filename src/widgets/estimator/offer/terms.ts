import { moneyStyle } from '../../../domain/moneyStyle';
import type { WidgetSettings } from '../../../element/spec';
import type { EstimatorSpec } from '../estimator.element';
import { memoize } from './memoize';
import { type EstimatorFacts, offeredItems } from './offer';
import { withRanges } from './ranges';

export type EstimatorSettings = WidgetSettings<EstimatorSpec>;

/** What answers are read by. */
export interface Terms {
  facts: EstimatorFacts;
  /** Ids that count as selected until the first choice. */
  preselected: readonly string[];
  /** Whether units are asked for, and multiply. */
  quantities: boolean;
  /** How numbers are written. */
  locale: string;
  /** The answers to a question that takes no others. */
  yes: string;
  no: string;
  /** The day on which the questions are answered. Left out: as the visitor's clock says. */
  today?: string | undefined;
}

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
