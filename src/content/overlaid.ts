import { LIST_LIMIT } from './limits';

/**
 * Facts with what a config names in their place, unchecked: objects are merged, lists replaced, and their entries inherit by
 * id. Keys of which there is no fact are taken as they are.
 */
export function overlaid(facts: unknown, raw: unknown): object {
  return Object(lay(facts, raw)) as object;
}

function lay(fact: unknown, own: unknown): unknown {
  if (own === undefined) return fact;
  if (Array.isArray(own)) {
    const entries: unknown[] = Array.isArray(fact) ? fact : [];
    return own.slice(0, LIST_LIMIT).map((entry: unknown) =>
      lay(
        entries.find((other) => isSame(other, entry)),
        entry,
      ),
    );
  }
  if (!isObject(own) || !isObject(fact)) return own;
  const keys = [...Object.keys(fact), ...Object.keys(own)];
  return Object.fromEntries(keys.map((key) => [key, lay(valueOf(fact, key), valueOf(own, key))]));
}

const valueOf = (object: object, key: string): unknown =>
  Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;

const isSame = (fact: unknown, own: unknown): boolean =>
  isObject(fact) && isObject(own) && 'id' in fact && 'id' in own && fact.id === own.id;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
