/**
 * Reads the formulas of a config: numbers, names, + − × ÷, comparisons and a few functions. It is a language of its own, so a config can
 * compute a price, and nothing else.
 */
import { type Fraction, fromNumber, over, whole } from './fraction';

export type Formula =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'name'; readonly name: string; readonly isBare: boolean; readonly at: number }
  | {
      readonly kind: 'is';
      readonly name: string;
      readonly text: string;
      readonly isNot: boolean;
      readonly at: number;
    }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | {
      readonly kind: 'call';
      readonly name: FunctionName;
      readonly args: readonly Formula[];
      readonly at: number;
    };

type Operator = '+' | '-' | '*' | '/' | '<' | '<=' | '>' | '>=' | '=' | '!=';

/** How many arguments a function takes, at least and at most. */
export const functions = {
  min: [1, 20],
  max: [1, 20],
  round: [1, 2],
  up: [1, 2],
  down: [1, 2],
  if: [3, 3],
  and: [1, 20],
  or: [1, 20],
  /** The value of a table's row. */
  lookup: [2, 2],
  /** Of the item that is named. */
  units: [1, 1],
  price: [1, 1],
  selected: [1, 1],
} as const;
export type FunctionName = keyof typeof functions;

/** Functions whose first argument names something that is no question. */
export const namingFunctions: readonly FunctionName[] = ['lookup', 'units', 'price', 'selected'];

/** What is wrong with a formula, and where. */
export class FormulaError extends Error {
  /** @param at of the character, from 1 on. @param found what stands there. @param expected what is accepted there. */
  constructor(
    readonly at: number,
    readonly found: string,
    readonly expected: string,
  ) {
    super(`character ${at}: found ${found}, expected ${expected}`);
  }
}

interface Token {
  kind: 'number' | 'name' | 'id' | 'text' | 'sign' | 'end';
  text: string;
  at: number;
}

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*)|\[(?<id>[^\]"]+)\]|"(?<text>[^"]*)"|(?<sign><=|>=|!=|[-+*/×÷−<>=(),%]))/y;

const OPERAND = 'a number, a name, a function or "("';
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
]);

/** @throws FormulaError where it cannot be read. */
export function parseFormula(source: string): Formula {
  const tokens = tokensOf(source);
  let place = 0;
  const next = (): Token => tokens[place] ?? endOf(source);
  const found = ({ kind, text }: Token) => (kind === 'end' ? 'the end' : `"${text}"`);
  const fail = (expected: string, token = next()): never => {
    throw new FormulaError(token.at, found(token), expected);
  };
  /** Goes past the next token if it is one of these signs. */
  const take = (...signs: string[]): string | undefined => {
    const token = next();
    if (token.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    place++;
    return token.text;
  };
  const close = (expected: string) => take(')') ?? fail(expected);

  const formula = comparison();
  if (next().kind !== 'end') fail('an operator such as "+", or the end');
  return formula;

  function comparison(): Formula {
    const start = next();
    const left = sum();
    const operator = take('<', '<=', '>', '>=', '=', '!=');
    if (!operator) return left;
    const right = next();
    if (right.kind !== 'text') return { kind: 'binary', operator: operator as Operator, left, right: sum() };
    if (left.kind !== 'name' || (operator !== '=' && operator !== '!='))
      return fail('a number: only a question is compared with a text, by "=" or "!="', right);
    place++;
    return { kind: 'is', name: left.name, text: right.text, isNot: operator === '!=', at: start.at };
  }

  function sum(): Formula {
    let left = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      left = { kind: 'binary', operator: sign as Operator, left, right: product() };
    return left;
  }

  function product(): Formula {
    let left = operand();
    for (let sign = take('*', '/'); sign; sign = take('*', '/'))
      left = { kind: 'binary', operator: sign as Operator, left, right: operand() };
    return left;
  }

  function operand(): Formula {
    if (take('-')) return { kind: 'negative', of: operand() };
    if (take('(')) {
      const inner = comparison();
      close('an operator, or ")"');
      return inner;
    }
    const token = next();
    place++;
    const { text, at } = token;
    if (token.kind === 'number') {
      const value = fromNumber(Number(text));
      return { kind: 'number', value: take('%') ? (over(value, whole(100n)) ?? value) : value };
    }
    if (token.kind === 'id') return { kind: 'name', name: text, isBare: false, at };
    if (token.kind !== 'name') return fail(OPERAND, token);
    return take('(') ? call(token) : { kind: 'name', name: text, isBare: true, at };
  }

  function call(token: Token): Formula {
    const { text: name, at } = token;
    if (!isFunction(name)) return fail(`a function: ${Object.keys(functions).join(', ')}`, token);
    const args = [comparison()];
    while (take(',')) args.push(comparison());
    const [fewest, most] = functions[name];
    const last = next();
    close('an operator, "," or ")"');
    if (args.length < fewest) fail(`"," and another value: ${name} takes ${fewest}`, last);
    if (args.length > most) fail(`at most ${most} values for ${name}`, token);
    if (namingFunctions.includes(name) && args[0]?.kind !== 'name')
      fail(`a name as the first value of ${name}`, token);
    return { kind: 'call', name, args, at };
  }
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

const endOf = (source: string): Token => ({ kind: 'end', text: '', at: source.trimEnd().length + 1 });

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const end = source.trimEnd().length;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const match = pattern.exec(source);
    const [entry] = Object.entries(match?.groups ?? {}).filter(([, text]) => text !== undefined);
    if (!match || !entry) {
      const at = start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0) + 1;
      throw new FormulaError(at, `"${source[at - 1]}"`, `${OPERAND}, or an operator`);
    }
    const [kind, text] = entry;
    const signs = match[0].length - match[0].trimStart().length;
    tokens.push({ kind: kind as Token['kind'], text: SIGNS.get(text) ?? text, at: start + signs + 1 });
  }
  return tokens;
}
