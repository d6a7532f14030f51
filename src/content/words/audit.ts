import { text, textOrEmpty, topic } from '../fields';
import { stepWords } from './step';

export const audit = topic(
  {
    title: text('Names the wizard, in its head.'),
    closeIcon: text('Names the button that closes it and keeps the answers, for screen readers.'),
    progress: text('Names the list of steps, for screen readers.'),
    stepDone: text('Told after the name of a step that is done, to screen readers.'),
    steps: topic(
      {
        info: stepWords('Step 1.'),
        clean: stepWords('Step 2.'),
        strip: stepWords('Step 3.'),
        protect: stepWords('Step 4.'),
        submit: stepWords('Step 5.'),
      },
      'The steps.',
    ),
    labels: topic(
      {
        fullName: text('Label of the name field.'),
        serviceAddress: text('Label of the address field.'),
        email: text('Label of the email field.'),
        phone: text('Label of the phone field.'),
        notes: text('Label of the free text field.'),
      },
      'Labels of the fields.',
    ),
    hints: topic(
      {
        serviceAddress: textOrEmpty('Hint below the address field.'),
        notes: textOrEmpty('Hint below the free text field.'),
      },
      'Hints below the fields.',
    ),
    stillNeeded: text(
      'Says why step 1 cannot be left yet. {fields} is replaced by the labels of empty fields.',
    ),
    previous: text('The button to the step before.'),
    next: text('The button to the next step.'),
    submit: text('The button that sends.'),
    submitting: text('The same while the request is sent.'),
    photosBusy: text('Shown when it is pressed while photos are being prepared.'),
    photosLost: text('Shown where photos could not be kept over a reload or another step.'),
    error: text('Shown when the request has not arrived. {phone} is replaced by the phone number.'),
    errorWithoutPhone: text('The same where the company has no phone number.'),
    thanks: text('Heading of the thank-you.'),
    thanksPromise: text('What happens next.'),
    thanksNoted: text('Where the answer goes. {email} and {phone} are replaced by what was typed.'),
    close: text('The button that ends the thank-you.'),
  },
  'Words of the audit wizard.',
);
