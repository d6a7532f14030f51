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
  /**
   * What the Enter key of a phone's keyboard says. `next` leads to the next field, as `Form` sees to; the others end what is
   * typed, and do what Enter does in the form. @default 'done'
   */
  enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined;
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
  enterKeyHint = 'done',
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
          enterKeyHint={enterKeyHint}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
