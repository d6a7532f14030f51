import { compare, type Fraction, floor, negated, over, plus, times, whole, zero } from './fraction';
import type { Formula, FunctionName } from './parse';

/** What the names of a formula stand for. A name that is not known is 0. */
export interface FormulaNames {
  /** A sum, such as `total`. */
  readonly sum: (name: string) => Fraction | undefined;
  /** The answer to a question: as a number, and as its id. */
  readonly answer: (id: string) => { readonly number: Fraction; readonly text: string } | undefined;
  /** The value of a table for a number. */
  readonly lookup: (table: string, value: Fraction) => Fraction | undefined;
  /** Of an item: its units, its price, and whether it is selected. */
  readonly units: (item: string) => Fraction | undefined;
  readonly price: (item: string) => Fraction | undefined;
  readonly selected: (item: string) => boolean;
}

const one = whole(1n);
const half: Fraction = { top: 1n, bottom: 2n };
const truth = (value: boolean): Fraction => (value ? one : zero);

/** @returns what a formula comes to, exactly; undefined where it divides by 0. */
export function evaluate(formula: Formula, names: FormulaNames): Fraction | undefined {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'name':
      return (
        (formula.isBare ? names.sum(formula.name) : undefined) ?? names.answer(formula.name)?.number ?? zero
      );
    case 'is':
      return truth((names.answer(formula.name)?.text === formula.text) !== formula.isNot);
    case 'negative': {
      const value = evaluate(formula.of, names);
      return value && negated(value);
    }
    case 'binary': {
      const [left, right] = [evaluate(formula.left, names), evaluate(formula.right, names)];
      return left && right && operators[formula.operator](left, right);
    }
    default: // a call
      return call(formula.name, formula.args, names);
  }
}

const operators: Record<
  Extract<Formula, { kind: 'binary' }>['operator'],
  (left: Fraction, right: Fraction) => Fraction | undefined
> = {
  '+': plus,
  '-': (left, right) => plus(left, negated(right)),
  '*': times,
  '/': over,
  '<': (left, right) => truth(compare(left, right) < 0n),
  '<=': (left, right) => truth(compare(left, right) <= 0n),
  '>': (left, right) => truth(compare(left, right) > 0n),
  '>=': (left, right) => truth(compare(left, right) >= 0n),
  '=': (left, right) => truth(compare(left, right) === 0n),
  '!=': (left, right) => truth(compare(left, right) !== 0n),
};

function call(name: FunctionName, args: readonly Formula[], names: FormulaNames): Fraction | undefined {
  const [first, second, third] = args;
  const named = first?.kind === 'name' ? first.name : '';
  if (name === 'units') return names.units(named) ?? zero;
  if (name === 'price') return names.price(named) ?? zero;
  if (name === 'selected') return truth(names.selected(named));
  if (name === 'lookup') {
    const value = second && evaluate(second, names);
    return value && (names.lookup(named, value) ?? zero);
  }
  if (name === 'if') {
    // What is not chosen may divide by 0.
    const condition = first && evaluate(first, names);
    const chosen = condition?.top === 0n ? third : second;
    return condition && chosen && evaluate(chosen, names);
  }
  const values = args.flatMap((arg) => evaluate(arg, names) ?? []);
  const [value, other = one] = values;
  if (!value || values.length < args.length) return undefined;
  if (name === 'and') return truth(values.every(({ top }) => top !== 0n));
  if (name === 'or') return truth(values.some(({ top }) => top !== 0n));
  if (name === 'min') return values.reduce((least, next) => (compare(next, least) < 0n ? next : least));
  if (name === 'max') return values.reduce((most, next) => (compare(next, most) > 0n ? next : most));
  const steps = over(value, other);
  return steps && times(rounded[name](steps), other);
}

/** To a whole number: half up, up, or down. */
const rounded: Record<'round' | 'up' | 'down', (value: Fraction) => Fraction> = {
  round: (value) => floor(plus(value, half)),
  up: (value) => negated(floor(negated(value))),
  down: floor,
};
