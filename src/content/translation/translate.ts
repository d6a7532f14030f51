/** The same facts with the texts of a translation, which has their shape. What it has of no fact is left out. */
export function translate<Fact>(fact: Fact, translation: unknown): Fact;
export function translate(fact: unknown, translation: unknown): unknown {
  if (typeof translation === 'string') return typeof fact === 'string' ? translation : fact;
  if (!isObject(fact) || !isObject(translation)) return fact;
  if (Array.isArray(fact))
    return fact.map((entry: unknown, index) => translate(entry, entryFor(entry, index, translation)));
  return Object.fromEntries(
    Object.entries(fact).map(([key, value]) => [
      key,
      translate(value, Object.hasOwn(translation, key) ? translation[key] : undefined),
    ]),
  );
}

/** The translation of an entry: the one with its id, or in its place where it has none. */
export function entryFor(entry: unknown, index: number, translation: unknown): unknown {
  if (!Array.isArray(translation)) return undefined;
  const id = idOf(entry);
  return id === undefined ? translation[index] : translation.find((other) => idOf(other) === id);
}

const idOf = (entry: unknown): unknown => (isObject(entry) ? entry['id'] : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
