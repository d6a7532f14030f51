import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FieldRules } from '../../forms/formState';
import { askedQuestions, type Fields, questionRules } from '../../forms/questions/questions';
import { isReachable } from '../../leads/reachable';
import { type FieldProblem, type FieldRule, validateFields } from '../../leads/validation';
import type { Step } from './offer';

/** Each field's rule, and the step that asks for it, in the order in which they are shown. An email address is any text: nothing but the signature is required. */
const fields = {
  clientName: { step: 'client', limit: leadLimits.name },
  phone: { step: 'client', limit: leadLimits.phone },
  email: { step: 'client', limit: leadLimits.email },
  address: { step: 'client', limit: leadLimits.address },
  notes: { step: 'notes', limit: leadLimits.text },
  signature: { step: 'signature', limit: leadLimits.name, required: true },
} as const satisfies Record<string, FieldRule & { step: Step }>;

type FixedField = keyof typeof fields;
/** A field of the quote: one of its own, or of a question of the firm's. */
export type QuoteField = FixedField | QuestionField;
export type QuoteFields = Readonly<Record<QuoteField, string>>;

export const quoteFields: Readonly<Record<FixedField, FieldRule & { step: Step }>> = fields;
export const fieldNames = Object.keys(fields) as FixedField[];

/** The rules of the fields that are asked for by now. */
export const rulesFor = (questions: readonly Question[], values: Fields): FieldRules<QuoteField> => ({
  ...fields,
  ...questionRules(askedQuestions(questions, values), values),
});

/** The step that asks a question. */
export const stepOf = ({ step = 'notes' }: Question): string => step;

/** The fields that a step asks for by now. */
export const fieldsIn = (step: Step, questions: readonly Question[], values: Fields): QuoteField[] => [
  ...fieldNames.filter((name) => fields[name].step === step),
  ...askedQuestions(questions, values)
    .filter((question) => stepOf(question) === step)
    .map(({ id }) => questionField(id)),
];

/**
 * The errors that are shown by now: a text that is too long immediately, all others only after an attempt to complete the
 * quote with them.
 */
export function shownErrors(
  values: QuoteFields,
  questions: readonly Question[],
  invalidAttempts: number,
): Partial<Record<QuoteField, FieldProblem>> {
  const problems = Object.entries(validateFields(values, rulesFor(questions, values)));
  return Object.fromEntries(problems.filter(([, problem]) => problem === 'tooLong' || invalidAttempts > 0));
}

/** Whether the quote still cannot be answered after it came back for that. */
export const isContactMissing = ({
  contactAsked,
  fields: values,
}: {
  contactAsked: boolean;
  fields: QuoteFields;
}): boolean => contactAsked && !isReachable(values);

/** What the quote still needs before it can be completed. */
export function missingIn({
  approved,
  fields: { signature },
}: {
  approved: boolean;
  fields: QuoteFields;
}): 'both' | 'approval' | 'signature' | undefined {
  const isSigned = signature.trim() !== '';
  if (approved) return isSigned ? undefined : 'signature';
  return isSigned ? 'approval' : 'both';
}
