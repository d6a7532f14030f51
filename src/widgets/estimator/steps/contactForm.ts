import { questionField } from '../../../domain/questionField';
import type { Problems } from '../../../forms/fields/problems';
import { changedRules, changedTexts } from '../../../forms/ownFields';
import { formWith } from '../../../forms/questions/formWith';
import { type FormFields, fieldProblems } from '../../../forms/useField';
import type { EstimatorState } from '../estimator.store';
import {
  arranged,
  askedOf,
  type ContactField,
  type FixedField,
  type FormFacts,
  fixedFields,
  isBelow,
  questionsOf,
} from '../lead/fields';
import type { Terms } from '../offer/terms';
import type { StepProps } from '../useTerms';

/** What the fields of the contact form are made of, the firm's own questions among them. */
export const contactForm = ({ store, settings }: StepProps): FormFields<ContactField> =>
  formWith<FixedField>(
    {
      store,
      rules: changedRules<FixedField>(fixedFields, settings.facts.fields.estimator),
      labels: changedTexts(settings.messages.estimator.labels, settings.facts.fields.estimator, 'label'),
      settings,
    },
    questionsOf(settings.facts),
  );

/** What has to be corrected in it. */
export function contactProblems(
  form: FormFields<ContactField>,
  state: Pick<EstimatorState, 'answers' | 'fields' | 'errors' | 'intent'>,
  facts: FormFacts,
  terms: Terms,
): Problems {
  const asked = askedOf(questionsOf(facts), state, terms);
  const names = arranged(facts, state.intent).flatMap((entry): ContactField[] => {
    if (entry === 'photos' || entry === 'smsConsent') return [];
    return typeof entry === 'string' ? [entry] : asked.includes(entry) ? [questionField(entry.id)] : [];
  });
  const below = asked.filter(isBelow(facts)).map(({ id }) => questionField(id));
  return fieldProblems(form, [...names, ...below], state);
}
