/**
 * References between facts. Where a fact stands in several places, it is written in one of them, and the others name that
 * place: `{services.biorinse.name}` within a text, or `"price": "{services.biorinse.card}"` for a price range as a whole.
 */

/** A topic and the way into it; the word behind a space stands before the last entry of a list ("Saco, Wells and York"). */
const REFERENCE = /\{([a-z]\w*(?:\.[\w+-]+)+)(?: (\S+))?\}/gi;

/** The same as a whole text. */
const WHOLE = new RegExp(`^${REFERENCE.source}$`, 'i');

type Range = { readonly min: number; readonly max: number };

export const isRange = (value: unknown): value is Range => {
  const { min, max } = Object(value) as Partial<Record<'min' | 'max', unknown>>;
  return typeof min === 'number' && typeof max === 'number' && min <= max;
};

/**
 * The fact that a path names. An entry of a list is named by its `id`, or by its number; any other key names the range of
 * that key over all entries, such as `tiers.from`.
 * @returns undefined where there is none.
 */
export const factAt = (facts: unknown, path: string): unknown => path.split('.').reduce(stepInto, facts);

function stepInto(value: unknown, key: string): unknown {
  if (!Array.isArray(value)) return ownValue(value, key);
  const entry: unknown = value.find((one) => ownValue(one, 'id') === key) ?? ownValue(value, key);
  return entry ?? rangeOf(value.map((one) => ownValue(one, key)));
}

/** An amount alone stands for the range from it to itself. */
const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'number' && ['min', 'max'].includes(key) ? value : ownEntry(value, key);

const ownEntry = (value: unknown, key: string): unknown =>
  Object.hasOwn(Object(value) as object, key) ? Reflect.get(Object(value) as object, key) : undefined;

/** From the lowest to the highest of prices and price ranges; undefined where one of them is neither. */
function rangeOf(values: readonly unknown[]): Range | undefined {
  const range = {
    min: Math.min(...values.map((value) => (isRange(value) ? value.min : Number(value)))),
    max: Math.max(...values.map((value) => (isRange(value) ? value.max : Number(value)))),
  };
  return values.length > 0 && isRange(range) ? range : undefined;
}

/** The names of all references in a text. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, path]) => path ?? []);

/**
 * A text with the facts that it refers to; a text that is one reference and nothing else is the fact itself. A reference to
 * what is not there stays.
 * @param lookUp the fact at a path.
 */
export function fillText(text: string, lookUp: (path: string) => unknown): unknown {
  if (!text.includes('{')) return text;
  const [whole, path, and] = WHOLE.exec(text) ?? [];
  if (whole && path && !and) return valueOf(lookUp(path)) ?? text;
  return text.replace(
    REFERENCE,
    (reference: string, name: string, last: string | undefined) => textOf(lookUp(name), last) ?? reference,
  );
}

/** The same for every text in a value. */
export function fillReferences<Value>(value: Value, lookUp: (path: string) => unknown): Value;
export function fillReferences(value: unknown, lookUp: (path: string) => unknown): unknown {
  if (typeof value === 'string') return fillText(value, lookUp);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => fillReferences(entry, lookUp));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillReferences(entry, lookUp)]),
  );
}

/** A price range without what only the place of it is shown with. */
const valueOf = (fact: unknown): unknown => (isRange(fact) ? { min: fact.min, max: fact.max } : fact);

function textOf(fact: unknown, and: string | undefined): string | undefined {
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact);
  if (!Array.isArray(fact) || !fact.every((entry) => typeof entry === 'string')) return undefined;
  return fact.join(', ').replace(/, (?=[^,]*$)/, and === undefined ? ', ' : ` ${and} `);
}
