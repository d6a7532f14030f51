import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { cx } from '../../style/cx';
import { Icon } from '../base/Icon';
import { Asterisk, FieldError } from '../form/Field';
import * as styles from './choice.styles';

interface ChoiceProps {
  /** `checkbox` for any number of choices, `radio` for one of a group. */
  type: 'checkbox' | 'radio';
  /** Name of the field; radios of one name belong together. */
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** `card` for a picture and several lines, `chip` for a word or two. */
  look: 'card' | 'chip';
  children: ReactNode;
}

/** A native checkbox or radio button whose whole card or chip is the target. */
export function Choice({ type, name, value, checked, onChange, look, children }: ChoiceProps): ReactNode {
  return (
    <label className={cx(styles.choice, look === 'card' ? styles.card : styles.chip)} part="choice">
      <input
        className={styles.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {look === 'chip' && <span className={styles.dot} />}
      {children}
      {look === 'card' && (
        <span className={cx(styles.tick, type === 'radio' && styles.round)}>
          <Icon icon={Check} size={16} />
        </span>
      )}
    </label>
  );
}

interface ChoiceGroupProps {
  label: string;
  /** For assistive technology only: the visible heading above asks the question. @default false */
  labelHidden?: boolean;
  look: ChoiceProps['look'];
  /** One of these radio buttons has to be chosen. @default false */
  required?: boolean;
  /** What is missing, and how to mend it. */
  error?: string | undefined;
  children: ReactNode;
}

/** Choices under one question. */
export function ChoiceGroup({
  label,
  labelHidden = false,
  look,
  required = false,
  error,
  children,
}: ChoiceGroupProps): ReactNode {
  const errorId = `${useId()}error`;
  const described = { 'aria-invalid': true, 'aria-describedby': errorId } as const;
  return (
    <fieldset
      className={styles.group}
      {...(required && { role: 'radiogroup', 'aria-required': true })}
      {...(error && { ...described, 'data-missing': '' })}
    >
      <legend className={labelHidden ? styles.hiddenLegend : styles.legend}>
        {label}
        {required && <Asterisk />}
      </legend>
      <div className={look === 'card' ? styles.cards : styles.chips}>{children}</div>
      {error && (
        <div className={styles.error}>
          <FieldError id={errorId} message={error} />
        </div>
      )}
    </fieldset>
  );
}
