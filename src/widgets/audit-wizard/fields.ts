import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FieldRules } from '../../forms/formState';
import { askedQuestions, type Fields, questionRules } from '../../forms/questions/questions';
import type { FieldRule } from '../../leads/validation';
import { type Step, stepOf } from './offer';

/** All but the notes are asked for in step 1. */
export const auditFields = {
  fullName: { limit: leadLimits.name, required: true },
  serviceAddress: { limit: leadLimits.address, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  phone: { limit: leadLimits.phone, required: true },
  notes: { limit: leadLimits.text },
} as const satisfies Record<string, FieldRule>;

type FixedField = keyof typeof auditFields;
/** A field of the wizard: one of its own, or of a question of the firm's. */
export type AuditField = FixedField | QuestionField;
export type AuditFields = Readonly<Record<AuditField, string>>;

export const fieldNames = Object.keys(auditFields) as FixedField[];
const infoFields = fieldNames.filter((name) => name !== 'notes');

/** The rules of the fields that are asked for by now. */
export const rulesFor = (questions: readonly Question[], fields: Fields): FieldRules<AuditField> => ({
  ...auditFields,
  ...questionRules(askedQuestions(questions, fields), fields),
});

/** The fields that a step asks for by now. */
export function fieldsIn(step: Step, questions: readonly Question[], fields: Fields): AuditField[] {
  const fixed: readonly FixedField[] =
    step === 'info' ? infoFields : step === 'submit' || step === 'photo' ? ['notes'] : [];
  const asked = askedQuestions(questions, fields).filter((question) => stepOf(question) === step);
  return [...fixed, ...asked.map(({ id }) => questionField(id))];
}

/** The fields of a step that have to be filled in and are still blank. */
export function missingFields(step: Step, questions: readonly Question[], fields: Fields): AuditField[] {
  const rules = rulesFor(questions, fields);
  return fieldsIn(step, questions, fields).filter(
    (name) => rules[name]?.required && (fields[name] ?? '').trim() === '',
  );
}
