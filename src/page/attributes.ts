import { safeDocument } from './safeDocument';

/** How one attribute is read, written and described. */
export interface Attribute<T> {
  /** The value where the attribute is absent or bad. */
  readonly default: T;
  /** The property's TypeScript type, for the manifest and the documents. */
  readonly type: string;
  /** Describes a good value; it ends the sentence "expected …". */
  readonly expected: string;
  /** @returns undefined for a bad value. */
  parse(raw: string): T | undefined;
  /** @returns null where the attribute's absence stands for the value. */
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

/** Any text that is not blank. @default undefined */
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

/**
 * The level of a widget's first heading, 1 to 6; those beneath it follow.
 * @param level where the page names none; undefined where that depends on what the widget shows.
 */
export const headingLevelAttribute = <T extends number | undefined>(level: T): Attribute<number | T> => ({
  default: level,
  type: 'number',
  expected: 'a whole number from 1 to 6',
  parse: (raw) => (/^\s*[1-6]\s*$/.test(raw) ? Number(raw) : undefined),
  format: (value) => (value === undefined ? null : String(value)),
});

/** One of some keywords; the first is the default. */
export const oneOfAttribute = <const T extends string>(...keywords: readonly [T, ...T[]]): Attribute<T> => ({
  default: keywords[0],
  type: keywords.map((keyword) => `'${keyword}'`).join(' | '),
  expected: keywords.map((keyword) => `"${keyword}"`).join(' or '),
  parse: (raw) => keywords.find((keyword) => keyword === raw.trim()),
  format: (value) => value,
});

/** A comma-separated list. @default an empty list */
export const listAttribute = (): Attribute<readonly string[]> => ({
  default: [],
  type: 'readonly string[]',
  expected: 'words between commas',
  parse: (raw) =>
    raw
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  format: (value) => (value.length ? value.join(',') : null),
});

/**
 * An http(s) URL, made absolute against the page. What has neither a scheme nor a beginning slash or dot is an address whose
 * scheme was forgotten: `example.com/leads` is none of the page's own.
 * @returns undefined for anything else.
 */
export function parseAddress(raw: string): string | undefined {
  const url = /^(?:https?:\/\/|\.{0,2}\/)/i.test(raw.trim()) ? parseUrl(raw) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** @default undefined */
const urlAttribute = (): Attribute<string | undefined> => ({
  default: undefined,
  type: 'string',
  expected: 'an http(s) address, or a path that begins with / or ./',
  parse: parseAddress,
  format: (value) => value ?? null,
});

/** A path without its last slash. @default undefined */
const pathAttribute = (): Attribute<string | undefined> => ({
  default: undefined,
  type: 'string',
  expected: 'a path that begins with /',
  parse: (raw) => /^\/[^/?#][^?#]*/.exec(raw.trim())?.[0].replace(/\/$/, ''),
  format: (value) => value ?? null,
});

/** Like `URL.parse`, which browsers have only since 2024. */
function parseUrl(raw: string): URL | undefined {
  try {
    return new URL(raw, safeDocument.baseURI);
  } catch {
    return undefined;
  }
}

/** The attribute of a property: `live-range` for `liveRange`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attributes that every element has, by property name. They are read from the nearest element that sets them. */
export const commonAttributeNames = [
  'config',
  'endpoint',
  'phone',
  'lang',
  'base',
  'guard',
  'abandoned',
  'counts',
] as const;

export const commonAttributes = {
  config: textAttribute(),
  endpoint: urlAttribute(),
  phone: textAttribute(),
  lang: textAttribute(),
  base: pathAttribute(),
  guard: urlAttribute(),
  abandoned: booleanAttribute(),
  counts: booleanAttribute(),
} satisfies Record<(typeof commonAttributeNames)[number], Attribute<unknown>>;

/** The parsed value; the default where the attribute is absent or bad. */
export function readAttribute<T>(attribute: Attribute<T>, raw: string | null): T {
  return raw === null ? attribute.default : (attribute.parse(raw) ?? attribute.default);
}
