import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../src/forms/fields/Field';
import * as styles from '../src/forms/fields/field.styles';
import { Icon } from '../src/ui/base/Icon';

interface ChooseProps extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  /** In order: the value, and what is shown for it. */
  options: readonly (readonly [value: string, label: string])[];
}

/** One of a list. */
export function Choose({ value, onValue, options, ...field }: ChooseProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.selectFrame}>
          <select
            {...control}
            className={styles.control}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          >
            {options.map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size={20} />
        </div>
      )}
    </Field>
  );
}
