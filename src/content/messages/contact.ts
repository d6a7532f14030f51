/** Messages of the contact form. */
export const contactMessages = {
  /** Heading of the form. */
  heading: 'Get in touch',
  /** Sentence below the heading. */
  intro: 'Tell us how to reach you and what you need.',
  /** Labels of the fields. */
  labels: {
    /** Label of the name field. */
    fullName: 'Full Name',
    /** Label of the phone field. */
    phone: 'Phone',
    /** Label of the email field. */
    email: 'Email',
    /** Label of the address field. */
    serviceAddress: 'Address',
    /** Label of the list of sources. */
    hearAboutUs: 'How Did You Hear About Us?',
    /** Label of the free text field. */
    areasOfConcern: 'What do you need?',
  },
  /** Hints below the fields. */
  hints: {
    /** Hint below the address field. */
    serviceAddress: 'Street, city and ZIP code.',
    /** Hint below the free text field. */
    areasOfConcern: '',
  },
  /** First entry of the list of sources, while nothing is chosen. */
  chooseSource: 'Choose one (optional)',
  /** The button. */
  button: 'Send my request',
  /** The button while the request is sent. */
  sending: 'Sending your request...',
  /** Shown when the request has arrived. */
  success: 'Thank you! Your request has arrived. We will contact you.',
  /** Above the empty form, below what was sent. */
  again: 'Send another request',
  /** What happens next, in a sentence. */
  nextContact: 'We contact you.',
  /** What comes after that. */
  nextVisit: '',
  /** Shown when it has not. {phone} is replaced by the phone number. */
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  /** Shown where scripts are switched off. {phone} is replaced by the phone number. */
  withoutScript: 'This form needs JavaScript, which is switched off. Please call us: {phone}.',
  /** The same where the company has no phone number. */
  errorWithoutPhone: 'Something went wrong. Please try again.',
};
