import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Choice, ChoiceGroup } from '../../../ui/wizard/Choice';
import { listOf } from '../offer';
import type { StepProps } from '../stepProps';

/** Any number of choices of the step's list. */
export function ListStep({ store, settings }: StepProps): ReactNode {
  const { step, selected, select } = useStore(store);
  const list = listOf[step];
  if (!list) return null;
  return (
    <ChoiceGroup label={settings.messages.audit.steps[step].heading} labelHidden look="card">
      {settings.facts.audit[list].map((label) => (
        <Choice
          key={label}
          type="checkbox"
          look="card"
          name={list}
          value={label}
          checked={selected[list].includes(label)}
          onChange={(checked) => select(list, label, checked)}
        >
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
