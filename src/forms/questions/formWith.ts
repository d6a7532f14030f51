import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FormFields } from '../useField';
import { questionRules } from './questions';

type Part<Field extends string> = Pick<FormFields<Field>, 'store' | 'settings'> &
  Partial<Pick<FormFields<Field>, 'rules' | 'labels'>>;

/** A form with the fields of the firm's own questions. */
export function formWith<Field extends string>(
  form: Part<Field>,
  questions: readonly Question[],
): FormFields<Field | QuestionField> {
  const labels = Object.fromEntries(questions.map(({ id, label }) => [questionField(id), label]));
  return {
    ...form,
    rules: { ...form.rules, ...questionRules(questions, {}, '') },
    labels: { ...form.labels, ...labels },
  } as FormFields<Field | QuestionField>;
}
