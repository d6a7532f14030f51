import { text, topic } from '../fields';

export const common = topic(
  {
    unexpectedHeading: text('Heading shown in place of a widget that failed.'),
    unexpectedCall: text('Shown below it. {phone} is replaced by the phone number.'),
    unexpectedWithoutPhone: text('The same where the company has no phone number.'),
  },
  'Words that any widget may need.',
);
