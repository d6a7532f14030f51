import { groupsIn, type Item, offeredItems } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { parseNumber } from './parseNumber';
import { initialQuantity, type QuantityRules, readQuantity, rulesOf } from './quantity';

/** Most square feet that a size may have before it looks odd. */
const SQFT_LIMIT = 10_000_000;

/** What the visitor selected and typed about the job, as it was typed. */
export interface Answers {
  /** Ids of the selected items; undefined until the first choice: until then the preselection counts. */
  selected: readonly string[] | undefined;
  /** Units by id of the item. */
  quantities: Readonly<Record<string, string>>;
  /** By id of the question: the id of an option, `yes` or `no`, or a number as it was typed. */
  options: Readonly<Record<string, string>>;
  propertyType: string;
  sqft: string;
  zip: string;
}

export const noAnswers: Answers = {
  selected: undefined,
  quantities: {},
  options: {},
  propertyType: '',
  sqft: '',
  zip: '',
};

export const selectedIds = ({ selected }: Answers, { preselected }: Terms): readonly string[] =>
  selected ?? preselected;

/**
 * The items that are selected and on offer, in the order in which they are offered. Of a group of which one can be chosen it is the first: a
 * link may name several.
 */
export function selectedItems(answers: Answers, terms: Terms): Item[] {
  const ids = selectedIds(answers, terms);
  const { facts } = terms;
  const selected = offeredItems(facts).filter(({ id, always }) => always || ids.includes(id));
  return selected.filter(
    (item) =>
      item.always ||
      !isOneOf(item, facts) ||
      item === selected.find(({ group, always }) => group === item.group && !always),
  );
}

/** Whether only one item of its group can be chosen. */
export const isOneOf = ({ group }: Item, { groups }: Terms['facts']): boolean =>
  groups.some(({ id, choose }) => id === group && choose === 'one');

/** What is selected after an item is, or is not any more: of a group of which one can be chosen it takes the place of the others. */
export function withSelected(answers: Answers, id: string, isSelected: boolean, terms: Terms): Answers {
  const { facts } = terms;
  const item = facts.items.find((offered) => offered.id === id);
  const rivals = item && isOneOf(item, facts) ? facts.items.filter(({ group }) => group === item.group) : [];
  const others = selectedIds(answers, terms).filter(
    (other) => other !== id && !rivals.some((rival) => rival.id === other),
  );
  return { ...answers, selected: isSelected ? [...others, id] : others };
}

/** Whether step 1 is answered: an item is chosen there, or it has none to choose. */
export function hasService(answers: Answers, terms: Terms): boolean {
  const services = groupsIn(terms.facts, 'services').flatMap(({ items }) => items);
  const ids = selectedIds(answers, terms);
  return services.every(({ always }) => always)
    ? services.length > 0
    : services.some(({ id, always }) => !always && ids.includes(id));
}

/** Whether an item's units are asked for. */
export const asksQuantity = (
  { unit, units, formula, quantity, tiers, onRequest }: Item,
  { quantities, facts }: Terms,
): boolean =>
  units === undefined &&
  (quantity !== undefined ||
    tiers !== undefined ||
    (Boolean(unit) && !formula && (quantities || (!facts.countsOnce && !onRequest))));

/** How an item's units are asked for: a price that counts one for all misleads, so their number is needed unless the firm says otherwise. */
export const quantityRules = (item: Item, { facts }: Terms): QuantityRules => ({
  required: !facts.countsOnce && !item.onRequest,
  ...rulesOf(item),
});

/** How many units; undefined where they are not asked for or nothing was entered, `'invalid'` for what cannot be a quantity. */
export const quantityOf = (item: Item, answers: Answers, terms: Terms): number | 'invalid' | undefined =>
  asksQuantity(item, terms)
    ? readQuantity(answers.quantities[item.id], rulesOf(item), terms.locale, item.unit)
    : undefined;

/** Whether an item's price is that of all its units: they were entered, or a formula computes them. */
export const isCounted = (item: Item, answers: Answers, terms: Terms): boolean =>
  item.units !== undefined ||
  item.formula !== undefined ||
  typeof quantityOf(item, answers, terms) === 'number';

/** Whether a text cannot be a size. An empty one is fine. */
export function isOddSize(sqft: string, locale: string): boolean {
  if (sqft.trim() === '') return false;
  // A firm may ask for another unit in its own words.
  const size = parseNumber(sqft, locale, 'sq ft') ?? parseNumber(sqft, locale, 'm²');
  return size === undefined || size === 0 || size > SQFT_LIMIT;
}

/** Whether a ZIP code cannot be one in any country. An empty one is fine. */
export const isOddZip = (zip: string): boolean => zip.trim() !== '' && !/\d/.test(zip);

export const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * The selection after the choices that were made in the prerendered form, before hydration. That form knows neither the
 * URL nor a draft: only what differs from its own preselection is a choice.
 * @param checked ids of the services that are checked in it.
 * @param builtIn the terms that the form was prerendered with.
 * @returns undefined where nothing was chosen in it.
 */
export function restoreSelection(
  checked: readonly string[],
  builtIn: Terms,
  answers: Answers,
  terms: Terms,
): string[] | undefined {
  const services = groupsIn(builtIn.facts, 'services').flatMap(({ items }) => items.map(({ id }) => id));
  const preselected = builtIn.preselected.filter((id) => services.includes(id));
  if (sameIds(checked, preselected)) return undefined;
  const others = selectedIds(answers, terms).filter((id) => !preselected.includes(id));
  return [...new Set([...others, ...checked])];
}

/**
 * The quantities that were typed into the prerendered form, before hydration, by item.
 * @param typed what the form holds. Fields that hold what they did at the start say nothing.
 */
export function typedQuantities(typed: FormData, terms: Terms): Record<string, string> {
  const entries = offeredItems(terms.facts).flatMap((item) => {
    const value = typed.get(`quantity-${item.id}`);
    const isTyped = typeof value === 'string' && value && value !== String(initialQuantity(rulesOf(item)));
    return isTyped && asksQuantity(item, terms) ? [[item.id, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
