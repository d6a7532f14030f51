import type { Business } from '../../content/schema';
import { fieldsIn, type QuoteFields } from './fields';
import { groupsIn, type Step, selectedItems } from './offer';

/** Whether a step was left as it was: it gets no check mark. */
export function isStepEmpty(
  step: Step,
  { fields, selected }: { fields: QuoteFields; selected: readonly string[] },
  { quote: facts, questions }: Pick<Business, 'quote' | 'questions'>,
): boolean {
  if (step === 'services' || step === 'addOns')
    return !groupsIn(facts, step).some(({ items }) => items.some(({ id }) => selected.includes(id)));
  if (step === 'total') return selectedItems(facts, selected).length === 0;
  return fieldsIn(step, questions.quote, fields).every((name) => !fields[name]?.trim());
}
