/**
 * The building blocks of the schema. Every message here finishes the sentence "Expected …":
 * it is what an agency reads beside a value that could not be used.
 */
import * as v from 'valibot';
import { ID_LIMIT, LABEL_LIMIT, LIST_LIMIT, PRICE_LIMIT, TEXT_LIMIT } from './limits';

const NOT_BLANK = /\S/;
// A key of these names would be mistaken for what every object inherits. Those that begin with `_` are no ids anyway.
const NATIVE_NAMES = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)].filter((name) =>
  /^[a-z]/.test(name),
);
const SAFE_NAME = `(?!(?:${NATIVE_NAMES.join('|')})$)`;

function filled(description: string, limit: number) {
  const expected = `a text of 1 to ${limit} characters`;
  return v.pipe(
    v.string(expected),
    v.regex(NOT_BLANK, expected),
    v.maxLength(limit, expected),
    v.description(description),
  );
}

/** One line that must not be blank, at most 200 characters. */
export function label(description: string) {
  return filled(description, LABEL_LIMIT);
}

/** Sentences that must not be blank, at most 2,000 characters. */
export function text(description: string) {
  return filled(description, TEXT_LIMIT);
}

/** Text that may be empty, which takes it off the page; at most 2,000 characters. */
export function textOrEmpty(description: string) {
  const expected = `a text of at most ${TEXT_LIMIT} characters`;
  return v.pipe(v.string(expected), v.maxLength(TEXT_LIMIT, expected), v.description(description));
}

/** Text that may be left out or empty. */
export function note(description: string) {
  return v.optional(textOrEmpty(description));
}

/** An id: unique in its list, and what links the entry to the built-in one of the same id. */
export function id(description: string) {
  const expected = `an id of letters, digits, "-", "_" and "+", at most ${ID_LIMIT} characters`;
  return v.pipe(
    v.string(expected),
    v.regex(new RegExp(`^${SAFE_NAME}[A-Za-z0-9][A-Za-z0-9+_-]{0,${ID_LIMIT - 1}}$`), expected),
    v.description(description),
  );
}

const TAG = 'a language tag such as "es" or "pt-BR"';

/** Names the messages of a language. */
export const languageTag = v.pipe(v.string(TAG), v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/, TAG));

/** Yes or no; left out means no. */
export function flag(description: string) {
  return v.optional(v.pipe(v.boolean('true or false'), v.description(description)));
}

/** An amount of money, whole or decimal, in the unit of `currency`. */
export function price(description: string) {
  const expected = 'a number from 0 to 1,000,000,000, without quotes or currency sign';
  return v.pipe(
    v.number(expected),
    v.minValue(0, expected),
    v.maxValue(PRICE_LIMIT, expected),
    v.description(description),
  );
}

/** A whole number from one to another, both included. @param expected where it is more than that, such as a year. */
export function whole(
  [least, most]: readonly [number, number],
  description: string,
  expected = `a whole number from ${least} to ${most}`,
) {
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
    v.description(description),
  );
}

/** What a choice multiplies a price by. */
export function factor(description: string) {
  const expected = 'a number above 0 and up to 100, such as 1.15';
  return v.pipe(
    v.number(expected),
    v.gtValue(0, expected),
    v.maxValue(100, expected),
    v.description(description),
  );
}

const ends = { min: price('The lower end.'), max: price('The upper end.') };
const ENDS = 'an amount, or an object with min and max';
/** For the JSON Schema: an amount alone is the range from it to itself. */
const OR_AMOUNT = { type: ['object', 'number'], minimum: 0, maximum: PRICE_LIMIT };

/** Whether an object of these entries is a range, for which an amount alone may stand. */
export const isRangeSchema = (entries: object): boolean => 'min' in entries && entries.min === ends.min;

function inOrder<Range extends { min: number; max: number }>() {
  return v.check<Range, string>(
    ({ min, max }) => min <= max,
    'a min not above the max (one that is left out keeps its default)',
  );
}

/** From `min` to `max`, both included. */
export function range(description: string) {
  return v.pipe(v.strictObject(ends, ENDS), inOrder(), v.metadata(OR_AMOUNT), v.description(description));
}

/** A range as it is shown: `openEnded` puts a plus behind it ($495–$1,495+). */
export function shownRange(description: string) {
  const openEnded = flag('Shows a plus behind the range: it may cost more.');
  const from = flag('Shows the lower end alone, as "from": it may cost more.');
  const unit = note('What the price is for, such as foot or window. Left out or empty: for the job.');
  return v.pipe(
    v.strictObject({ ...ends, openEnded, from, unit }, ENDS),
    inOrder(),
    v.metadata(OR_AMOUNT),
    v.description(description),
  );
}

/** What is expected of a list or an open map that is too long. */
export const shortList = (most: number): string => `at most ${most} entries`;

/** A list of at most 200 entries, or as many as `most` says. */
export function list<const Item extends v.GenericSchema>(
  item: Item,
  description: string,
  fewest = 0,
  most = LIST_LIMIT,
) {
  const expected = fewest === 0 ? `a list of ${shortList(most)}` : `a list of ${fewest} to ${most} entries`;
  return v.pipe(
    v.array(item, expected),
    v.minLength(fewest, expected),
    v.maxLength(most, expected),
    v.description(description),
  );
}

/** Accepts anything: for keys that are not merged, because nobody needs them. */
export const ignored = v.optional(v.unknown());

/** These entries, with those ignored that are no keys of `wanted`. */
export function onlyWanted(entries: v.ObjectEntries, wanted: object): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => [key, key in wanted ? schema : ignored]),
  );
}

/** An object with these keys and no others. */
export function topic<const Entries extends v.ObjectEntries>(entries: Entries, description: string) {
  return v.pipe(v.strictObject(entries, 'an object'), v.description(description));
}

/**
 * An object that needs some of its keys.
 * @param rule `anyOf` for at least one of them, `oneOf` for exactly one.
 * @param keys are to be `v.exactOptional`, so that a value which cannot be used counts for the whole object.
 * @param expected what is expected where they are missing.
 */
export function topicWith<const Entries extends v.ObjectEntries>(
  entries: Entries,
  rule: 'anyOf' | 'oneOf',
  keys: readonly (keyof Entries & string)[],
  expected: string,
  description: string,
) {
  return v.pipe(
    v.strictObject(entries, 'an object'),
    v.check((value) => {
      const count = keys.filter((key) => key in value).length;
      return rule === 'oneOf' ? count === 1 : count > 0;
    }, expected),
    v.metadata({ [rule]: keys.map((key) => ({ required: [key] })) }), // for the JSON Schema
    v.description(description),
  );
}
