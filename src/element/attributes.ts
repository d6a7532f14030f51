/** How one attribute is read, written and described. */
export interface Attribute<T> {
  /** The value without the attribute, and in place of a bad one. */
  readonly default: T;
  /** The property's type, as the manifest and the README print it. */
  readonly type: string;
  /** What a good value is, ending the sentence "expected …". */
  readonly expected: string;
  /** @returns undefined for a bad value. */
  parse(raw: string): T | undefined;
  /** @returns null where the value is said by the attribute's absence. */
  format(value: T): string | null;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/** The property types that a set of attributes gives. */
export type AttributeValues<A extends Attributes> = {
  -readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never;
};

/** True by being there, false when absent or "false". */
export const booleanAttribute = (): Attribute<boolean> => ({
  default: false,
  type: 'boolean',
  expected: 'no value (true), "false", or no attribute (false)',
  parse: (raw) => raw !== 'false',
  format: (value) => (value ? '' : null),
});

/** Any text that is not blank; without it, undefined. */
export const textAttribute = (): Attribute<string | undefined> => ({
  default: undefined,
  type: 'string',
  expected: 'a text',
  parse: (raw) => raw.trim() || undefined,
  format: (value) => value ?? null,
});

/** A finite number from `min` to `max`, both included. */
export const numberAttribute = (options: {
  default: number;
  min: number;
  max: number;
}): Attribute<number> => ({
  default: options.default,
  type: 'number',
  expected: `a number from ${options.min} to ${options.max}`,
  parse: (raw) => {
    const value = raw.trim() === '' ? Number.NaN : Number(raw);
    return value >= options.min && value <= options.max ? value : undefined;
  },
  format: String,
});

/** One of some words, the first being the default. */
export const oneOfAttribute = <const T extends string>(...words: readonly [T, ...T[]]): Attribute<T> => ({
  default: words[0],
  type: words.map((word) => `'${word}'`).join(' | '),
  expected: words.map((word) => `"${word}"`).join(' or '),
  parse: (raw) => words.find((word) => word === raw.trim()),
  format: (value) => value,
});

/** Words between commas; none is an empty list. */
export const listAttribute = (): Attribute<readonly string[]> => ({
  default: [],
  type: 'readonly string[]',
  expected: 'words between commas',
  parse: (raw) =>
    raw
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  format: (value) => (value.length ? value.join(',') : null),
});

/** An absolute or relative http(s) address, made absolute against the page. */
const addressAttribute = (): Attribute<string | undefined> => ({
  default: undefined,
  type: 'string',
  expected: 'an http(s) address',
  parse: (raw) => {
    const address = raw.trim() === '' ? undefined : parseAddress(raw);
    return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
  },
  format: (value) => value ?? null,
});

/** `URL.parse`, which browsers have only since 2024. */
function parseAddress(raw: string): URL | undefined {
  try {
    return new URL(raw, document.baseURI);
  } catch {
    return undefined;
  }
}

/** `liveRange` is the property of the attribute `live-range`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Attributes of every element, read from the element itself, else from the closest `<bio-site>`. */
export const commonAttributes = {
  config: textAttribute(),
  endpoint: addressAttribute(),
  phone: textAttribute(),
  lang: textAttribute(),
  guard: addressAttribute(),
  abandoned: booleanAttribute(),
} satisfies Attributes;
