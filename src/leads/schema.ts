import * as v from 'valibot';
import { leadLimits } from './limits';

/** Any text, emoji and control characters included; only its length is limited. */
const text = (max: number) =>
  v.pipe(v.string('must be text'), v.maxLength(max, `must have at most ${max} characters`));

/** Text that says something: not empty, not only white space. */
const filled = (max: number) =>
  v.pipe(
    text(max),
    v.check((value) => /\S/u.test(value), 'must not be empty'),
  );

/** Something@something, and no more: never stricter than a browser's own email field. */
const email = v.pipe(
  filled(leadLimits.email),
  v.check((value) => {
    const address = value.trim();
    const at = address.indexOf('@');
    return at > 0 && at < address.length - 1;
  }, 'must be an email address, such as name@example.com'),
);

const instant = v.pipe(
  v.string('must be text'),
  v.isoTimestamp('must be a date and time in ISO 8601, such as 2030-01-31T12:00:00.000Z'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date that exists'),
);

const amount = v.pipe(v.number('must be a number'), v.finite('must be a finite number'));
const yesOrNo = v.boolean('must be true or false');
/** An object with these fields; fields it does not name are no error. */
const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => (issue.input === undefined ? 'is missing' : 'must be an object'));
const list = <Item extends v.GenericSchema>(item: Item, max: number = leadLimits.entries) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(max, `must have at most ${max} entries`));

const choice = text(leadLimits.choice);
const choices = v.optional(list(choice));
const notes = v.optional(text(leadLimits.text));
/** What a visitor types into a number field may arrive as either. */
const figure = v.optional(v.union([choice, amount], 'must be text or a number'));
const photos = (max: number) =>
  v.optional(
    list(v.pipe(v.string('must be text'), v.startsWith('data:image/', 'must be a data:image/… string')), max),
  );

const link = v.optional(text(leadLimits.link));
const touch = fields({
  at: v.optional(instant),
  referrer: link,
  landingPage: link,
  utm_source: link,
  utm_medium: link,
  utm_campaign: link,
  utm_term: link,
  utm_content: link,
  utm_id: link,
  gclid: link,
  gbraid: link,
  wbraid: link,
  fbclid: link,
  msclkid: link,
});
const attribution = fields({ first: v.optional(touch), last: v.optional(touch) });
const consent = fields({ sms: yesOrNo, text: text(leadLimits.text), at: instant });

/**
 * What speaks for a person or for a robot: see suspicion.ts. A lead is never refused for it; what cannot be read counts
 * as not said.
 */
const guard = v.fallback(
  fields({
    /** What the field held that people do not see. */
    trap: v.optional(v.string()),
    /** From the first sight of the form to sending. */
    seconds: v.optional(amount),
    /** Whether the browser saw a real press of a key, a finger or a mouse. */
    trusted: v.optional(yesOrNo),
    /** What the desk gave out for this lead: `GET /api/token?id=…`. */
    token: v.optional(v.string()),
  }),
  {},
);

const common = {
  id: v.pipe(v.string('must be text'), v.uuid('must be a UUID')),
  timestamp: instant,
  source: filled(leadLimits.choice),
  page: link,
  attribution: v.optional(attribution),
  consent: v.optional(consent),
  guard: v.optional(guard),
};
/** A form that the visitor sent. */
const whole = { ...common, partial: v.optional(v.literal(false, 'must be true or false')) };
/** The part that was typed into a form that was left: every field of its kind may be missing, empty or half typed. */
const begun = { ...common, partial: v.literal(true) };
const typed = (max: number) => v.optional(text(max));

const contact = fields({
  ...whole,
  kind: v.literal('contact'),
  fullName: filled(leadLimits.name),
  phone: filled(leadLimits.phone),
  email,
  serviceAddress: filled(leadLimits.address),
  areasOfConcern: notes,
  hearAboutUs: v.optional(choice),
});

const audit = fields({
  ...whole,
  kind: v.literal('audit'),
  fullName: filled(leadLimits.name),
  serviceAddress: filled(leadLimits.address),
  email,
  phone: filled(leadLimits.phone),
  cleaningServices: choices,
  strippingServices: choices,
  protectionServices: choices,
  notes,
  photos: photos(leadLimits.photos.audit),
});

const selectedServices = list(fields({ id: choice, name: choice, selected: yesOrNo }));
const propertyInfo = fields({
  type: v.optional(choice),
  stories: figure,
  sqft: figure,
  condition: v.optional(choice),
  material: v.optional(choice),
});
const locationInfo = fields({ zip: figure, access: v.optional(choice) });
const contactWishes = {
  preferredDays: v.optional(v.union([text(leadLimits.text), list(choice)], 'must be text or a list')),
  smsConsent: v.optional(yesOrNo),
};
const range = fields({ min: amount, max: amount });

const estimate = fields({
  ...whole,
  kind: v.literal('estimate'),
  selectedServices,
  propertyInfo,
  locationInfo,
  contactInfo: fields({
    firstName: filled(leadLimits.name),
    email,
    phone: filled(leadLimits.phone),
    ...contactWishes,
  }),
  estimate: range,
  uploadedImages: photos(leadLimits.photos.estimate),
});

const items = list(fields({ id: choice, name: choice, minPrice: amount, maxPrice: amount }));
const client = {
  clientName: typed(leadLimits.name),
  address: typed(leadLimits.address),
  phone: typed(leadLimits.phone),
  email: typed(leadLimits.email),
  notes,
};

/** Nothing but approval and signature is required: the visitor may leave the client's fields empty. */
const quote = fields({
  ...whole,
  kind: v.literal('quote'),
  ...client,
  approved: v.literal(true, 'must be true: the visitor approves the quote before it is sent'),
  signature: filled(leadLimits.name),
  items,
  total: range,
});

const person = {
  fullName: typed(leadLimits.name),
  phone: typed(leadLimits.phone),
  email: typed(leadLimits.email),
  serviceAddress: typed(leadLimits.address),
};
const partialContact = fields({
  ...begun,
  kind: v.literal('contact'),
  ...person,
  areasOfConcern: notes,
  hearAboutUs: v.optional(choice),
});
const partialAudit = fields({
  ...begun,
  kind: v.literal('audit'),
  ...person,
  cleaningServices: choices,
  strippingServices: choices,
  protectionServices: choices,
  notes,
  photos: photos(leadLimits.photos.audit),
});
const partialEstimate = fields({
  ...begun,
  kind: v.literal('estimate'),
  selectedServices: v.optional(selectedServices),
  propertyInfo: v.optional(propertyInfo),
  locationInfo: v.optional(locationInfo),
  contactInfo: v.optional(
    fields({
      firstName: typed(leadLimits.name),
      email: typed(leadLimits.email),
      phone: typed(leadLimits.phone),
      ...contactWishes,
    }),
  ),
  estimate: v.optional(range),
  uploadedImages: photos(leadLimits.photos.estimate),
});
const partialQuote = fields({
  ...begun,
  kind: v.literal('quote'),
  ...client,
  approved: v.optional(yesOrNo),
  signature: typed(leadLimits.name),
  items: v.optional(items),
  total: v.optional(range),
});

const kindMessage = 'must be one of: contact, audit, estimate, quote';

/**
 * The body of a lead, one variant for each `kind`. It checks and never changes: unknown fields are allowed,
 * and whoever stores a lead stores what was sent, not what this schema returns (which lacks them).
 */
export const leadSchema = v.variant('kind', [contact, audit, estimate, quote], kindMessage);

/** The same for the part of a form that was left before it was sent: a body with `partial: true`. */
export const partialLeadSchema = v.variant(
  'kind',
  [partialContact, partialAudit, partialEstimate, partialQuote],
  kindMessage,
);

export type ContactLead = v.InferOutput<typeof contact>;
export type AuditLead = v.InferOutput<typeof audit>;
export type EstimateLead = v.InferOutput<typeof estimate>;
export type QuoteLead = v.InferOutput<typeof quote>;
export type Lead = v.InferOutput<typeof leadSchema>;
export type PartialLead = v.InferOutput<typeof partialLeadSchema>;
export type Guard = v.InferOutput<typeof guard>;
export type Touch = v.InferOutput<typeof touch>;
export type Attribution = v.InferOutput<typeof attribution>;
export type Consent = v.InferOutput<typeof consent>;
