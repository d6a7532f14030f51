import type { Question } from '../../domain/question';
import type { Problems } from '../../forms/fields/problems';
import { type FormFields, fieldProblems } from '../../forms/useField';
import { fieldsIn, isContactMissing, type QuoteField } from './fields';
import type { QuoteState } from './quote-builder.store';
import type { StepProps } from './stepProps';

/** What has to be corrected in the step that is shown. */
export function stepProblems(
  state: QuoteState,
  form: FormFields<QuoteField>,
  questions: readonly Question[],
  { labels, approve, contactMissing }: StepProps['settings']['messages']['quote'],
): Problems {
  const { step, approved } = state;
  const names = fieldsIn(step, questions, state.fields);
  const found: Problems = {
    ...(isContactMissing(state) && {
      phone: `${labels.phone}: ${contactMissing}`,
      email: `${labels.email}: ${contactMissing}`,
    }),
    ...fieldProblems(form, names, state),
  };
  return {
    ...(step === 'signature' && !approved && { approved: approve }),
    ...Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : []))),
  };
}
