import { ID_LIMIT } from '../../src/content/limits';
import type { PriceRange } from '../../src/pricing/range';
import type { TableRow } from './parseTable';

/** An item of the estimator, as a config has it. */
export interface TableItem {
  id: string;
  name: string;
  group: string;
  price: PriceRange;
  unit?: string;
}

/**
 * The items that rows make.
 * @param group id of the group that they belong to.
 * @param existingIds ids that are taken.
 */
export function itemsFromTable(
  rows: readonly TableRow[],
  group: string,
  existingIds: readonly string[],
): TableItem[] {
  const taken = new Set(existingIds);
  return rows.map(({ name, unit, price }) => {
    const id = freeId(idFrom(name), taken);
    taken.add(id);
    return { id, name, group, price, ...(unit !== undefined && { unit }) };
  });
}

/** Letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

/** An id as the config takes it: `roof-cleaning` for "Roof cleaning", `item` for what has no Latin letters. */
function idFrom(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return trimmed(id.slice(0, ID_LIMIT)) || 'item';
}

const trimmed = (id: string): string => id.replace(/^-+|-+$/g, '');

function freeId(id: string, taken: ReadonlySet<string>): string {
  // A config takes no names that every object has.
  const isFree = (one: string) => !taken.has(one) && !(one in Object.prototype) && one !== 'prototype';
  let free = id;
  for (let number = 2; !isFree(free); number++) {
    const ending = `-${number}`;
    free = `${trimmed(id.slice(0, ID_LIMIT - ending.length))}${ending}`;
  }
  return free;
}
