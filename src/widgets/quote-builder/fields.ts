import type { Business } from '../../content/schema';
import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FieldRules } from '../../forms/formState';
import { arrange, changedRules, isPlaced, isShownField } from '../../forms/ownFields';
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

export type FixedField = keyof typeof fields;
/** A field of the quote: one of its own, or of a question of the firm's. */
export type QuoteField = FixedField | QuestionField;
export type QuoteFields = Readonly<Record<QuoteField, string>>;

export const quoteFields: Readonly<Record<FixedField, FieldRule & { step: Step }>> = fields;
export const fieldNames = Object.keys(fields) as FixedField[];

/** The facts by which it asks. */
export type FormFacts = Pick<Business, 'company' | 'questions' | 'fields'>;

/** The rules of the fields that are asked for by now. */
export const rulesFor = (facts: FormFacts, values: Fields): FieldRules<QuoteField> => ({
  ...changedRules<FixedField>(quoteFields, facts.fields.quote),
  ...questionRules(askedQuestions(facts.questions.quote, values), values, facts.company.phone),
});

/** The step that asks a question. */
export const stepOf = ({ step = 'notes' }: Question): string => step;

/** What a step shows in its order, with the questions that stand among its fields. */
export const arranged = ({ questions, fields: changes }: FormFacts, step: Step): (FixedField | Question)[] =>
  arrange(
    fieldNames.filter((name) => fields[name].step === step),
    questions.quote.filter((question) => stepOf(question) === step),
    changes.quote,
  );

/** Whether a question stands below the fields of a step. */
export const isBelow =
  ({ fields: changes }: FormFacts, step: Step) =>
  (question: Question): boolean =>
    stepOf(question) === step && !isPlaced(question, changes.quote);

/** The fields that a step asks for by now. */
export function fieldsIn(step: Step, facts: FormFacts, values: Fields): QuoteField[] {
  const asked = askedQuestions(facts.questions.quote, values);
  return [...arranged(facts, step), ...asked.filter(isBelow(facts, step))].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : asked.includes(entry) ? [questionField(entry.id)] : [],
  );
}

/**
 * The errors that are shown by now: a text that is too long immediately, all others only after an attempt to complete the
 * quote with them.
 */
export function shownErrors(
  values: QuoteFields,
  facts: FormFacts,
  invalidAttempts: number,
): Partial<Record<QuoteField, FieldProblem>> {
  const problems = Object.entries(validateFields(values, rulesFor(facts, values)));
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
export function missingIn(
  { approved, fields: { signature } }: { approved: boolean; fields: QuoteFields },
  facts: FormFacts,
): 'both' | 'approval' | 'signature' | undefined {
  const isSigned = signature.trim() !== '' || !isShownField(facts.fields.quote, 'signature');
  if (approved) return isSigned ? undefined : 'signature';
  return isSigned ? 'approval' : 'both';
}
