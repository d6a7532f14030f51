import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { TextField } from '../../../ui/form/TextField';
import { initialQuantity, isRefused } from '../quantity';
import { useTerms } from '../useTerms';
import { numberProblem } from '../wording';
import type { NumberFieldProps } from './NumberControls';

/** A chunk of its own: most firms ask by a field, which also serves where this cannot be loaded. */
const loadControls = () => import('./NumberControls').catch(() => 'failed' as const);

/** Asks for a number: by a field, a slider, or choices. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { control = 'number' } = props.rules;
  const module = useLazyModule(control === 'number' ? undefined : loadControls);
  if (control === 'number' || module === 'failed') return <NumberText {...props} />;
  if (!module) return null;
  return control === 'slider' ? <module.Slider {...props} /> : <module.NumberChoices {...props} />;
}

function NumberText({ name, label, rules, entered, value, onEntered, hint, ...props }: NumberFieldProps) {
  const invalidAttempts = useStore(props.store, (state) => state.invalidAttempts);
  const { wording } = useTerms(props);
  const initial = initialQuantity(rules);
  return (
    <TextField
      name={name}
      label={label}
      required={rules.required ?? false}
      inputMode="decimal"
      value={entered ?? (initial === undefined ? '' : wording.formatNumber(initial))}
      onValue={onEntered}
      hint={hint}
      error={isRefused(value, rules) && invalidAttempts > 0 ? numberProblem(rules, wording) : undefined}
    />
  );
}
