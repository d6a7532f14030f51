import type { Business } from '../../../content/schema';
import type { Item } from './offer';

/** What an item holds, and what it does not. */
interface Scope {
  includes: readonly string[];
  excludes: readonly string[];
}

/** The scope that an item names itself, else that of the quote's item with the same id: a firm writes it once. */
export function scopeOf(item: Item, { groups }: Business['quote']): Scope {
  const quoted = groups.flatMap(({ items }) => items).find(({ id }) => id === item.id);
  return {
    includes: item.includes ?? quoted?.includes ?? [],
    excludes: item.excludes ?? quoted?.excludes ?? [],
  };
}
