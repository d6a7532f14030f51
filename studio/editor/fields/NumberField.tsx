import { type ReactNode, useState } from 'react';
import { Field } from '../../../src/forms/fields/Field';
import * as styles from '../../../src/forms/fields/field.styles';
import type { Path } from '../../config/path';
import { useField } from '../form';
import { numberFrom, textOf } from './typedValues';

/** A number. What is none stays as it was typed, and the check says so. */
export function NumberField({ path }: { path: Path }): ReactNode {
  const { value, inherited, set, ...field } = useField(path);
  const [typed, setTyped] = useState('');
  // "1." and "1.50" are numbers that would be written in another way.
  const text = numberFrom(typed) === value ? typed : textOf(value);
  return (
    <Field {...field}>
      {({ required, ...control }) => (
        <input
          {...control}
          aria-required={required || undefined}
          className={styles.control}
          inputMode="decimal"
          value={text}
          placeholder={value === undefined && typeof inherited === 'number' ? String(inherited) : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            set(numberFrom(currentTarget.value));
          }}
        />
      )}
    </Field>
  );
}
