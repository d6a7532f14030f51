import { type Estimate, estimate } from '../../pricing/estimate';
import { type EstimatorFacts, type Item, modifiersIn, offeredItems, stepsOf } from './offer';
import { parseNumber } from './parseNumber';

/** Most units of one item. */
export const QUANTITY_LIMIT = 100_000;
/** Most square feet that a size may have before it looks odd. */
const SQFT_LIMIT = 10_000_000;

/** What the visitor told, as it was typed. */
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

/** What answers are read by. */
export interface Terms {
  facts: EstimatorFacts;
  /** Ids that count as selected until the first choice. */
  preselected: readonly string[];
  /** Whether units are asked for, and multiply. */
  quantities: boolean;
  /** How numbers are written. */
  locale: string;
}

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

/** How many units; undefined where nobody asks or nothing was entered, `'bad'` for what cannot be a quantity. */
export function quantityOf(item: Item, answers: Answers, terms: Terms): number | 'bad' | undefined {
  const entered = answers.quantities[item.id]?.trim();
  if (!terms.quantities || !item.unit || !entered) return undefined;
  const quantity = parseNumber(entered, terms.locale);
  return quantity !== undefined && quantity > 0 && quantity <= QUANTITY_LIMIT ? quantity : 'bad';
}

/** Whether a size says nothing that can be a size. An empty one is fine. */
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

/** The answers to the questions of the visit's steps; the unanswered ones are left out. */
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
      const quantity = entered === 'bad' ? undefined : entered;
      const forTheJob = !item.unit || quantity !== undefined;
      return { id: item.id, price: item.price, quantity, floor: forTheJob ? item.floor : undefined };
    }),
    factors: answeredModifiers(answers, terms),
  });
}
