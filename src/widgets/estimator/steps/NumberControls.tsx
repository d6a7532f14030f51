import type { ReactNode } from 'react';
import { Field } from '../../../forms/fields/Field';
import { Choice, ChoiceGroup } from '../../../forms/wizard/Choice';
import { choiceLabel, leastQuantity, type QuantityRules } from '../answers/quantity';
import * as styles from './numberControls.styles';

export interface NumberControlProps {
  name: string;
  label: string;
  /** Stands after the number of a slider. An item's unit does not: it is the word for one. */
  unit?: string | undefined;
  rules: QuantityRules;
  /** What was entered. */
  value: number | 'invalid' | undefined;
  onEntered: (entered: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  formatNumber: (value: number) => string;
}

/** A slider with its value. */
export function Slider({
  name,
  label,
  unit = '',
  rules,
  value,
  onEntered,
  hint,
  formatNumber,
}: NumberControlProps): ReactNode {
  const least = leastQuantity(rules) ?? 1;
  const shown = typeof value === 'number' ? value : least;
  const text = `${formatNumber(shown)} ${unit}`.trim();
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className={styles.slider}>
          <input
            {...control}
            type="range"
            name={name}
            min={least}
            max={rules.max}
            step={rules.step ?? 1}
            value={shown}
            aria-valuetext={text}
            onChange={(event) => onEntered(formatNumber(event.currentTarget.valueAsNumber))}
          />
          <output htmlFor={control.id}>{text}</output>
        </span>
      )}
    </Field>
  );
}

/** A few numbers to choose from. */
export function NumberChoices({
  name,
  label,
  unit,
  rules,
  value,
  onEntered,
  error,
  formatNumber,
}: NumberControlProps): ReactNode {
  const { required = false, choices = [] } = rules;
  const nameOf = (choice: number) =>
    choiceLabel(choice, rules) ?? `${formatNumber(choice)} ${unit ?? ''}`.trim();
  return (
    <ChoiceGroup label={label} look="chip" required={required} error={error}>
      {choices.map((choice) => (
        <Choice
          key={choice}
          type="radio"
          look="chip"
          name={name}
          value={String(choice)}
          checked={value === choice}
          onSelect={() => onEntered(formatNumber(choice))}
        >
          {nameOf(choice)}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
