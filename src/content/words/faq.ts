import { text, textOrEmpty, topic } from '../fields';

export const faq = topic(
  {
    heading: text('Heading of the quick answers.'),
    lead: textOrEmpty('Sentence below it. {phone} is replaced by the phone number.'),
    showAll: text('The toggle that shows the full list.'),
    hideAll: text('The same toggle while the full list is shown.'),
  },
  'Words of the questions and answers.',
);
