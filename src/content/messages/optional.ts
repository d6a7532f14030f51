import type { Messages } from './index';

/** The path of each message in a topic, such as `labels.phone`. */
type PathsOf<Topic> = {
  [Key in keyof Topic & string]: Topic[Key] extends string ? Key : `${Key}.${PathsOf<Topic[Key]>}`;
}[keyof Topic & string];

/**
 * The messages that a config may empty, which takes them off the page; every other one must say something.
 * Apart from the messages, and with every topic, because the check of a config needs it and no widget does.
 */
export const optionalMessages: { readonly [Topic in keyof Messages]: readonly PathsOf<Messages[Topic]>[] } = {
  common: [],
  form: ['requiredNote', 'limitHint'],
  contact: ['nextVisit', 'intro', 'hints.serviceAddress', 'hints.areasOfConcern'],
  photos: ['tip', 'hint'],
  estimator: [
    'steps.services.intro',
    'steps.addOns.intro',
    'steps.property.intro',
    'steps.location.intro',
    'steps.result.intro',
    'quantityHint',
    'hints.sqft',
    'hints.preferredDays',
    'hints.question',
    'contactIntro',
    'questionIntro',
    'thanksVisit',
  ],
  audit: [
    'steps.info.intro',
    'steps.clean.intro',
    'steps.strip.intro',
    'steps.protect.intro',
    'steps.submit.intro',
    'steps.photo.intro',
    'photoFirst.offer',
    'photoFirst.notesHint',
    'hints.serviceAddress',
    'hints.notes',
    'thanksVisit',
  ],
  quote: [
    'steps.client.intro',
    'steps.services.intro',
    'steps.addOns.intro',
    'steps.total.intro',
    'steps.notes.intro',
    'steps.signature.intro',
    'hints.address',
    'hints.notes',
    'hints.signature',
    'rangeNote',
    'drawingHint',
    'afterwards',
  ],
  header: [],
  hero: ['subline', 'plansButton', 'promises.check', 'promises.price', 'promises.answer'],
  about: ['lead'],
  wheel: ['lead', 'addOns'],
  services: ['lead'],
  plans: ['lead', 'features.home', 'features.page'],
  gallery: ['lead', 'note'],
  comparison: [],
  testimonials: ['sample'],
  banner: ['text'],
  faq: ['lead'],
  map: ['lead'],
  footer: [],
  scrollTop: [],
  servicePage: ['rangeNote'],
  addOns: ['lead'],
  biocheck: ['lead', 'photo'],
  notFound: ['text'],
  notice: [],
  slots: ['lead'],
  trust: ['lead'],
  sampleReport: ['lead', 'pictures'],
};
