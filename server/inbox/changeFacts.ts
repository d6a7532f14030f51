import { type FactList, isFactList } from '../../src/domain/factLists';
import { idOf } from '../../src/domain/idOf';
import { withoutService } from './withoutService';

/** A fact that cannot be changed like that; the message is for the reader. */
export class FactError extends Error {}

type Path = readonly (string | number)[];
type Entry = Record<string, unknown>;

/** A text or a number in place of another one; a new entry at the end of a list, also as other languages say it; or one less. */
export type Change =
  | { path: Path; value: unknown }
  | { path: Path; add: Entry; translations?: Record<string, Entry> | undefined }
  | { path: Path; remove: true };

/** Topics that a firm's file need not have: each is set as a whole. */
const WHOLE: readonly unknown[] = ['notice', 'availability'];

/**
 * A copy of facts with some of them changed. Only what is there can be changed, and only to its like; entries come and go in the
 * lists of `factLists` alone. Indexes are those of the facts as they were.
 * @throws FactError
 */
export function changeFacts(facts: object, changes: readonly Change[]): object {
  const copy = structuredClone(facts) as Entry;
  for (const change of changes) if ('value' in change) setValue(copy, change);
  const removed = changes
    .filter((change) => 'remove' in change)
    .map(({ path }) => entryAt(copy, path))
    // A service goes with what is about it, so that all is made anew: it is found by its id, others as the object that they are.
    .toSorted((one, other) => Number(one.list === 'services') - Number(other.list === 'services'));
  const kept = removed.reduce((left, { list, entry }) => without(left, list, entry), copy);
  for (const change of changes) if ('add' in change) add(kept, change);
  return kept;
}

function setValue(facts: Entry, { path, value }: { path: Path; value: unknown }): void {
  const name = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>(valueAt, facts);
  if (path.length === 1 && WHOLE.includes(name) && typeof value === 'object' && value !== null) {
    Reflect.set(facts, name, value);
    return;
  }
  const before = valueAt(holder, name);
  const isLike =
    (typeof before === 'string' && typeof value === 'string') ||
    (typeof before === 'number' && typeof value === 'number' && Number.isFinite(value));
  if (!isLike || typeof holder !== 'object' || holder === null)
    throw new FactError(`There is no fact ${path.join('.')} that can be changed to this.`);
  Reflect.set(holder, name, value);
}

function entryAt(facts: Entry, [list, index, ...others]: Path): { list: FactList; entry: unknown } {
  const entry = others.length === 0 && isFactList(list) ? listIn(facts, list)[Number(index)] : undefined;
  if (entry === undefined || !isFactList(list))
    throw new FactError(`There is no entry ${[list, index, ...others].join('.')} that can be removed.`);
  return { list, entry };
}

const listIn = (facts: unknown, name: string): unknown[] => {
  const list = valueAt(facts, name);
  return Array.isArray(list) ? list : [];
};

/** Facts without an entry, and without what other languages say of it. */
function without(facts: Entry, list: FactList, entry: unknown): Entry {
  const { id, href } = Object(entry) as Entry;
  const index = listIn(facts, list).indexOf(entry);
  const isOther = (other: unknown, at: number) =>
    id === undefined ? at !== index : valueAt(other, 'id') !== id;
  const left = (some: Entry): Entry =>
    list in some ? { ...some, [list]: listIn(some, list).filter(isOther) } : some;
  const { translations, ...own } = facts;
  const changed: Entry = {
    ...left(own),
    ...(translations !== undefined && {
      translations: Object.fromEntries(
        Object.entries(Object(translations) as Record<string, Entry>).map(([lang, some]) => [
          lang,
          left(some),
        ]),
      ),
    }),
  };
  return list === 'services' && typeof id === 'string'
    ? (withoutService(changed, id, typeof href === 'string' ? href : `/services/${id}`) as Entry)
    : changed;
}

function add(facts: Entry, { path, add: entry, translations = {} }: Extract<Change, { add: unknown }>): void {
  const [list, ...others] = path;
  if (!isFactList(list) || others.length > 0)
    throw new FactError(`${path.join('.')} is no list that entries can be added to.`);
  const id = list === 'testimonials' ? {} : { id: freeId(entry, listIn(facts, list)) };
  facts[list] = [...listIn(facts, list), { ...id, ...entry }];
  for (const [lang, translated] of Object.entries(translations)) {
    const all = Object(facts['translations']) as Record<string, Entry>;
    const some = Object.hasOwn(all, lang) ? all[lang] : {};
    facts['translations'] = {
      ...all,
      [lang]: { ...some, [list]: [...listIn(some, list), { ...id, ...translated }] },
    };
  }
}

/** An id made of what the entry is called, which no other one has. */
function freeId({ name, question }: Entry, others: readonly unknown[]): string {
  const made = idOf(String(name ?? question)).slice(0, 40) || 'entry';
  const taken = others.map((other) => valueAt(other, 'id'));
  let number = 1;
  const numbered = () => (number === 1 ? made : `${made}-${number}`);
  while (taken.includes(numbered())) number++;
  return numbered();
}

const valueAt = (holder: unknown, name: string | number): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;
