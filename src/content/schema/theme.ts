/** How a firm looks. */
import * as v from 'valibot';
import { type TokenName, tokenDefaults } from '../../style/tokens';
import { colorNames } from './colorNames';

const cssValue = v.pipe(
  v.string('a CSS value such as "8px"'),
  v.maxLength(200, 'a CSS value of at most 200 characters'),
  v.regex(/^[^;{}<>\\]+$/, 'a CSS value without ; { } < > and backslash'),
  v.check((value) => !/(?:url|src|image|image-set)\(/i.test(value), 'a CSS value that loads no file'),
);

const COLOR = 'a CSS color such as "#7a1f2b", "teal" or "oklch(50% 0.1 20)"';

/** Hexadecimal digits, a function or a name. */
const colorPattern = new RegExp(
  `^(?:#(?:[0-9a-f]{3,4}){1,2}|[a-z-]+\\(.+\\)|${colorNames.trim().replaceAll(/\s+/g, '|')})$`,
  'i',
);

/** What can be told outside a browser too, by the beginning of the names. */
const patterns: Readonly<Record<string, RegExp>> = {
  color: colorPattern,
  space: /^(?:\d+|\d*\.\d+)$/,
  scheme: /^(?:light|dark|light dark)$/,
};

/** What the values of the tokens are, by the beginning of their names: a CSS property that takes them. */
const properties: readonly [prefix: string, property: string, expected: string][] = [
  ['color', 'color', COLOR],
  ['font', 'font-family', 'a list of fonts such as "Georgia, serif"'],
  ['radius', 'border-radius', 'a length such as "8px"'],
  ['text-size', 'font-size', 'a size such as "1rem" or "18px"'],
  ['space', 'flex-grow', 'a factor such as "0.8" or "1.25"'],
  ['width', 'max-inline-size', 'a length such as "720px", or "none"'],
  ['scheme', 'color-scheme', '"light", "dark" or "light dark"'],
  ['shadow', 'box-shadow', 'a CSS shadow such as "0 1px 2px rgb(0 0 0 / 20%)", or "none"'],
];

/** A browser's. The desk reads themes, too. */
const css = (globalThis as { CSS?: { supports: (property: string, value: string) => boolean } }).CSS;

function tokenValue(name: string) {
  const [prefix = '', property = '', expected = ''] =
    properties.find(([start]) => name.startsWith(start)) ?? [];
  // Outside a browser nothing can tell more.
  const fits = (value: string) => css?.supports(property, value) ?? true;
  const value = v.pipe(cssValue, v.check(fits, expected), v.description(`A CSS value: ${expected}.`));
  const pattern = patterns[prefix];
  return v.optional(pattern ? v.pipe(value, v.regex(pattern, expected)) : value);
}

const tokens = Object.fromEntries(Object.keys(tokenDefaults).map((name) => [name, tokenValue(name)]));

export const theme = v.pipe(
  v.strictObject(
    tokens as Record<TokenName, ReturnType<typeof tokenValue>>,
    'an object with a CSS value per token',
  ),
  v.description('Look: values of the --bio-* tokens, named without that prefix.'),
  v.examples([{ 'color-accent': '#7a1f2b', 'radius-control': '4px' }]),
);
