import { text, textOrEmpty, topic } from '../fields';

export const form = topic(
  {
    required: text('Error below a required field that is empty.'),
    email: text('Error below an email address that cannot be one.'),
    tooLong: text('Error below a text that is too long. {limit} and {length} are replaced by numbers.'),
    requiredNote: textOrEmpty('Explains the asterisk, above the fields.'),
    mayContact: text(
      'Only with the `abandoned` attribute: what the visitor allows by ticking the box. It is recorded word for word.',
    ),
    limitHint: textOrEmpty('Says the limit beforehand. {limit} is replaced by a number.'),
  },
  'Words that every form shares.',
);
