/** What the formulas of a firm come to for a visitor's answers. */

import type { PriceRange } from '../../../domain/priceRange';
import type { Job } from '../../../pricing/charges';
import { type Decimal, larger, smaller, toDecimal, toNumber } from '../../../pricing/decimal';
import { evaluate, type FormulaNames } from '../../../pricing/formula/evaluate';
import { compare, type Fraction, fromDecimal, fromNumber, toResult } from '../../../pricing/formula/fraction';
import { type Formula, FormulaError, parseFormula } from '../../../pricing/formula/parse';
import { percentOff } from '../../../pricing/range';
import { type Answers, quantityOf, selectedItems } from '../answers/answers';
import { leastQuantity, QUANTITY_LIMIT, rulesOf } from '../answers/quantity';
import { type AskedQuestion, askedQuestions } from '../answers/questions';
import type { EstimatorFacts, Item } from '../offer/offer';
import type { Terms } from '../offer/terms';

/** A price is at most this, as one that a config names. */
const PRICE_LIMIT = 1e9;

const none = toDecimal(0);

/** Formulas that were read, by their text; undefined for one that cannot be read. */
const known = new Map<string, Formula | undefined>();

function read(source: string): Formula | undefined {
  if (!known.has(source)) known.set(source, parsed(source));
  return known.get(source);
}

function parsed(source: string): Formula | undefined {
  try {
    return parseFormula(source);
  } catch (error) {
    if (error instanceof FormulaError) return undefined; // the check of configs says where
    throw error;
  }
}

/** What formulas come to; undefined where one cannot be read, or divides by 0. */
export interface Formulas {
  /** The price of an item that has a formula. */
  priceOf: (item: Item) => PriceRange | undefined;
  /** The units of an item that computes them. */
  unitsOf: (item: Item) => number | undefined;
  /** The amount of a charge, of the sums so far. */
  amountOf: (formula: string) => (job: Job) => Decimal;
}

export function formulasOf(answers: Answers, terms: Terms): Formulas {
  const asked = askedQuestions(answers, terms);
  const selected = selectedItems(answers, terms);
  const { facts } = terms;
  const names: FormulaNames = {
    sum: () => undefined,
    answer: (id) => answerOf(asked.find(({ question }) => question.id === id)),
    lookup: (table, value) => lookUp(facts, table, value),
    units: (id) => {
      const item = selected.find((one) => one.id === id);
      return item && fromNumber(enteredUnits(item));
    },
    price: () => undefined,
    selected: (id) => selected.some((item) => item.id === id),
  };

  function enteredUnits(item: Item): number {
    const entered = quantityOf(item, answers, terms);
    return typeof entered === 'number' ? entered : (leastQuantity(rulesOf(item)) ?? 1);
  }

  function result(source: string, own: Partial<FormulaNames>, most: number): Decimal | undefined {
    const formula = read(source);
    const value = formula && evaluate(formula, { ...names, ...own });
    return value && smaller(larger(none, toResult(value)), toDecimal(most));
  }

  function unitsOf({ units }: Item): number | undefined {
    const computed = units === undefined ? undefined : result(units, {}, QUANTITY_LIMIT);
    return computed && toNumber(computed);
  }

  return {
    unitsOf,

    priceOf(item) {
      const units = fromNumber(unitsOf(item) ?? enteredUnits(item));
      const sum = (name: string) => (name === 'units' ? units : undefined);
      const price = item.formula === undefined ? undefined : result(item.formula, { sum }, PRICE_LIMIT);
      return price && percentOff(toNumber(price), facts.rangePercent ?? 0);
    },

    amountOf: (formula) => (job) => {
      const sums = { subtotal: job.subtotal, total: job.total };
      const own = {
        sum: (name: string) =>
          name === 'subtotal' || name === 'total' ? fromDecimal(sums[name]) : undefined,
        price: (id: string) => {
          const price = job.items.get(id);
          return price && fromDecimal(price);
        },
      };
      return result(formula, own, PRICE_LIMIT) ?? none;
    },
  };
}

/** A number stands for itself, yes for 1, an option for its value; what is blank for nothing. */
function answerOf(asked: AskedQuestion | undefined): { number: Fraction; text: string } | undefined {
  if (!asked?.answer) return undefined;
  const { question, answer } = asked;
  const option = question.options?.find(({ id }) => id === answer.id);
  const yes = question.yesNo && answer.id === 'yes' ? 1 : 0;
  return { number: fromNumber(answer.quantity ?? option?.value ?? yes), text: answer.id };
}

function lookUp({ tables = [] }: EstimatorFacts, id: string, value: Fraction): Fraction | undefined {
  const rows = tables.find((table) => table.id === id)?.rows ?? [];
  const row = rows.find(
    ({ upTo }, index) =>
      upTo === undefined || index === rows.length - 1 || compare(value, fromNumber(upTo)) <= 0n,
  );
  return row && fromNumber(row.value);
}
