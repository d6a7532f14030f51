import type { Problems } from '../../forms/fields/problems';
import { type FormFields, fieldProblems } from '../../forms/useField';
import { type FormFacts, fieldsIn, isContactMissing, type QuoteField } from './fields';
import type { QuoteState } from './quote-builder.store';
import type { StepProps } from './stepProps';

/** What has to be corrected in the step that is shown. */
export function stepProblems(
  state: QuoteState,
  form: FormFields<QuoteField>,
  facts: FormFacts,
  { approve, contactMissing }: StepProps['settings']['messages']['quote'],
): Problems {
  const { step, approved } = state;
  const names = fieldsIn(step, facts, state.fields);
  const found: Problems = {
    ...(isContactMissing(state) && {
      phone: `${form.labels.phone}: ${contactMissing}`,
      email: `${form.labels.email}: ${contactMissing}`,
    }),
    ...fieldProblems(form, names, state),
  };
  return {
    ...(step === 'signature' && !approved && { approved: approve }),
    ...Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : []))),
  };
}
