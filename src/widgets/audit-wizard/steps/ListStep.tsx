import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Choice, ChoiceGroup } from '../../../ui/Choice';
import type { AuditWizardProps } from '../AuditWizard';
import { listOf } from '../request';

/** Any number of choices of the step's list. */
export function ListStep({ store, settings }: AuditWizardProps): ReactNode {
  const { step, chosen, choose } = useStore(store);
  const list = listOf[step];
  if (!list) return null;
  return (
    <ChoiceGroup label={settings.texts.audit.steps[step].heading} labelHidden look="card">
      {settings.facts.audit[list].map((label) => (
        <Choice
          key={label}
          type="checkbox"
          look="card"
          name={list}
          value={label}
          checked={chosen[list].includes(label)}
          onChange={(checked) => choose(list, label, checked)}
        >
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
