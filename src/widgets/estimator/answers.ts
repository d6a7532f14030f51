import { type Estimate, estimate } from '../../pricing/estimate';
import { groupsIn, type Item, modifiersIn, offeredItems, type Step, stepsOf } from './offer';
import { parseNumber } from './parseNumber';
import type { Terms } from './terms';

/** Most units of one item. */
export const QUANTITY_LIMIT = 100_000;
/** Most square feet that a size may have before it looks odd. */
const SQFT_LIMIT = 10_000_000;

/** What the visitor selected and typed about the job, as it was typed. */
export interface Answers {
  /** Ids of the selected items; undefined until the first choice: until then the preselection counts. */
  selected: readonly string[] | undefined;
  /** Units by id of the item. */
  quantities: Readonly<Record<string, string>>;
  /** Id of the option by id of the modifier. */
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

/** The items that are selected and on offer, in the order in which they are offered. */
export function selectedItems(answers: Answers, terms: Terms): Item[] {
  const ids = selectedIds(answers, terms);
  return offeredItems(terms.facts).filter(({ id }) => ids.includes(id));
}

/** Whether an item of step 1 is selected. */
export const hasService = (answers: Answers, terms: Terms): boolean =>
  selectedItems(answers, terms).some(({ group }) =>
    terms.facts.groups.some(({ id, step }) => id === group && step === 'services'),
  );

/** Whether a step is complete: step 1 needs a service, and no quantity may be invalid where it is asked for. */
export function isComplete(step: Step, answers: Answers, terms: Terms): boolean {
  if (step === 'services' && !hasService(answers, terms)) return false;
  const groups = groupsIn(terms.facts, step).map(({ id }) => id);
  return selectedItems(answers, terms).every(
    (item) => !groups.includes(item.group) || quantityOf(item, answers, terms) !== 'invalid',
  );
}

/** How many units; undefined where they are not asked for or nothing was entered, `'invalid'` for what cannot be a quantity. */
export function quantityOf(item: Item, answers: Answers, terms: Terms): number | 'invalid' | undefined {
  const entered = answers.quantities[item.id]?.trim();
  if (!terms.quantities || !item.unit || !entered) return undefined;
  const quantity = parseNumber(entered, terms.locale);
  return quantity !== undefined && quantity > 0 && quantity <= QUANTITY_LIMIT ? quantity : 'invalid';
}

/** Whether a text cannot be a size. An empty one is fine. */
export function isOddSize(sqft: string, locale: string): boolean {
  if (sqft.trim() === '') return false;
  const size = parseNumber(sqft, locale);
  return size === undefined || size === 0 || size > SQFT_LIMIT;
}

/** Whether a ZIP code cannot be one in any country. An empty one is fine. */
export const isOddZip = (zip: string): boolean => zip.trim() !== '' && !/\d/.test(zip);

/** A modifier that was answered. */
export interface AnsweredModifier {
  id: string;
  label: string;
  answer: string;
  factor: number;
}

/** The answers to the questions of the offered steps; unanswered questions are left out. */
export function answeredModifiers({ options }: Answers, { facts }: Terms): AnsweredModifier[] {
  return stepsOf(facts)
    .flatMap((step) => modifiersIn(facts, step))
    .flatMap(({ id, label, options: offered }) => {
      const option = offered.find((entry) => entry.id === options[id]);
      return option ? [{ id, label, answer: option.label, factor: option.factor }] : [];
    });
}

/** The range of what is selected. */
export function computeEstimate(answers: Answers, terms: Terms): Estimate {
  return estimate({
    items: selectedItems(answers, terms).map((item) => {
      const entered = quantityOf(item, answers, terms);
      const quantity = entered === 'invalid' ? undefined : entered;
      const isForTheJob = !item.unit || quantity !== undefined;
      return { id: item.id, price: item.price, quantity, floor: isForTheJob ? item.floor : undefined };
    }),
    factors: answeredModifiers(answers, terms),
  });
}

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
