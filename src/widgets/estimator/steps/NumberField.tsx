import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { TextField } from '../../../forms/fields/TextField';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { initialQuantity, isRefused } from '../answers/quantity';
import { loadNumberControls } from '../offer/parts';
import { numberProblem } from '../offer/wording';
import { type StepProps, useTerms } from '../useTerms';
import type { NumberControlProps } from './NumberControls';

type NumberFieldProps = StepProps &
  Omit<NumberControlProps, 'error' | 'formatNumber'> & {
    /** As it was typed; undefined where nobody has typed yet. */
    entered: string | undefined;
  };

/** Asks for a number: by a field, a slider, or choices. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { name, label, unit, rules, entered, value, onEntered, hint } = props;
  const invalidAttempts = useStore(props.store, (state) => state.invalidAttempts);
  const { wording } = useTerms(props);
  const { formatNumber } = wording;
  const { control = 'number', required = false } = rules;
  const module = useLazyModule(control === 'number' ? undefined : loadNumberControls);
  const isShown = isRefused(value, rules) && invalidAttempts > 0;
  if (control === 'number' || module === 'failed') {
    const initial = initialQuantity(rules);
    const isNamed = !unit || label.toLowerCase().includes(unit.toLowerCase());
    return (
      <TextField
        name={name}
        label={isNamed ? label : `${label} (${unit})`}
        required={required}
        inputMode="decimal"
        value={entered ?? (initial === undefined ? '' : formatNumber(initial))}
        onValue={onEntered}
        hint={hint}
        error={isShown ? numberProblem(rules, wording) : undefined}
      />
    );
  }
  if (!module) return null;
  const Control = control === 'slider' ? module.Slider : module.NumberChoices;
  const { numberMissing } = props.settings.messages.estimator;
  return (
    <Control
      {...{ name, label, unit, rules, value, onEntered, hint, formatNumber }}
      error={isShown ? numberMissing : undefined}
    />
  );
}
