import type { FactList } from '../../src/domain/factLists';

/** A field of the form for a new entry, by its name in the file. */
export interface EntryField {
  name: string;
  /** `lines` is a list, a line each. */
  kind: 'text' | 'long' | 'number' | 'lines';
  isOptional?: boolean;
  /** Whether each language says it in its own way. */
  isTranslated?: boolean;
}

/** What is asked for a new entry of each list. */
export const entryFields: Readonly<Record<FactList, readonly EntryField[]>> = {
  services: [
    { name: 'name', kind: 'text', isTranslated: true },
    { name: 'purpose', kind: 'long', isOptional: true, isTranslated: true },
    { name: 'min', kind: 'number' },
    { name: 'max', kind: 'number' },
    { name: 'unit', kind: 'text', isOptional: true, isTranslated: true },
  ],
  plans: [
    { name: 'name', kind: 'text', isTranslated: true },
    { name: 'description', kind: 'long', isOptional: true, isTranslated: true },
    { name: 'min', kind: 'number' },
    { name: 'max', kind: 'number' },
    { name: 'period', kind: 'text', isTranslated: true },
    { name: 'features', kind: 'lines', isTranslated: true },
  ],
  faqs: [
    { name: 'question', kind: 'text', isTranslated: true },
    { name: 'answer', kind: 'long', isTranslated: true },
  ],
  testimonials: [
    { name: 'quote', kind: 'long' },
    { name: 'name', kind: 'text' },
    { name: 'location', kind: 'text', isOptional: true },
    { name: 'rating', kind: 'number' },
  ],
};

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number | string[]>>;

/** Where the values of an entry stand in the file, which leaves out what was not typed. */
const shapes: Readonly<Record<FactList, (values: Values) => object>> = {
  services: ({ min, max, unit, ...texts }) => ({ ...texts, card: { min, max, unit } }),
  plans: ({ min, max, features, ...texts }) => ({
    ...texts,
    price: { min, max },
    features: { home: features, page: features },
  }),
  faqs: (values) => values,
  testimonials: (values) => values,
};

/** @returns undefined for what is no number */
export function numberIn(typed: string): number | undefined {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

const linesIn = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The names of the fields that are still missing or wrong. */
export const wrongIn = (list: FactList, typed: Typed): string[] =>
  entryFields[list]
    .filter(({ name, kind, isOptional = false }) => {
      const text = typed[name]?.trim() ?? '';
      return kind === 'number' ? numberIn(text) === undefined : text === '' && !isOptional;
    })
    .map(({ name }) => name);

/** The entry as the file has it. */
export function entryOf(list: FactList, typed: Typed): object {
  const values: Record<string, string | number | string[]> = {};
  for (const { name, kind } of entryFields[list]) {
    const text = typed[name]?.trim() ?? '';
    if (text === '') continue;
    if (kind === 'lines') values[name] = linesIn(text);
    else values[name] = kind === 'number' ? (numberIn(text) ?? 0) : text;
  }
  return withoutEmpty(shapes[list](values)) ?? {};
}

/** An object without what is undefined; undefined where nothing is left. */
function withoutEmpty(value: object): object | undefined {
  const entries: [string, unknown][] = Object.entries(value)
    .map(([name, inner]: [string, unknown]): [string, unknown] => [
      name,
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? withoutEmpty(inner) : inner,
    ])
    .filter(([, inner]) => inner !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
