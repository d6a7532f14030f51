import type { Business } from '../../../content/schema';
import { leadLimits } from '../../../domain/limits';
import type { Question } from '../../../domain/question';
import type { QuestionField } from '../../../domain/questionField';
import { recordOf } from '../../../domain/recordOf';
import type { FieldRules } from '../../../forms/formState';
import { arrange, changedRules, formOfLead, isPlaced, sentFields } from '../../../forms/ownFields';
import { storedAnswers } from '../../../forms/questions/draft';
import { askedQuestions as askedOwn, type Fields, questionRules } from '../../../forms/questions/questions';
import type { FieldRule } from '../../../leads/validation';
import { type Answers } from '../answers/answers';
import { askedQuestions, givenAnswers } from '../answers/questions';
import type { Terms } from '../offer/terms';

/** What the contact form below the range always asks for, in the order in which it is shown. */
export const fixedFields = {
  /** Asked for where the visitor has a question first. */
  question: { limit: leadLimits.text },
  firstName: { limit: leadLimits.name, required: true },
  phone: { limit: leadLimits.phone, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  preferredDays: { limit: leadLimits.text },
} as const satisfies Record<string, FieldRule>;

/** Which of the two buttons below the range led to the contact form. */
export type Intent = 'visit' | 'question';

export type FixedField = keyof typeof fixedFields;
export const fixedNames = Object.keys(fixedFields) as FixedField[];

export type ContactField = FixedField | QuestionField;
export type ContactFields = Readonly<Record<ContactField, string>>;

type Changes = Business['fields']['estimator'];

/** The facts by which it asks. */
export type FormFacts = Pick<Business, 'company' | 'questions' | 'estimator' | 'fields'>;

/** The firm's own questions. `estimator.contactQuestions` is the older name. */
export const questionsOf = ({
  questions,
  estimator: { contactQuestions = [] },
}: Pick<Business, 'questions' | 'estimator'>): readonly Question[] =>
  questions.estimator.length > 0 ? questions.estimator : contactQuestions;

/** Those that are asked by now. */
export const askedOf = (
  questions: readonly Question[],
  { answers, fields }: { answers: Answers; fields: Fields },
  terms: Terms,
): Question[] => askedOwn(questions, fields, givenAnswers(askedQuestions(answers, terms)));

/** The rules of the contact form's fields, the firm's own questions among them. */
export const contactRules = (
  { fields: changes, company }: FormFacts,
  { asked, fields, intent }: { asked: readonly Question[]; fields: Fields; intent: Intent },
): FieldRules<ContactField> => {
  const { question, ...others } = changedRules<FixedField>(fixedFields, changes.estimator);
  return {
    ...others,
    ...(intent === 'question' && question && { question }),
    ...questionRules(asked, fields, company.phone),
  } as FieldRules<ContactField>;
};

/** What the form shows in its order, with the questions that stand among its fields, and the photos. */
export const arranged = (
  facts: FormFacts,
  intent: Intent,
): (FixedField | 'photos' | 'smsConsent' | Question)[] =>
  arrange(
    [...fixedNames.filter((name) => name !== 'question' || intent === 'question'), 'photos', 'smsConsent'],
    questionsOf(facts),
    facts.fields.estimator,
  );

/** Whether a question stands in the place for questions. */
export const isBelow =
  ({ fields }: FormFacts) =>
  (question: Question): boolean =>
    !isPlaced(question, fields.estimator);

/** How the visitor can be reached, as the lead says it. */
export const contactInfoIn = (values: ContactFields, changes: Changes) => {
  const { firstName, email, phone, preferredDays } = fixedFields;
  const rules = { firstName, email, phone, preferredDays };
  return sentFields<keyof typeof rules>(contactInfoOf(values), rules, changes);
};

/** How the form differs from the built-in one, as the lead says it. */
export const changedFormOf = (changes: Changes) => formOfLead<FixedField>(fixedFields, changes);

/** How the visitor can be reached: without the question, and the answers to the firm's own. */
const contactInfoOf = ({ firstName, email, phone, preferredDays }: ContactFields) => ({
  firstName,
  email,
  phone,
  preferredDays,
});

/** What a draft holds of the fields: those that were not typed are empty. */
export const storedFields = (
  questions: readonly Question[],
  texts: Readonly<Record<string, string>>,
): ContactFields => ({
  ...recordOf(fixedNames, (name) => texts[name] ?? ''),
  ...storedAnswers(questions, (name) => texts[name]),
});
