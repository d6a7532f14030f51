import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/base/Icon';
import * as styles from './field.styles';

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  /** Shown with an asterisk, and exposed to assistive technology. @default false */
  required?: boolean;
  /** Help, shown from the beginning. */
  hint?: string | undefined;
  /** A remark on the value that blocks nothing. It replaces the hint, and is announced. */
  notice?: string | undefined;
  /** What is wrong with the value, and how to correct it. */
  error?: string | undefined;
  /** The visitor goes on to something else. */
  onLeave?: () => void;
}

/** What associates a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  /** Never left out: Firefox and WebKit would call a required field that is still empty an invalid entry. */
  'aria-invalid': boolean;
}

/** A control with its label, hint and error. */
export function Field({
  label,
  required = false,
  hint,
  notice,
  error,
  onLeave,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }): ReactNode {
  const id = useId();
  const described = [(notice || hint) && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} part="field" onBlur={onLeave}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required && <Asterisk />}
      </label>
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
      })}
      <span id={`${id}hint`} className={notice ? styles.notice : styles.hint} aria-live="polite">
        {notice || hint}
      </span>
      {error && <FieldError id={`${id}error`} message={error} />}
    </div>
  );
}

/** Marks what is required. Assistive technology is told by an attribute. */
export const Asterisk = (): ReactNode => (
  <span className={styles.asterisk} aria-hidden="true">
    {' *'}
  </span>
);

/** What is wrong with a field, shown as the last part of it. */
export function FieldError({ id, message }: { id: string; message: string }): ReactNode {
  return (
    <span id={id} className={styles.error}>
      <Icon icon={CircleAlert} size={16} />
      <span>{message}</span>
    </span>
  );
}
