import type { Words } from '../wordsSchema';

export const auditTexts: Words['audit'] = {
  title: 'Free surface-health audit',
  closeIcon: 'Close and keep my answers',
  progress: 'Steps of the audit',
  stepDone: '(done)',
  steps: {
    info: {
      label: 'Info',
      heading: 'Where should we look, and how do we reach you?',
      intro: 'The visit and the report are free, and bind you to nothing.',
    },
    clean: { label: 'Clean', heading: 'What needs cleaning?', intro: 'Optional. Choose all that apply.' },
    strip: {
      label: 'Strip',
      heading: 'Is there anything to take off?',
      intro: 'Optional. Choose all that apply.',
    },
    protect: {
      label: 'Protect',
      heading: 'What would you like to protect?',
      intro: 'Optional. Choose all that apply.',
    },
    submit: {
      label: 'Submit',
      heading: 'Anything else we should know?',
      intro: 'Both are optional. A photo often tells us what to bring.',
    },
  },
  labels: {
    fullName: 'Full Name',
    serviceAddress: 'Service Address',
    email: 'Email',
    phone: 'Phone',
    notes: 'Notes (optional)',
  },
  hints: {
    serviceAddress: 'Street, city and ZIP code of the property.',
    notes: 'For example: a gate code, a dog, the stain that worries you most.',
  },
  stillNeeded: 'Still needed: {fields}.',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  submitting: 'Sending...',
  photosBusy: 'One moment: your photos are still being prepared. Please press Submit again then.',
  photosLost: 'Some photos could not be kept. Please choose them again.',
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  errorWithoutPhone: 'Something went wrong. Please try again.',
  thanks: 'Thank you! Your audit is requested.',
  thanksPromise: 'We will contact you within 24 business hours to confirm your free on-site surface audit.',
  thanksNoted: 'We answer to {email} or {phone}.',
  close: 'Close',
};
