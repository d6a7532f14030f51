import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { Choice, ChoiceGroup } from '../../../forms/wizard/Choice';
import { usePicked } from '../../../ui/base/usePicked';
import * as styles from '../audit-wizard.styles';
import { listOf } from '../offer';
import type { StepProps } from '../stepProps';

/** Any number of choices of the step's list. */
export function ListStep({ store, settings }: StepProps): ReactNode {
  const { step, selected, excluded, select } = usePicked(store, 'step', 'selected', 'excluded', 'select');
  const { audit: messages } = settings.messages;
  const list = listOf[step];
  if (!list) return null;
  return (
    <>
      <ChoiceGroup label={messages.steps[step].label} labelHidden look="card">
        {settings.facts.audit[list].map((label) => (
          <Choice
            key={label}
            type="checkbox"
            look="card"
            name={list}
            value={label}
            checked={selected[list].includes(label)}
            onSelect={(value, isSelected) => select(list, value, isSelected)}
          >
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <p className={styles.quiet} aria-live="polite">
        {excluded.length > 0 && fillText(messages.excluded, { choices: excluded.join('; ') })}
      </p>
    </>
  );
}
