import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Choice, ChoiceGroup } from '../../../ui/wizard/Choice';
import type { Modifier } from '../offer';
import type { StepProps } from '../useTerms';

/** A question that changes the price, with its answers. */
export function ModifierChoice({ modifier, store }: StepProps & { modifier: Modifier }): ReactNode {
  const { answers, setOption } = useStore(store);
  return (
    <ChoiceGroup label={modifier.label} look="chip">
      {modifier.options.map(({ id, label }) => (
        <Choice
          key={id}
          type="radio"
          look="chip"
          name={`modifier-${modifier.id}`}
          value={id}
          checked={answers.options[modifier.id] === id}
          onChange={() => setOption(modifier.id, id)}
        >
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
