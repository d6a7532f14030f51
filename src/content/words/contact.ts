import { text, textOrEmpty, topic } from '../fields';

export const contact = topic(
  {
    heading: text('Heading of the form.'),
    intro: textOrEmpty('Sentence below the heading.'),
    labels: topic(
      {
        fullName: text('Label of the name field.'),
        phone: text('Label of the phone field.'),
        email: text('Label of the email field.'),
        serviceAddress: text('Label of the address field.'),
        hearAboutUs: text('Label of the list of sources.'),
        areasOfConcern: text('Label of the free text field.'),
      },
      'Labels of the fields.',
    ),
    hints: topic(
      {
        serviceAddress: textOrEmpty('Hint below the address field.'),
        areasOfConcern: textOrEmpty('Hint below the free text field.'),
      },
      'Hints below the fields.',
    ),
    chooseSource: text('First entry of the list of sources, while nothing is chosen.'),
    button: text('The button.'),
    sending: text('The button while the request is sent.'),
    success: text('Shown when the request has arrived.'),
    error: text('Shown when it has not. {phone} is replaced by the phone number.'),
    errorWithoutPhone: text('The same where the company has no phone number.'),
    withoutScript: text('Shown where scripts are switched off. {phone} is replaced by the phone number.'),
  },
  'Words of the contact form.',
);
