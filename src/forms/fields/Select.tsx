import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/base/Icon';
import { Field, type FieldProps } from './Field';
import * as styles from './field.styles';

interface SelectProps extends FieldProps {
  name: string;
  value: string;
  onValue: (value: string) => void;
  /** The first entry, which stands for no choice. */
  placeholder: string;
  options: readonly string[];
}

/** One of a list, or none. */
export function Select({ name, value, onValue, placeholder, options, ...field }: SelectProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.selectFrame}>
          <select
            {...control}
            className={styles.control}
            name={name}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              // A translator changes its text, which would be its value.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size={20} />
        </div>
      )}
    </Field>
  );
}
