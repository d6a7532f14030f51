import { withAsciiDigits } from './digits';

/**
 * How the number is found in what people write as one: `(770) 555-0142 ext. 5`, `1-800-GO-CLEAN`, `678.555.0123 (after 5pm)`,
 * `+44 (0)20 7946 0018`, two numbers. Plain patterns, which WordPress takes as they are: a library (libphonenumber) needs to know
 * the country, which neither a page nor the desk does, and reads fewer of these.
 */
export const phoneRules = {
  /** Signs that stand for others. */
  signs: [
    [/\p{Z}|\t/gu, ' '],
    [/[‐-―−－]/gu, '-'],
    [/＋/gu, '+'],
    [/（/gu, '('],
    [/）/gu, ')'],
  ],
  /** A 0 behind a country's code is dialed within the country only. */
  trunk: /((?:\+|(?<![0-9])00)[0-9 .-]{1,6})\(0\)/g,
  /** At least seven digits. Behind them a slash or a bracket begins something else, as do other signs and letters. */
  number: /\+?[ (]*(?:[0-9][ ()./-]*){6}[0-9](?:[ ).-]*[0-9])*/,
  /** Fewer digits, and words for the letters on the keys: in capitals, or behind a hyphen. */
  word: /\+?[ (]*[0-9](?:[ ().-]*[0-9]){2,5}(?:[ ).-]*(?!EXT|X[ 0-9])[A-Z0-9]*[A-Z][A-Z0-9]+|-[a-z]{2,})+/,
  /** Whatever digits there are, such as 911. */
  short: /\+?[ (]*[0-9](?:[ ().-]*[0-9])*/,
  /** The digits on whose keys the letters from A to Z stand. */
  keys: '22233344455566677778889999',
  /** Most digits of a number, by the standard E.164. */
  most: 15,
} as const;

/**
 * The number in what somebody has written as a phone number: its digits, behind a plus where it begins with a country's code.
 * An extension is left out, because phones differ in what they dial for one. Of two numbers it is the first.
 * @returns undefined where there is none.
 */
export function phoneNumber(written: string): string | undefined {
  const { signs, trunk, number, word, short, most } = phoneRules;
  const text = signs
    .reduce((changed, [sign, plain]) => changed.replace(sign, plain), withAsciiDigits(written))
    .replace(trunk, '$1');
  const [whole, spelled] = [number.exec(text), word.exec(text)];
  const isSpelled = spelled && (!whole || spelled.index < whole.index);
  const found = (isSpelled ? spelled : (whole ?? short.exec(text)))?.[0].replace(/[a-z]/gi, keyOf);
  const digits = found?.replace(/[^0-9]/g, '') ?? '';
  if (digits === '' || digits.length > most) return undefined;
  return found?.startsWith('+') ? `+${digits}` : digits;
}

const keyOf = (letter: string): string =>
  phoneRules.keys[letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)] ?? '';
