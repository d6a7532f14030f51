import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { cx } from '../../style/cx';
import { Field, type FieldProps } from './Field';
import * as styles from './field.styles';

interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  onValue: (value: string) => void;
  rows: number;
  autoComplete?: TextareaHTMLAttributes<HTMLTextAreaElement>['autoComplete'];
}

/** Several lines of text. */
export function TextArea({ name, value, onValue, rows, autoComplete, ...field }: TextAreaProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={cx(styles.control, styles.textArea)}
          name={name}
          rows={rows}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
