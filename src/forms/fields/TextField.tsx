import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import * as styles from './field.styles';

interface TextFieldProps extends FieldProps {
  name: string;
  value: string;
  onValue: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | undefined;
  /** The first and the last date. */
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** One line of text. */
export function TextField({
  name,
  value,
  onValue,
  type = 'text',
  autoComplete,
  inputMode,
  min,
  max,
  ...field
}: TextFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={styles.control}
          name={name}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
