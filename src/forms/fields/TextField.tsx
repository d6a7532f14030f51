import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import * as styles from './field.styles';

interface TextFieldProps extends FieldProps {
  name: string;
  value: string;
  onValue: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | undefined;
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
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
