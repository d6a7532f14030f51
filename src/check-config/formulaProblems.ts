import { closestMatch } from '../content/closestMatch';
import type { ConfigProblem } from '../content/mergeConfig';
import type { Business } from '../content/schema';
import { type Formula, FormulaError, parseFormula } from '../pricing/formula/parse';

type Estimator = Business['estimator'];

/** What names mean where a formula stands. */
interface Place {
  path: string;
  /** What happens there if it cannot be computed. */
  loss: string;
  /** Names of sums. */
  sums: readonly string[];
  /** Whether `price` is known: after the items. */
  hasPrices: boolean;
}

interface Named {
  at: number;
  message: string;
  expected: string;
}

/** What is wrong with the formulas of a config, with the character at which it is. */
export function formulaProblems(estimator: Estimator): ConfigProblem[] {
  const { items, surcharges = [], discounts = [] } = estimator;
  const ofItem = { loss: 'the item is on request', hasPrices: false };
  const ofCharge = { loss: 'the line is 0', sums: ['subtotal', 'total'], hasPrices: true };
  const ofCharges = (topic: string, charges: typeof surcharges) =>
    charges.flatMap(({ id, formula }) =>
      problemsOf(formula, { path: `estimator.${topic}["${id}"].formula`, ...ofCharge }, estimator),
    );
  return [
    ...items.flatMap(({ id, formula, units }) => [
      ...problemsOf(
        formula,
        { path: `estimator.items["${id}"].formula`, ...ofItem, sums: ['units'] },
        estimator,
      ),
      ...problemsOf(units, { path: `estimator.items["${id}"].units`, ...ofItem, sums: [] }, estimator),
    ]),
    ...ofCharges('surcharges', surcharges),
    ...ofCharges('discounts', discounts),
  ];
}

function problemsOf(source: string | undefined, place: Place, estimator: Estimator): ConfigProblem[] {
  if (source === undefined) return [];
  try {
    return namesIn(parseFormula(source), place, estimator).map(({ at, message, expected }) => ({
      path: place.path,
      message: `${message} at character ${at}, which counts as 0`,
      expected,
    }));
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const { at, found, expected } = error;
    return [{ path: place.path, message: `has ${found} at character ${at}; ${place.loss}`, expected }];
  }
}

/** The names of a formula that mean nothing. */
function namesIn(formula: Formula, place: Place, estimator: Estimator): Named[] {
  const inside = (...parts: readonly Formula[]) => parts.flatMap((part) => namesIn(part, place, estimator));
  const questions = estimator.modifiers;
  switch (formula.kind) {
    case 'number':
      return [];
    case 'negative':
      return inside(formula.of);
    case 'binary':
      return inside(formula.left, formula.right);
    case 'is': {
      const question = questions.find(({ id }) => id === formula.name);
      const answers = question?.options?.map(({ id }) => id) ?? (question?.yesNo ? ['yes', 'no'] : []);
      if (!question)
        return [
          unknown(
            formula,
            questions.map(({ id }) => id),
            'question',
          ),
        ];
      return answers.includes(formula.text)
        ? []
        : [unknown({ ...formula, name: formula.text }, answers, 'an answer')];
    }
    case 'name': {
      const { name, isBare, at } = formula;
      if (isBare && place.sums.includes(name)) return [];
      const question = questions.find(({ id }) => id === name);
      if (!question)
        return [unknown(formula, [...questions.map(({ id }) => id), ...place.sums], 'a question or sum')];
      const [open] = question.options?.filter(({ value }) => value === undefined) ?? [];
      return open
        ? [
            {
              at,
              message: `reads "${name}", whose answer "${open.id}" has no value,`,
              expected: 'a "value" for each answer of that question',
            },
          ]
        : [];
    }
    default: {
      // a call
      const [first, ...others] = formula.args;
      if (first?.kind !== 'name' || !(formula.name in named)) return inside(...formula.args);
      if (formula.name === 'price' && !place.hasPrices)
        return [
          {
            at: formula.at,
            message: 'asks for a price',
            expected: 'prices only in surcharges and discounts',
          },
        ];
      const [ids, what] = named[formula.name as keyof typeof named](estimator);
      return [...(ids.includes(first.name) ? [] : [unknown(first, ids, what)]), ...inside(...others)];
    }
  }
}

const itemIds = ({ items }: Estimator) => [items.map(({ id }) => id), 'an item'] as const;

const named = {
  lookup: ({ tables = [] }: Estimator) => [tables.map(({ id }) => id), 'a table'] as const,
  units: itemIds,
  price: itemIds,
  selected: itemIds,
};

function unknown({ name, at }: { name: string; at: number }, ids: readonly string[], what: string): Named {
  const meant = closestMatch(name, [...ids]);
  return {
    at,
    message: `names "${name}"${meant === undefined ? '' : ` (did you mean "${meant}"?)`}`,
    expected:
      ids.length > 0
        ? `the name of ${what}: ${ids.slice(0, 12).join(', ')}`
        : `the name of ${what}; there is none`,
  };
}

/** Answers at the start, and taxed items, that do not exist. */
export function looseNames({ modifiers, items, tax }: Estimator): ConfigProblem[] {
  const problem = (path: string, name: string, known: readonly string[]): ConfigProblem[] =>
    known.includes(name)
      ? []
      : [
          {
            path,
            message: `is "${name}", which is not there`,
            expected: `one of ${known.slice(0, 12).join(', ')}`,
          },
        ];
  return [
    ...modifiers.flatMap(({ id, preselected, options, yesNo }) =>
      preselected === undefined
        ? []
        : problem(
            `estimator.modifiers["${id}"].preselected`,
            preselected,
            yesNo ? ['yes', 'no'] : (options?.map((option) => option.id) ?? []),
          ),
    ),
    ...(tax?.of ?? []).flatMap((name) =>
      problem(
        'estimator.tax.of',
        name,
        items.map(({ id }) => id),
      ),
    ),
  ];
}
