/** Answers in a link, so that who follows it sees the same estimate. Nothing in it says who asked. */
import type { Terms } from '../offer/terms';
import { type Answers, isOddSize, isOddZip, noAnswers, selectedIds } from './answers';

/** The query parameters of such a link. */
const SERVICES = 'services';
const ANSWERS = 'answers';

/** Answers are named as their fields are. */
const QUESTION = 'modifier-';
const QUANTITY = 'quantity-';

/** The query parameters that open the estimate of these answers. A ZIP code is among them only where the price depends on it. */
export function sharedParameters(answers: Answers, terms: Terms): Record<string, string> {
  const { options, quantities, propertyType, sqft, zip } = answers;
  const given = [
    ...Object.entries(options).map(([id, option]) => [QUESTION + id, option]),
    ...Object.entries(quantities).map(([id, quantity]) => [QUANTITY + id, quantity]),
    // Its place: on the same page in another language it has another name.
    ['propertyType', propertyType && String(terms.facts.propertyTypes.indexOf(propertyType))],
    ['sqft', sqft],
    ['zip', terms.facts.areas ? zip : ''],
  ].filter((entry): entry is [string, string] => entry[1] !== '');
  return {
    [SERVICES]: selectedIds(answers, terms).join(','),
    [ANSWERS]: new URLSearchParams(given).toString(),
  };
}

/** What tells one such link from another; undefined where a page's query is none. */
export const sharedLink = (query: URLSearchParams): string | undefined =>
  query.has(ANSWERS) ? `${query.get(SERVICES)} ${query.get(ANSWERS)}` : undefined;

/**
 * The answers in a page's query. Anybody can write it: a text that is none of the firm's counts only where it is a number.
 * @param selected the ids on offer that the query names.
 */
export function sharedAnswers(query: URLSearchParams, selected: readonly string[], terms: Terms): Answers {
  const given = new URLSearchParams(query.get(ANSWERS) ?? '');
  const named = (prefix: string) =>
    Object.fromEntries(
      [...given].flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    );
  const { propertyTypes } = terms.facts;
  const [sqft, zip] = [given.get('sqft') ?? '', given.get('zip') ?? ''];
  return {
    ...noAnswers,
    selected,
    options: named(QUESTION),
    quantities: named(QUANTITY),
    propertyType: propertyTypes[Number(given.get('propertyType') ?? -1)] ?? '',
    sqft: isOddSize(sqft, terms.locale) ? '' : sqft,
    zip: isOddZip(zip) || zip.length > 12 ? '' : zip,
  };
}
