import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../testing/propertyRuns';
import { toNumber } from '../decimal';
import { evaluate, type FormulaNames } from './evaluate';
import { compare, type Fraction, fromNumber, toResult, whole } from './fraction';
import { FormulaError, parseFormula } from './parse';

const answers: Record<string, { number: number; text: string }> = {
  rooms: { number: 3, text: '3' },
  'deep-clean': { number: 1, text: 'yes' },
  pitch: { number: 0, text: 'steep' },
};
const names: FormulaNames = {
  sum: (name) => (name === 'total' ? fromNumber(200) : undefined),
  answer: (id) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return answer && { ...answer, number: fromNumber(answer.number) };
  },
  lookup: (table, value) =>
    table === 'hours' ? (compare(value, whole(2n)) > 0n ? fromNumber(5.5) : fromNumber(2)) : undefined,
  units: (item) => (item === 'walls' ? fromNumber(1200) : undefined),
  price: (item) => (item === 'walls' ? fromNumber(99.95) : undefined),
  selected: (item) => item === 'walls',
};
const valueOf = (source: string): number | undefined => {
  const value = evaluate(parseFormula(source), names);
  if (!value) return undefined;
  const isNegative = value.top < 0n;
  const size = toNumber(toResult(isNegative ? { ...value, top: -value.top } : value));
  return isNegative ? -size : size;
};

test.each([
  ['1', 1],
  [' 0.1 + 0.2 ', 0.3],
  ['2 + 3 * 4', 14],
  ['(2 + 3) × 4', 20],
  ['10 − 4 - 3', 3],
  ['12 ÷ 4 / 3', 1],
  ['-2 * -3', 6],
  ['1 / 3 * 3', 1],
  ['2 / 3', 0.666667],
  ['10% * 50', 5],
  ['rooms * 35', 105],
  ['[deep-clean] * 20', 20],
  ['unknown + 1', 1],
  ['total * 5%', 10],
  ['[total]', 0],
  ['min(3, 1, 2) + max(3, 1, 2)', 4],
  ['round(2.5) + round(2.4)', 5],
  ['round(12.34, 0.1)', 12.3],
  ['up(3.01) + down(3.99)', 7],
  ['up(1205, 350)', 1400],
  ['up(-1.5)', -1],
  ['if(rooms > 2, 50, 10)', 50],
  ['if(rooms >= 4, 50, 10)', 10],
  ['if(rooms = 0, 1 / rooms, 7)', 7],
  ['if(1, 2, 1 / 0)', 2],
  ['if(pitch = "steep", 1, 0)', 1],
  ['if(pitch != "steep", 1, 0)', 0],
  ['if(and(rooms > 1, rooms < 5), 1, 0) + or(0, 1)', 2],
  ['lookup(hours, rooms)', 5.5],
  ['units(walls) / 350', 3.428571],
  ['price(walls) + selected(walls) + selected(none)', 100.95],
  ['1 / 0', undefined],
  ['round(1, 0)', undefined],
])('%s is %s', (source, value) => {
  expect(valueOf(source)).toBe(value);
});

test.each([
  ['', 1, 'the end', 'a number, a name, a function or "("'],
  ['rooms *', 8, 'the end', 'a number, a name, a function or "("'],
  ['rooms * * 2', 9, '"*"', 'a number, a name, a function or "("'],
  ['(1 + 2', 7, 'the end', 'an operator, or ")"'],
  ['1 + 2)', 6, '")"', 'an operator such as "+", or the end'],
  ['2 rooms', 3, '"rooms"', 'an operator such as "+", or the end'],
  ['rooms & 2', 7, '"&"', 'a number, a name, a function or "(", or an operator'],
  [
    'sqrt(2)',
    1,
    '"sqrt"',
    'a function: min, max, round, up, down, if, and, or, lookup, units, price, selected',
  ],
  ['if(1, 2)', 8, '")"', '"," and another value: if takes 3'],
  ['1 = "steep"', 5, '"steep"', 'a number: only a question is compared with a text, by "=" or "!="'],
  ['units(2)', 1, '"units"', 'a name as the first value of units'],
  ['1 < 2 < 3', 7, '"<"', 'an operator such as "+", or the end'],
  [
    'constructor("x")',
    1,
    '"constructor"',
    'a function: min, max, round, up, down, if, and, or, lookup, units, price, selected',
  ],
])('%j is wrong at character %d', (source, at, found, expected) => {
  const error = (() => {
    try {
      parseFormula(source);
    } catch (thrown) {
      return thrown;
    }
    return undefined;
  })();
  expect(error).toBeInstanceOf(FormulaError);
  expect(error).toMatchObject({ at, found, expected });
});

/** A formula as text, and what it comes to, computed in fractions while it is made. */
interface Made {
  text: string;
  value: { top: bigint; bottom: bigint } | undefined;
}

const number = fc.integer({ min: 0, max: 100_000 }).map(
  (units): Made => ({
    text: `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`,
    value: { top: BigInt(units), bottom: 100n },
  }),
);
type Operation = (a: Fraction, b: Fraction) => Fraction | undefined;
const operations: Record<string, Operation> = {
  '+': (a, b) => ({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }),
  '-': (a, b) => ({ top: a.top * b.bottom - b.top * a.bottom, bottom: a.bottom * b.bottom }),
  '*': (a, b) => ({ top: a.top * b.top, bottom: a.bottom * b.bottom }),
  '/': (a, b) => (b.top === 0n ? undefined : { top: a.top * b.bottom, bottom: a.bottom * b.top }),
};
const isLess = (a: Fraction, b: Fraction) =>
  a.top * b.bottom * (a.bottom * b.bottom > 0n ? 1n : -1n) <
  b.top * a.bottom * (a.bottom * b.bottom > 0n ? 1n : -1n);
const { made } = fc.letrec<{ made: Made }>((tie) => ({
  made: fc.oneof(
    { maxDepth: 6 },
    number,
    fc
      .tuple(
        tie('made'),
        fc.constantFrom(...Object.keys(operations)),
        tie('made'),
        fc.constantFrom('', ' ', '\n'),
      )
      .map(
        ([a, sign, b, space]): Made => ({
          text: `(${a.text}${space}${sign}${space}${b.text})`,
          value: a.value && b.value && operations[sign]?.(a.value, b.value),
        }),
      ),
    fc.tuple(tie('made'), tie('made'), fc.boolean()).map(
      ([a, b, isMin]): Made => ({
        text: `${isMin ? 'min' : 'max'}(${a.text}, ${b.text})`,
        value: a.value && b.value && (isLess(a.value, b.value) === isMin ? a.value : b.value),
      }),
    ),
    fc.tuple(tie('made'), tie('made'), tie('made')).map(
      ([a, b, c]): Made => ({
        text: `if(${a.text} < ${b.text}, ${c.text}, ${a.text})`,
        value: a.value && b.value && (isLess(a.value, b.value) ? c.value : a.value),
      }),
    ),
  ),
}));

describe('any formula', () => {
  test('comes to its exact value', () => {
    fc.assert(
      fc.property(made, ({ text, value }) => {
        const result = evaluate(parseFormula(text), names);
        expect(result === undefined).toBe(value === undefined);
        expect((result?.top ?? 0n) * (value?.bottom ?? 1n)).toBe((value?.top ?? 0n) * (result?.bottom ?? 1n));
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });

  test('is read, or told at which of its characters it is wrong', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '1',
        '2.5',
        'rooms',
        '+',
        '-',
        '*',
        '/',
        '(',
        ')',
        ',',
        'if',
        'min',
        '=',
        '"x"',
        '[a]',
        '%',
        ' ',
        '€',
        '\n',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((all) => all.join('')),
          fc.string(),
        ),
        (source) => {
          const at = placeOfMistake(source);
          expect(at).toBeGreaterThanOrEqual(1);
          expect(at).toBeLessThanOrEqual(source.length + 1);
        },
      ),
      { numRuns: propertyRuns(20_000) },
    );
  });
});

/** The character at which a formula is wrong; 1 for one that is right. */
function placeOfMistake(source: string): number {
  try {
    evaluate(parseFormula(source), names);
    return 1;
  } catch (error) {
    if (error instanceof FormulaError) return error.at;
    throw error;
  }
}
