import { Check } from 'lucide';
import { Children, memo, type ReactNode, useId } from 'react';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import { textElement } from '../../ui/base/textElement';
import { visuallyHidden } from '../../ui/base/visuallyHidden';
import { Asterisk, FieldError } from '../fields/Field';
import { hint as hintStyle } from '../fields/field.styles';
import * as styles from './choice.styles';

interface ChoiceProps {
  /** `checkbox` for any number of choices, `radio` for one of a group. */
  type: 'checkbox' | 'radio';
  /** Name of the field; radios of one name belong together. */
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string, isSelected: boolean) => void;
  /** It cannot be changed. @default false */
  disabled?: boolean | undefined;
  /** `card` for a picture and several lines, `tile` for a picture above a word, `chip` for a word or two. */
  look: 'card' | 'tile' | 'chip';
  children: ReactNode;
}

const marks = {
  tick: cx(styles.tick, styles.selection),
  round: cx(styles.tick, styles.round, styles.selection),
  dot: cx(styles.dot, styles.selection),
  dotOnPicture: cx(styles.dot, styles.onPicture, styles.selection),
};

const looks = {
  card: cx(styles.choice, styles.card),
  tile: cx(styles.choice, styles.tile),
  chip: cx(styles.choice, styles.chip),
};

/** A native checkbox or radio button whose whole card or chip is the target. */
export const Choice = memo(function Choice({
  type,
  name,
  value,
  checked,
  onSelect,
  disabled,
  look,
  children,
}: ChoiceProps): ReactNode {
  return (
    <label className={looks[look]} part="choice">
      <input
        className={styles.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onSelect(value, event.currentTarget.checked)}
      />
      {look !== 'card' && <Mark type={type} look={look} />}
      {textElement(children)}
      {look === 'card' && <Mark type={type} look={look} />}
    </label>
  );
});

/** Shows whether it is chosen: a tick, or on a chip or tile of which one can be chosen a dot. */
function Mark({ type, look }: Pick<ChoiceProps, 'type' | 'look'>): ReactNode {
  if (look !== 'card' && type === 'radio')
    return <span className={look === 'chip' ? marks.dot : marks.dotOnPicture} />;
  return (
    <span className={type === 'radio' ? marks.round : marks.tick}>
      <Icon icon={Check} size={16} />
    </span>
  );
}

interface ChoiceGroupProps {
  label: string;
  /** For assistive technology only: the visible heading above asks the question. @default false */
  labelHidden?: boolean;
  look: ChoiceProps['look'];
  /** One of these has to be chosen. @default false */
  required?: boolean;
  /** Several may be chosen. @default false */
  multiple?: boolean;
  /** Help, shown from the beginning. */
  hint?: string | undefined;
  /** What is missing, and how to fix it. */
  error?: string | undefined;
  children: ReactNode;
}

const groups = { card: styles.cards, tile: styles.tiles, chip: styles.chips };

/** Choices under one question. */
export function ChoiceGroup({
  label,
  labelHidden = false,
  look,
  required = false,
  multiple = false,
  hint,
  error,
  children,
}: ChoiceGroupProps): ReactNode {
  const id = useId();
  const isThree = Children.toArray(children).length === 3;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.group}
      {...(required && !multiple && { role: 'radiogroup', 'aria-required': true })}
      {...(described && { 'aria-describedby': described })}
      {...(error && { 'aria-invalid': true, 'data-missing': '' })}
    >
      <legend className={labelHidden ? visuallyHidden : styles.legend}>
        <span>{label}</span>
        {required && <Asterisk />}
      </legend>
      <div className={cx(groups[look], look === 'card' && isThree && styles.three)}>{children}</div>
      {hint && (
        <div className={styles.below}>
          <p id={`${id}hint`} className={hintStyle}>
            {hint}
          </p>
        </div>
      )}
      {error && (
        <div className={styles.below}>
          <FieldError id={`${id}error`} message={error} />
        </div>
      )}
    </fieldset>
  );
}
