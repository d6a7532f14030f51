import type { Business } from '../../content/schema';
import { type FormFacts, fieldsIn, type QuoteFields } from './fields';
import { groupsIn, type Step, selectedItems } from './offer';

/** Whether a step was left as it was: it gets no check mark. */
export function isStepEmpty(
  step: Step,
  { fields, selected }: { fields: QuoteFields; selected: readonly string[] },
  facts: FormFacts & Pick<Business, 'quote'>,
): boolean {
  if (step === 'services' || step === 'addOns')
    return !groupsIn(facts.quote, step).some(({ items }) => items.some(({ id }) => selected.includes(id)));
  if (step === 'total') return selectedItems(facts.quote, selected).length === 0;
  return fieldsIn(step, facts, fields).every((name) => !fields[name]?.trim());
}
