import type { Question } from '../../../domain/question';
import { questionField } from '../../../domain/questionField';
import type { Problems } from '../../../forms/fields/problems';
import { formWith } from '../../../forms/questions/formWith';
import { type FormFields, fieldProblems } from '../../../forms/useField';
import type { EstimatorState } from '../estimator.store';
import { askedOf, type ContactField, fixedFields, fixedNames, questionsOf } from '../lead/fields';
import type { Terms } from '../offer/terms';
import type { StepProps } from '../useTerms';

/** What the fields of the contact form are made of, the firm's own questions among them. */
export const contactForm = ({ store, settings }: StepProps): FormFields<ContactField> =>
  formWith<keyof typeof fixedFields>(
    { store, rules: fixedFields, labels: settings.messages.estimator.labels, settings },
    questionsOf(settings.facts),
  );

/** What has to be corrected in it. */
export function contactProblems(
  form: FormFields<ContactField>,
  state: Pick<EstimatorState, 'answers' | 'fields' | 'errors' | 'intent'>,
  questions: readonly Question[],
  terms: Terms,
): Problems {
  const fixed = fixedNames.filter((name) => name !== 'question' || state.intent === 'question');
  const own = askedOf(questions, state, terms).map(({ id }) => questionField(id));
  return fieldProblems(form, [...fixed, ...own], state);
}
