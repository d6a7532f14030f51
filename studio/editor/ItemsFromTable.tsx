import type { ReactNode } from 'react';
import * as layout from '../../webapp/layout.styles';
import type { Path } from '../config/path';
import { PasteTable } from '../table/PasteTable';
import { setStep, useIdsOf, useValue } from './form';

const ITEMS: Path = ['estimator', 'items'];
const GROUPS: Path = ['estimator', 'groups'];

/** Items of a table that one has in a spreadsheet, behind those that the draft has. */
export default function ItemsFromTable(): ReactNode {
  const own = useValue(ITEMS);
  const groups = useIdsOf(GROUPS);
  const items: readonly { id?: unknown }[] = Array.isArray(own) ? own : [];
  return (
    <details className={layout.card}>
      <summary>Add items from a spreadsheet</summary>
      <PasteTable
        groups={groups.map(([id, label]) => ({ id, label }))}
        existingIds={items.map(({ id }) => String(id))}
        onItems={(added) => setStep(ITEMS, [...items, ...added])}
      />
    </details>
  );
}
