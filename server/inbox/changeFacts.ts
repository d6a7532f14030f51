/** A fact that cannot be changed like that; the message is for the reader. */
export class FactError extends Error {}

interface Change {
  path: readonly (string | number)[];
  value: unknown;
}

/** The topic that a firm's file need not have: it is set as a whole. */
const NOTICE = 'notice';

/**
 * A copy of facts with some texts and numbers changed. Only what is there can be changed, and only to its like: a list keeps its
 * entries.
 * @throws FactError
 */
export function changeFacts(facts: object, changes: readonly Change[]): object {
  const copy: object = structuredClone(facts);
  for (const { path, value } of changes) {
    const name = path.at(-1) ?? '';
    const holder = path.slice(0, -1).reduce<unknown>(valueAt, copy);
    if (path.length === 1 && name === NOTICE && typeof value === 'object') {
      Reflect.set(copy, NOTICE, value);
      continue;
    }
    const before = valueAt(holder, name);
    const isLike =
      (typeof before === 'string' && typeof value === 'string') ||
      (typeof before === 'number' && typeof value === 'number' && Number.isFinite(value));
    if (!isLike || typeof holder !== 'object' || holder === null)
      throw new FactError(`There is no fact ${path.join('.')} that can be changed to this.`);
    Reflect.set(holder, name, value);
  }
  return copy;
}

const valueAt = (holder: unknown, name: string | number): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;
