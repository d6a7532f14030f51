import type { Business } from '../../content/schema';
import { type ContactField, contactFieldNames, contactFields } from '../../domain/contactFields';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FieldRules } from '../../forms/formState';
import { arrange, changedRules, isPlaced } from '../../forms/ownFields';
import { askedQuestions, type Fields, questionRules } from '../../forms/questions/questions';

/** A field of the form: one of its own, or of a question of the firm's. */
export type FormField = ContactField | QuestionField;
export type FormFieldValues = Readonly<Record<FormField, string>>;

/** The facts by which it asks. */
export type FormFacts = Pick<Business, 'company' | 'questions' | 'fields'>;

/** The rules of the fields that are asked for by now. */
export const rulesFor = (facts: FormFacts, values: Fields): FieldRules<FormField> => ({
  ...changedRules<ContactField>(contactFields, facts.fields.contact),
  ...questionRules(askedQuestions(facts.questions.contact, values), values, facts.company.phone),
});

/** The fields in their order, with the questions that stand among them. */
export const arranged = ({ questions, fields }: FormFacts): (ContactField | Question)[] =>
  arrange(contactFieldNames, questions.contact, fields.contact);

/** Whether a question stands below the fields. */
export const isBelow =
  ({ fields }: FormFacts) =>
  (question: Question): boolean =>
    !isPlaced(question, fields.contact);

/** The names of the fields that are asked for by now, in their order. */
export function namesFor(facts: FormFacts, values: Fields): FormField[] {
  const asked = askedQuestions(facts.questions.contact, values);
  return [...arranged(facts), ...asked.filter(isBelow(facts))].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : asked.includes(entry) ? [questionField(entry.id)] : [],
  );
}
