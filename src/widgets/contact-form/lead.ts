import { contactFieldNames } from '../../domain/contactFields';
import type { Question } from '../../domain/question';
import { recordOf } from '../../domain/recordOf';
import type { LeadInput } from '../../element/spec';
import { type AnswerWords, answersTo } from '../../forms/questions/questions';
import type { FormFieldValues } from './fields';

/** A contact form's lead. */
export const contactLead = (
  id: string,
  fields: FormFieldValues,
  questions: readonly Question[],
  words: AnswerWords,
): Extract<LeadInput, { kind: 'contact' }> => ({
  id,
  kind: 'contact',
  source: 'Contact Form',
  ...recordOf(contactFieldNames, (name) => fields[name]),
  ...answersTo(questions, fields, words),
});
