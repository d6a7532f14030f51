import { type ContactField, contactFieldNames, contactFields } from '../../domain/contactFields';
import type { Question } from '../../domain/question';
import { type QuestionField, questionField } from '../../domain/questionField';
import type { FieldRules } from '../../forms/formState';
import { askedQuestions, type Fields, questionRules } from '../../forms/questions/questions';

/** A field of the form: one of its own, or of a question of the firm's. */
export type FormField = ContactField | QuestionField;
export type FormFieldValues = Readonly<Record<FormField, string>>;

/** The rules of the fields that are asked for by now. */
export const rulesFor = (questions: readonly Question[], fields: Fields): FieldRules<FormField> => ({
  ...contactFields,
  ...questionRules(askedQuestions(questions, fields), fields),
});

/** The names of those fields, in their order. */
export const namesFor = (questions: readonly Question[], fields: Fields): FormField[] => [
  ...contactFieldNames,
  ...askedQuestions(questions, fields).map(({ id }) => questionField(id)),
];
