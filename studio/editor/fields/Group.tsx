import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../src/forms/fields/Field';
import * as styles from './group.styles';

interface GroupProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with all of it. */
  error?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, with their name, a sentence about them, and what is wrong. */
export function Group({ label, hint, error, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={[hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}error`} message={error} />}
    </fieldset>
  );
}
