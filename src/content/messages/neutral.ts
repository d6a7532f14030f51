import type { DeepPartial } from '../pickMessages';
import type { Messages } from './index';

/**
 * What replaces the English messages that speak for the built-in firm, in the widgets of any other: no name, no slogan, no
 * trade, and no promise that only the firm itself can make. Every other message serves any firm as it is.
 */
export const neutralMessages = {
  about: { heading: 'Why us', lead: '' },
  addOns: { heading: 'Add-ons' },
  audit: {
    title: 'Request a visit',
    progress: 'Steps of your request',
    steps: {
      info: { heading: 'Where should we come, and how do we reach you?', intro: '' },
      submit: { intro: 'Both are optional.' },
    },
    hints: { serviceAddress: 'Street, city and ZIP code.', notes: 'For example: a gate code, or a dog.' },
    thanks: 'Thank you! Your request is sent.',
    thanksPromise: 'We will contact you to agree on a time.',
    thanksVisit: '',
  },
  banner: { heading: 'Shall we come by?', text: '', button: 'Request a visit' },
  biocheck: { heading: 'Our check', lead: '', action: 'Request a check' },
  contact: {
    heading: 'Get in touch',
    intro: 'Tell us how to reach you and what you need.',
    labels: { serviceAddress: 'Address', areasOfConcern: 'What do you need?' },
    hints: { serviceAddress: 'Street, city and ZIP code.', areasOfConcern: '' },
    button: 'Send my request',
    sending: 'Sending your request...',
    success: 'Thank you! Your request has arrived. We will contact you.',
    nextContact: 'We contact you.',
    nextVisit: '',
    withoutScript: 'This form needs JavaScript, which is switched off. Please call us: {phone}.',
  },
  estimator: {
    steps: { services: { heading: 'What do you need?' }, addOns: { heading: 'Anything else?' } },
    result: { confirm: 'You get an exact price before any work begins.' },
    book: 'Send a request',
    hints: { question: '' },
    contactIntro: '',
    questionIntro: 'Your estimate is sent along.',
    thanksPromise: 'We will contact you.',
    thanksVisit: 'You get an exact price before any work begins.',
  },
  gallery: { heading: 'Our work', lead: '', note: '' },
  header: { action: 'Request a visit' },
  hero: {
    headline: '{company}',
    subline: '',
    auditButton: 'Request a visit',
    plansButton: '',
    promises: { check: '', price: '', answer: '' },
  },
  map: { lead: '' },
  photos: { tip: 'Two help most: one from a distance, one close up.' },
  plans: {
    heading: 'Plans',
    lead: '',
    pageHeading: 'Plans',
    service: 'Plan',
    benefits: 'What a plan gives you',
  },
  quote: { promise: 'We will contact you to confirm your exact price.' },
  servicePage: {
    tiers: 'Options',
    gutters: 'Options',
    range: 'Price range',
    rangeNote: 'You get an exact price before any work begins.',
    action: 'Request a visit',
    gallery: 'Our work',
  },
  services: { heading: 'Services', lead: '' },
  wheel: { heading: 'What we do', lead: '', addOns: '' },
} satisfies DeepPartial<Messages>;

/** The same messages in any language. */
export type NeutralMessages = typeof neutralMessages;
