import type { PriceRange } from '../../src/domain/priceRange';
import { idFrom, uniqueId } from '../config/ids';
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
  const taken = [...existingIds];
  return rows.map(({ name, unit, price }) => {
    const id = uniqueId(idFrom(name) || 'item', taken);
    taken.push(id);
    return { id, name, group, price, ...(unit !== undefined && { unit }) };
  });
}
