import type { PriceRange } from '../../../domain/priceRange';
import type { Item, Modifier } from '../offer/offer';
import { parseNumber } from './parseNumber';

/** Most units of one item, and the highest answer to a question for a number. */
export const QUANTITY_LIMIT = 100_000;

/** How a number is asked for. */
export interface QuantityRules extends Omit<NonNullable<Item['quantity']>, 'billingIncrement'> {
  /** Whether 0 is a number like any other. @default false */
  readonly allowsNone?: boolean;
}

export const rulesOf = ({ quantity }: Item): QuantityRules => quantity ?? {};
export const rulesOfQuestion = (number: NonNullable<Modifier['number']>): QuantityRules => ({
  ...number,
  allowsNone: true,
});

/** The least that can be entered; undefined where any number above 0 can. */
export function leastQuantity({ choices, min, step, allowsNone }: QuantityRules): number | undefined {
  if (choices) return Math.min(...choices);
  return min || (allowsNone || min === 0 ? 0 : step);
}

/** What counts before anything is entered. A slider always stands somewhere. */
export const initialQuantity = (rules: QuantityRules): number | undefined =>
  rules.default ?? (rules.control === 'slider' ? (leastQuantity(rules) ?? 1) : undefined);

/**
 * Reads a number that was asked for.
 * @param entered as it was typed; undefined where nobody has typed yet.
 * @param unit what is counted, which may be typed behind the number.
 * @returns undefined for none, `'invalid'` for what the rules do not allow.
 */
export function readQuantity(
  entered: string | undefined,
  rules: QuantityRules,
  locale: string,
  unit?: string,
): number | 'invalid' | undefined {
  const typed = entered?.trim();
  if (typed === undefined) return initialQuantity(rules);
  if (typed === '') return undefined;
  const value = parseNumber(typed, locale, unit);
  return value !== undefined && isAllowed(value, rules) ? value : 'invalid';
}

/** What a number is called among choices that have labels. */
export const choiceLabel = (
  value: number,
  { choices, choiceLabels }: Pick<QuantityRules, 'choices' | 'choiceLabels'>,
): string | undefined => choiceLabels?.[choices?.indexOf(value) ?? -1];

/** Whether a number that was read keeps the visitor from going on. */
export const isRefused = (
  value: number | 'invalid' | undefined,
  { required = false }: Pick<QuantityRules, 'required'>,
): boolean => value === 'invalid' || (required && value === undefined);

function isAllowed(value: number, rules: QuantityRules): boolean {
  const { choices, min = 0, max = QUANTITY_LIMIT, step, allowsNone } = rules;
  if (choices) return choices.includes(value);
  const isInRange = value >= min && value <= max && (value > 0 || allowsNone || rules.min === 0);
  return isInRange && (step === undefined || isMultiple(value - min, step));
}

/** (0.3 - 0.1) / 0.1 is 1.9999999999999998. */
const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** The price of one unit, in whichever tier; undefined where no tier has one. */
export function unitPrice({ price, tiers }: Item): PriceRange | undefined {
  if (!tiers) return price;
  const prices = tiers.flatMap((tier) => tier.price ?? []);
  if (prices.length === 0) return undefined;
  return {
    min: Math.min(...prices.map(({ min }) => min)),
    max: Math.max(...prices.map(({ max }) => max)),
  };
}
