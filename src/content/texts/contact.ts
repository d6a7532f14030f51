import type { Words } from '../wordsSchema';

export const contactTexts: Words['contact'] = {
  heading: 'Book your free BioCheck™',
  intro: 'Tell us how to reach you and where the property is. We will contact you within 24 hours.',
  labels: {
    fullName: 'Full Name',
    phone: 'Phone',
    email: 'Email',
    serviceAddress: 'Service Address',
    hearAboutUs: 'How Did You Hear About Us?',
    areasOfConcern: 'Areas of Concern',
  },
  hints: {
    serviceAddress: 'Street, city and ZIP code of the property to check.',
    areasOfConcern: 'For example: green streaks on the siding, a slippery deck, an overflowing gutter.',
  },
  chooseSource: 'Choose one (optional)',
  button: 'Schedule My BioCheck™',
  sending: 'Scheduling Your BioCheck™...',
  success:
    "Thank you! Your BioCheck™ has been scheduled. We'll contact you within 24 hours to confirm your appointment.",
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  withoutScript: 'This form needs JavaScript, which is switched off. Please book by phone: {phone}.',
  errorWithoutPhone: 'Something went wrong. Please try again.',
};
