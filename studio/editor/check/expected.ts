/** What the schema expects, in the words of the form: it speaks of keys, and of JSON. */
import type { Path } from '../../config/path';
import { labelAt } from '../labels';

const FIELDS = 'fields of its own instead of one value';
const ON_OFF = 'to be on or off';

const WORDS: Readonly<Record<string, string>> = {
  'an object': FIELDS,
  'a plain object': FIELDS,
  'true or false': ON_OFF,
  'true, or nothing': ON_OFF,
  '"one", or nothing': ON_OFF,
  'an object with a text for each language': 'a text for each language',
  'an object with from and until': 'a beginning and an end',
  'an object of minutes': 'a number of minutes for each form or service',
  'an object that names questions': 'a question, with the answers that count',
  'an object with a CSS value per token': 'a value for each color, font or size',
  'an amount, or an object with min and max': 'an amount, or one from and one to',
  'a min not above the max (one that is left out keeps its default)': 'a “To” that is not below “From”',
  'a "from" before "to"': 'a “To” that is not before “From”',
  'min, default and max in this order, a max for a slider, choices for "choices" alone, and a label for each or for none':
    '“From”, “Default” and “To” in rising order, a “To” for a slider, choices only where it is asked by choices, and a name for each choice or for none',
  'tiers with a rising upTo, which only the last may leave out':
    'tiers whose “Up to” rises; only the last may do without',
  'rows with a rising upTo, which only the last may leave out':
    'rows whose “Up to” rises; only the last may do without',
  'a price, tiers, a formula, or "onRequest": true':
    'a price, prices by quantity, a formula, or “Price on request”',
  'one of options, yesNo, number and date': 'a way to be answered: by answers, yes or no, a number, or a day',
  'an answer, or a list of ids of options': 'one of its answers, or several of them',
  'a "value" for each answer of that question': 'a value for each answer of that question',
  'at least one item in a group of step "services"': 'at least one item in a group of the step “Services”',
  'a choice of cleaningServices, strippingServices or protectionServices':
    'a choice that the property check offers',
  'the path of a text, a number or a price range, such as {services.roof.name}':
    'the name of a text, a number or a price, such as {services.roof.name}',
};

/** Some of a few: quoted, or behind "one of". */
const CHOICES = /^(?:one of \w|"[\w ]+"(?:,| or ))/;

/** @param place where the value stands: its choices are called as in its field. */
export function expectedText(expected: string, place: Path): string {
  const words = Object.hasOwn(WORDS, expected) ? WORDS[expected] : undefined;
  if (words !== undefined) return words;
  if (/^a list of 1 to \d+ entries/.test(expected)) return 'at least one entry';
  if (CHOICES.test(expected) && !/ an? /.test(expected)) {
    const choices = expected
      .replace(/^one of /, '')
      .split(/, | or /)
      .map((choice) => choice.replaceAll('"', ''));
    const named = choices.map(
      (choice) => `“${labelAt([...place.filter((key) => typeof key === 'string'), choice])}”`,
    );
    return named.length === 1 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1) ?? ''}`;
  }
  return withMarks(expected);
}

/** Quotation marks as the form has them. */
export const withMarks = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”');
