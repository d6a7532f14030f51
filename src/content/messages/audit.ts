import type { StepMessages } from './step';

/** Messages of the audit wizard. */
export const auditMessages = {
  /** Names the wizard, in its head. */
  title: 'Request a visit',
  /** Names the button that closes it and keeps the answers, for screen readers. */
  closeIcon: 'Close and keep my answers',
  /** Names the list of steps, for screen readers. */
  progress: 'Steps of your request',
  /** Said of a step that is done, before its name, by screen readers. */
  stepDone: 'completed',
  /** The steps. */
  steps: {
    /** Step 1. */
    info: {
      label: 'Info',
      heading: 'Where should we come, and how do we reach you?',
      intro: '',
    },
    /** Step 2. */
    clean: { label: 'Clean', heading: 'What needs cleaning?', intro: 'Optional. Choose all that apply.' },
    /** Step 3. */
    strip: {
      label: 'Strip',
      heading: 'Is there anything to take off?',
      intro: 'Optional. Choose all that apply.',
    },
    /** Step 4. */
    protect: {
      label: 'Protect',
      heading: 'What would you like to protect?',
      intro: 'Optional. Choose all that apply.',
    },
    /** Step 5. */
    submit: {
      label: 'Submit',
      heading: 'Anything else we should know?',
      intro: 'Both are optional.',
    },
    /** Step 1 of the way that begins with a photo. */
    photo: {
      label: 'Photo',
      heading: 'Show us what it is about',
      intro: 'One photo is enough to begin with.',
    },
  } satisfies Record<string, StepMessages>,
  /** The way that begins with a photo. */
  photoFirst: {
    /** The button that leads there, at step 1. Empty: there is none. */
    offer: '',
    /** Label of the photo picker. */
    label: 'Photo',
    /** The button that opens a phone's camera. */
    camera: 'Take a photo',
    /** Hint below the free text field. */
    notesHint: 'What should we look at?',
    /** The button that leads back to the questions. */
    questions: 'Answer the questions instead',
  },
  /** Labels of the fields. */
  labels: {
    /** Label of the name field. */
    fullName: 'Full Name',
    /** Label of the address field. */
    serviceAddress: 'Service Address',
    /** Label of the email field. */
    email: 'Email',
    /** Label of the phone field. */
    phone: 'Phone',
    /** Label of the free text field. */
    notes: 'Notes (optional)',
  },
  /** Hints below the fields. */
  hints: {
    /** Hint below the address field. */
    serviceAddress: 'Street, city and ZIP code.',
    /** Hint below the free text field. */
    notes: 'For example: a gate code, or a dog.',
  },
  /** Announced when a choice takes the place of others, as "No, thanks" does. {choices} is replaced by them. */
  excluded: 'No longer chosen: {choices}',
  /** Says what was chosen before step 1, on the page. {choices} is replaced by it. */
  chosen: 'You have chosen: {choices}',
  /** Says why step 1 cannot be left yet. {fields} is replaced by the labels of empty fields. */
  stillNeeded: 'Still needed: {fields}.',
  /** The button to the step before. */
  previous: 'Previous',
  /** The button to the next step. */
  next: 'Next',
  /** The button that sends. */
  submit: 'Submit',
  /** The same while the request is sent. */
  submitting: 'Sending...',
  /** Shown when it is pressed while photos are being prepared. */
  photosBusy: 'One moment: your photos are still being prepared. Please press again then.',
  /** Shown when photos were lost by a reload or a change of step. */
  photosLost: 'Some photos could not be kept. Please choose them again.',
  /** Shown when the request has not arrived. {phone} is replaced by the phone number. */
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  /** The same where the company has no phone number. */
  errorWithoutPhone: 'Something went wrong. Please try again.',
  /** Heading of the thank-you. */
  thanks: 'Thank you! Your request is sent.',
  /** What happens next. */
  thanksPromise: 'We will contact you to agree on a time.',
  /** What comes after that. */
  thanksVisit: '',
  /** Where the answer goes. {email} and {phone} are replaced by what was typed. */
  thanksNoted: 'We will reach you at {email} or {phone}.',
  /** The button that ends the thank-you. */
  close: 'Close',
};
