import { valueAt } from '../../config/path';

/**
 * What a list begins with when one changes the built-in one: entries with an id inherit all that they do not name, others are
 * copied.
 */
export const startingList = (inherited: readonly unknown[]): readonly unknown[] =>
  inherited.map((entry) => {
    const id = valueAt(entry, ['id']);
    return id === undefined ? structuredClone(entry) : { id };
  });
