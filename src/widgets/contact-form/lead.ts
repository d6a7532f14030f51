import { type ContactField, contactFields } from '../../domain/contactFields';
import type { LeadInput } from '../../element/spec';
import { formOfLead, sentFields } from '../../forms/ownFields';
import { fileIn } from '../../forms/photoList';
import type { Photo } from '../../forms/photos/photo';
import { type AnswerWords, answersTo } from '../../forms/questions/questions';
import type { FormFacts, FormFieldValues } from './fields';

/** A contact form's lead. */
export const contactLead = (
  id: string,
  { fields: values, photos }: { fields: FormFieldValues; photos: readonly Photo[] },
  { questions, fields }: FormFacts,
  words: AnswerWords,
): Extract<LeadInput, { kind: 'contact' }> => ({
  id,
  kind: 'contact',
  source: 'Contact Form',
  ...sentFields<ContactField>(values, contactFields, fields.contact),
  ...formOfLead<ContactField>(contactFields, fields.contact),
  ...answersTo(questions.contact, values, words, { fileOf: fileIn(photos) }),
});
