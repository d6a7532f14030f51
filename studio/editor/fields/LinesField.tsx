import { type ReactNode, useState } from 'react';
import { cx } from '../../../src/style/cx';
import { Field } from '../../../src/ui/form/Field';
import * as styles from '../../../src/ui/form/field.styles';
import type { Path } from '../../config/path';
import { useField, useFirstProblemIn } from '../form';
import { linesFrom, linesOf } from './typedValues';

const MOST_ROWS = 8;

/** A list of texts or numbers, one a line. */
export function LinesField({ path, of }: { path: Path; of: 'text' | 'number' }): ReactNode {
  const { value, inherited, label, hint, error, set } = useField(path);
  const inEntries = useFirstProblemIn(path);
  const [typed, setTyped] = useState('');
  const shown = linesOf(value);
  // Blank lines are no entries, but one is needed to begin the next.
  const text = linesOf(linesFrom(typed, of)) === shown ? typed : shown;
  const rows = text.split('\n').length;
  return (
    <Field label={label} hint={`${hint ?? ''} One a line.`.trim()} error={error ?? inEntries}>
      {({ required, ...control }) => (
        <textarea
          {...control}
          aria-required={required || undefined}
          className={cx(styles.control, styles.textArea)}
          rows={Math.min(MOST_ROWS, Math.max(2, rows))}
          value={text}
          placeholder={value === undefined ? linesOf(inherited) : undefined}
          onChange={({ currentTarget }) => {
            const lines = linesFrom(currentTarget.value, of);
            setTyped(currentTarget.value);
            set(lines.length === 0 ? undefined : lines);
          }}
        />
      )}
    </Field>
  );
}
