import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import * as styles from './field.styles';
import { Icon } from './Icon';

/** What every field can say about itself. */
export interface FieldProps {
  label: string;
  /** Shown with an asterisk, and told to assistive technology. @default false */
  required?: boolean;
  /** Help that stands there before anything goes wrong. */
  hint?: string | undefined;
  /** What is remarkable about the value, without being in the way. It takes the hint's place, and is announced. */
  notice?: string | undefined;
  /** What is wrong with the value, and how to mend it. */
  error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label, a control, its hint and its error, all tied together. */
export function Field({
  label,
  required = false,
  hint,
  notice,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }): ReactNode {
  const id = useId();
  const described = [(notice || hint) && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} part="field">
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <span id={`${id}hint`} className={notice ? styles.notice : styles.hint} aria-live="polite">
        {notice || hint}
      </span>
      {error && (
        <span id={`${id}error`} className={styles.error}>
          <Icon icon={CircleAlert} size={16} />
          {error}
        </span>
      )}
    </div>
  );
}
