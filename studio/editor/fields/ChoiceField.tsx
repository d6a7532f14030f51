import type { ReactNode } from 'react';
import { Choose } from '../../../webapp/Choose';
import type { Path } from '../../config/path';
import { useField } from '../form';
import { inheritedText, labelOf } from '../labels';
import { textOf } from './typedValues';

/** One of a few. What is none of them stays, and can be replaced. */
export function ChoiceField({
  path,
  options,
}: {
  path: Path;
  options: readonly (string | number)[];
}): ReactNode {
  const { value, inherited, set, ...field } = useField(path);
  const shown = textOf(value);
  const isOther = value !== undefined && !options.some((option) => option === value);
  const none =
    typeof inherited === 'string' || typeof inherited === 'number'
      ? inheritedText(labelOf(inherited))
      : 'None';
  return (
    <Choose
      {...field}
      value={shown}
      onValue={(chosen) => set(options.find((option) => String(option) === chosen))}
      options={[
        ['', value === undefined ? none : 'None'],
        ...(isOther ? [[shown, shown] as const] : []),
        ...options.map((option) => [String(option), labelOf(option)] as const),
      ]}
    />
  );
}
