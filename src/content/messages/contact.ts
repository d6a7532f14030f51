/** Messages of the contact form. */
export const contactMessages = {
  /** Heading of the form. */
  heading: 'Book your free BioCheck™',
  /** Sentence below the heading. */
  intro: 'Tell us how to reach you and where the property is. We will contact you within 24 hours.',
  /** Labels of the fields. */
  labels: {
    /** Label of the name field. */
    fullName: 'Full Name',
    /** Label of the phone field. */
    phone: 'Phone',
    /** Label of the email field. */
    email: 'Email',
    /** Label of the address field. */
    serviceAddress: 'Service Address',
    /** Label of the list of sources. */
    hearAboutUs: 'How Did You Hear About Us?',
    /** Label of the free text field. */
    areasOfConcern: 'Areas of Concern',
  },
  /** Hints below the fields. */
  hints: {
    /** Hint below the address field. */
    serviceAddress: 'Street, city and ZIP code of the property to check.',
    /** Hint below the free text field. */
    areasOfConcern: 'For example: green streaks on the siding, a slippery deck, an overflowing gutter.',
  },
  /** First entry of the list of sources, while nothing is chosen. */
  chooseSource: 'Choose one (optional)',
  /** The button. */
  button: 'Schedule My BioCheck™',
  /** The button while the request is sent. */
  sending: 'Scheduling Your BioCheck™...',
  /** Shown when the request has arrived. */
  success:
    "Thank you! Your BioCheck™ has been scheduled. We'll contact you within 24 hours to confirm your appointment.",
  /** What happens next, in a sentence. */
  nextContact: 'We contact you within 24 hours to confirm your appointment.',
  /** What comes after that. */
  nextVisit: 'After the visit you get a surface health report, honest recommendations and a same-day quote.',
  /** Shown when it has not. {phone} is replaced by the phone number. */
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  /** Shown where scripts are switched off. {phone} is replaced by the phone number. */
  withoutScript: 'This form needs JavaScript, which is switched off. Please book by phone: {phone}.',
  /** The same where the company has no phone number. */
  errorWithoutPhone: 'Something went wrong. Please try again.',
};
