import type { Problems } from '../../../forms/fields/problems';
import { type FormFields, fieldProblems } from '../../../forms/useField';
import type { EstimatorState } from '../estimator.store';
import { type ContactField, contactRules, fixedNames, questionField } from '../lead/fields';
import type { StepProps } from '../useTerms';

/** What the text fields of the contact form are made of, the firm's own questions among them. */
export function contactForm({ store, settings }: StepProps): FormFields<ContactField> {
  const { contactQuestions = [] } = settings.facts.estimator;
  return {
    store,
    rules: contactRules(settings.facts.estimator),
    labels: {
      ...settings.messages.estimator.labels,
      ...Object.fromEntries(contactQuestions.map(({ id, label }) => [questionField(id), label])),
    },
    settings,
  };
}

/** What has to be corrected in it. */
export function contactProblems(
  form: FormFields<ContactField>,
  state: Pick<EstimatorState, 'fields' | 'errors' | 'intent'>,
  questions: StepProps['settings']['facts']['estimator']['contactQuestions'] = [],
): Problems {
  const fixed = fixedNames.filter((name) => name !== 'question' || state.intent === 'question');
  return fieldProblems(form, [...fixed, ...questions.map(({ id }) => questionField(id))], state);
}
