import type { ReactNode } from 'react';
import { Choose } from '../../../webapp/Choose';
import type { Path } from '../../config/path';
import { useField, useIdsOf } from '../form';
import { inheritedText, unknownText } from '../labels';

/** The id of an entry of a list, by its name. */
export function ReferenceField({ path, list }: { path: Path; list: Path }): ReactNode {
  const { value, inherited, set, ...field } = useField(path);
  const known = useIdsOf(list);
  const shown = typeof value === 'string' ? value : '';
  const isUnknown = shown !== '' && !known.some(([id]) => id === shown);
  const inheritedName = known.find(([id]) => id === inherited)?.[1];
  return (
    <Choose
      {...field}
      value={shown}
      onValue={(id) => set(id === '' ? undefined : id)}
      options={[
        ['', shown === '' && inheritedName !== undefined ? inheritedText(inheritedName) : 'None'],
        ...(isUnknown ? [[shown, unknownText(shown)] as const] : []),
        ...known,
      ]}
    />
  );
}
