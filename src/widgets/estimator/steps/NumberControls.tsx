import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Field } from '../../../ui/form/Field';
import { Choice, ChoiceGroup } from '../../../ui/wizard/Choice';
import { isRefused, leastQuantity, type QuantityRules } from '../quantity';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './numberControls.styles';

export interface NumberFieldProps extends StepProps {
  name: string;
  label: string;
  /** Stands after the number of a slider. An item's unit does not: it is the word for one. */
  unit?: string | undefined;
  rules: QuantityRules;
  /** As it was typed; undefined where nobody has typed yet. */
  entered: string | undefined;
  /** What that is. */
  value: number | 'invalid' | undefined;
  onEntered: (entered: string) => void;
  hint?: string | undefined;
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
  ...props
}: NumberFieldProps): ReactNode {
  const { formatNumber } = useTerms(props);
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
  rules,
  value,
  onEntered,
  ...props
}: NumberFieldProps): ReactNode {
  const invalidAttempts = useStore(props.store, (state) => state.invalidAttempts);
  const { formatNumber } = useTerms(props);
  const { numberMissing } = props.settings.messages.estimator;
  const { required = false, choices = [] } = rules;
  const isMissing = isRefused(value, rules) && invalidAttempts > 0;
  return (
    <ChoiceGroup label={label} look="chip" required={required} error={isMissing ? numberMissing : undefined}>
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
          {formatNumber(choice)}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
