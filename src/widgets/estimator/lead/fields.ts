import { leadLimits } from '../../../domain/limits';
import { recordOf } from '../../../domain/recordOf';
import type { FieldRule } from '../../../leads/validation';
import type { EstimatorFacts } from '../offer/offer';

/** What the contact form below the range always asks for, in the order in which it is shown. */
const fixedFields = {
  /** Asked for where the visitor has a question first. */
  question: { limit: leadLimits.text },
  firstName: { limit: leadLimits.name, required: true },
  phone: { limit: leadLimits.phone, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  preferredDays: { limit: leadLimits.text },
} as const satisfies Record<string, FieldRule>;

/** Which of the two buttons below the range led to the contact form. */
export type Intent = 'visit' | 'question';

type FixedField = keyof typeof fixedFields;
export const fixedNames = Object.keys(fixedFields) as FixedField[];

/** The field of a question of the firm's own. */
type QuestionField = `question-${string}`;
const questionPrefix = 'question-';
export const questionField = (id: string): QuestionField => `${questionPrefix}${id}`;

export type ContactField = FixedField | QuestionField;
export type ContactFields = Readonly<Record<ContactField, string>>;

/** A question of the firm's own, which does not change the price. */
export type ContactQuestion = NonNullable<EstimatorFacts['contactQuestions']>[number];

/** The rules of the contact form's fields, the firm's own questions among them. */
export const contactRules = ({ contactQuestions = [] }: Pick<EstimatorFacts, 'contactQuestions'>) => ({
  ...(fixedFields as Readonly<Record<ContactField, FieldRule>>),
  ...Object.fromEntries(
    contactQuestions
      .filter(({ answer }) => answer !== 'file')
      .map(({ id, required }): [QuestionField, FieldRule] => [
        questionField(id),
        { limit: leadLimits.text, required: required === true },
      ]),
  ),
});

/** How the visitor can be reached: without the question, and the answers to the firm's own. */
export const contactInfoOf = ({ firstName, email, phone, preferredDays }: ContactFields) => ({
  firstName,
  email,
  phone,
  preferredDays,
});

/** What a draft holds of the fields: those that were not typed are empty. */
export function storedFields(texts: Readonly<Record<string, string>>): ContactFields {
  const ofQuestions = Object.entries(texts).filter(([name]) => name.startsWith(questionPrefix));
  return { ...Object.fromEntries(ofQuestions), ...recordOf(fixedNames, (name) => texts[name] ?? '') };
}
