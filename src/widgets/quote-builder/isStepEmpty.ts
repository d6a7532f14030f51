import { fieldNames, type QuoteFields, quoteFields } from './fields';
import { groupsIn, type QuoteFacts, type Step, selectedItems } from './offer';

/** Whether a step was left as it was: it gets no check mark. */
export function isStepEmpty(
  step: Step,
  { fields, selected }: { fields: QuoteFields; selected: readonly string[] },
  facts: QuoteFacts,
): boolean {
  if (step === 'services' || step === 'addOns')
    return !groupsIn(facts, step).some(({ items }) => items.some(({ id }) => selected.includes(id)));
  if (step === 'total') return selectedItems(facts, selected).length === 0;
  return fieldNames.every((name) => quoteFields[name].step !== step || fields[name].trim() === '');
}
