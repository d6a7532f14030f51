import type { Business } from '../../content/schema';
import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FieldRules } from '../../forms/formState';
import { arrange, changedRules, isPlaced } from '../../forms/ownFields';
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

export type FixedField = keyof typeof auditFields;
/** A field of the wizard: one of its own, or of a question of the firm's. */
export type AuditField = FixedField | QuestionField;
export type AuditFields = Readonly<Record<AuditField, string>>;

export const fieldNames = Object.keys(auditFields) as FixedField[];
const infoFields = fieldNames.filter((name) => name !== 'notes');

/** The facts by which it asks. */
export type FormFacts = Pick<Business, 'company' | 'questions' | 'fields'>;

/** The rules of the fields that are asked for by now. @param questions those of the steps that are shown. */
export const rulesFor = (
  { fields, company }: FormFacts,
  questions: readonly Question[],
  values: Fields,
): FieldRules<AuditField> => ({
  ...changedRules<FixedField>(auditFields, fields.audit),
  ...questionRules(askedQuestions(questions, values), values, company.phone),
});

const hasNotes = (step: Step) => step === 'submit' || step === 'photo';

/** What a step shows in its order, with the questions that stand among its fields. */
export const arranged = ({ questions, fields }: FormFacts, step: Step): (FixedField | Question)[] =>
  arrange(
    step === 'info' ? infoFields : hasNotes(step) ? ['notes'] : [],
    questions.audit.filter((question) => stepOf(question) === step),
    fields.audit,
  );

/** Whether a question stands below the fields of a step. */
export const isBelow =
  ({ fields }: FormFacts, step: Step) =>
  (question: Question): boolean =>
    stepOf(question) === step && !isPlaced(question, fields.audit);

/** The fields that a step asks for by now. */
export function fieldsIn(step: Step, facts: FormFacts, values: Fields): AuditField[] {
  const asked = askedQuestions(facts.questions.audit, values);
  return [...arranged(facts, step), ...asked.filter(isBelow(facts, step))].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : asked.includes(entry) ? [questionField(entry.id)] : [],
  );
}

/** The fields of a step that have to be filled in and are still blank. */
export function missingFields(step: Step, facts: FormFacts, values: Fields): AuditField[] {
  const rules = rulesFor(facts, facts.questions.audit, values);
  return fieldsIn(step, facts, values).filter(
    (name) => rules[name]?.required && (values[name] ?? '').trim() === '',
  );
}
