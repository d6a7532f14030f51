import * as v from 'valibot';
import { optionalIn } from './changedForm';
import { type ContactField, contactFieldNames, contactFields, contactRule } from './contactFields';
import {
  amount,
  attribution,
  choice,
  choices,
  consent,
  email,
  emailOrNone,
  fields,
  figure,
  filled,
  instant,
  link,
  list,
  notes,
  permission,
  photos,
  revision,
  secret,
  spamSignals,
  text,
  touch,
  typed,
  upload,
  warnings,
  yesOrNo,
} from './leadFields';
import { leadKinds } from './leadKinds';
import { leadLimits } from './limits';
import { recordOf } from './recordOf';

/** The answers to the firm's own questions, each under the label that the visitor read; what was not answered is left out. */
const answers = v.optional(
  list(
    fields({
      id: choice,
      label: choice,
      value: notes,
      /** A photo or a PDF, in place of `value`. */
      file: v.optional(upload),
      /** Of a consent: when it was sent. Its label is its text, word for word. */
      agreedAt: v.optional(instant),
    }),
    leadLimits.answers,
  ),
);

/** The time that the visitor chose, and the desk's hold on it. A lead is never refused for it: an invalid one counts as none. */
const slot = v.fallback(
  v.optional(fields({ start: instant, hold: v.pipe(v.string('must be text'), v.uuid('must be a UUID')) })),
  undefined,
);

/**
 * How the form differs from the built-in one, because the firm's config says so: who receives the lead knows nothing of that.
 * `optional` names the fields that it does not insist on, or has not at all. An invalid value counts as none.
 */
const changedForm = v.fallback(
  v.optional(
    fields({
      optional: v.optional(list(choice)),
      labels: v.optional(list(fields({ field: choice, label: choice }))),
    }),
  ),
  undefined,
);

const common = {
  id: v.pipe(v.string('must be text'), v.uuid('must be a UUID')),
  timestamp: instant,
  source: filled(leadLimits.choice),
  page: link,
  /** BCP 47: the language in which the visitor saw the form. */
  lang: v.optional(choice),
  attribution: v.optional(attribution),
  consent: v.optional(consent),
  warnings,
  answers,
  slot,
  changedForm,
  guard: v.optional(spamSignals),
  secret,
  revision,
};
/** A form that was sent. */
const complete = { ...common, partial: v.optional(v.literal(false, 'must be true or false')) };
/** An abandoned form: every field of its kind may be missing, empty or half typed. */
const abandoned = {
  ...common,
  partial: v.literal(true),
  /** The step that was shown last, as the visitor read it: `2. Photos`. Missing for a form without steps. */
  leftStep: v.optional(choice),
  mayContact: v.optional(permission),
};

const person = {
  fullName: filled(leadLimits.name),
  phone: filled(leadLimits.phone),
  email,
  serviceAddress: filled(leadLimits.address),
};
const partialPerson = {
  fullName: typed(leadLimits.name),
  phone: typed(leadLimits.phone),
  email: typed(leadLimits.email),
  serviceAddress: typed(leadLimits.address),
};

type ContactEntry<Rule> = Rule extends { email: true }
  ? typeof email
  : Rule extends { required: true }
    ? ReturnType<typeof filled>
    : ReturnType<typeof typed>;
const contactEntries = recordOf(contactFieldNames, (name) => {
  const { limit, required, email: isEmail } = contactRule(name);
  if (isEmail) return email;
  return required ? filled(limit) : typed(limit);
}) as { [Name in ContactField]: ContactEntry<(typeof contactFields)[Name]> };
const contactKind = { kind: v.literal('contact') };
const contact = fields({ ...complete, ...contactKind, ...contactEntries });
const changedContact = fields({
  ...complete,
  ...contactKind,
  ...recordOf(contactFieldNames, (name) => {
    const { limit, email: isEmail } = contactRule(name);
    return isEmail ? emailOrNone : typed(limit);
  }),
});
const partialContact = fields({
  ...abandoned,
  ...contactKind,
  ...recordOf(contactFieldNames, (name) => typed(contactRule(name).limit)),
});

const auditOptions = {
  kind: v.literal('audit'),
  cleaningServices: choices,
  strippingServices: choices,
  protectionServices: choices,
  notes,
  photos: photos(leadLimits.photos.audit),
};
const audit = fields({ ...complete, ...person, ...auditOptions });
const changedAudit = fields({ ...complete, ...partialPerson, email: emailOrNone, ...auditOptions });
const partialAudit = fields({ ...abandoned, ...partialPerson, ...auditOptions });

const range = fields({ min: amount, max: amount });

const lines = list(
  fields({
    id: choice,
    name: choice,
    min: amount,
    max: amount,
    base: range,
    /** What `base` is for; missing where that is the whole job. */
    unit: v.optional(choice),
    /** How many units; missing where it was not asked for or not answered. */
    quantity: v.optional(amount),
    /** What that number is called among the choices. */
    choice: v.optional(choice),
    /** Where it is not `quantity`: part of a unit is billed as whole ones. */
    billedQuantity: v.optional(amount),
    /** Where prices depend on the quantity: how many units have which price. `base` is then their sum. */
    parts: v.optional(list(fields({ quantity: amount, price: range, flat: range }))),
    /** Present where it raised `min`, or both ends. */
    floor: v.optional(amount),
    /** The price is only the least: the quantity is not known. */
    from: v.optional(yesOrNo),
    /** It has no price, and counts as 0. */
    onRequest: v.optional(yesOrNo),
  }),
);

/** What was added to the lines, in this order; a discount is below 0. */
const charges = v.optional(
  list(
    fields({
      kind: v.picklist(['surcharge', 'discount', 'fee', 'minimum', 'tax']),
      label: choice,
      min: amount,
      max: amount,
      /** Of the lines that it concerns. */
      percent: v.optional(amount),
      /** How many units a fee is for, and how many of them cost nothing. */
      quantity: v.optional(amount),
      included: v.optional(amount),
      /** The fee of one unit, or the minimum. */
      amount: v.optional(amount),
    }),
  ),
);

/**
 * How an estimate adds up, as the visitor saw it: each line is `base`, times its quantity and all factors, raised to its
 * floor; lines and charges add up to the estimate. A lead is never refused for it: an invalid one counts as none.
 */
export const breakdown = v.fallback(
  v.optional(
    fields({
      /** ISO 4217. */
      currency: choice,
      lines,
      /** With `items`, a factor of these lines only. */
      factors: list(
        fields({ label: choice, answer: choice, factor: amount, items: v.optional(list(choice)) }),
      ),
      charges,
      /** A sentence about taxes. */
      note: v.optional(choice),
      /** The part of the estimate that is paid in advance. */
      deposit: v.optional(
        fields({
          label: choice,
          min: amount,
          max: amount,
          /** Of the estimate, or a fixed amount. */
          percent: v.optional(amount),
          amount: v.optional(amount),
        }),
      ),
      /** The estimate in equal monthly payments: `min` and `max` are one of them. */
      monthly: v.optional(
        fields({ label: choice, months: amount, rate: v.optional(amount), min: amount, max: amount }),
      ),
      /** The estimate is only the least: a line is, or is on request. */
      from: v.optional(yesOrNo),
      /** What each later visit costs, by the same factors; the estimate is then that of the first visit. */
      laterVisits: v.optional(
        fields({ label: choice, min: amount, max: amount, lines, charges, from: v.optional(yesOrNo) }),
      ),
    }),
  ),
  undefined,
);

const estimateOptions = {
  kind: v.literal('estimate'),
  /** Which button led to the contact form: `visit` or `question`. */
  intent: v.optional(choice),
  /** What the visitor wants to know first. */
  question: notes,
  uploadedImages: photos(leadLimits.photos.estimate),
};
const selectedServices = list(fields({ id: choice, name: choice, selected: yesOrNo, quantity: figure }));
const propertyInfo = fields({
  type: v.optional(choice),
  stories: figure,
  sqft: figure,
  condition: v.optional(choice),
  material: v.optional(choice),
});
const locationInfo = fields({ zip: figure, access: v.optional(choice) });
const contactPreferences = {
  preferredDays: v.optional(v.union([text(leadLimits.text), list(choice)], 'must be text or a list')),
  smsConsent: v.optional(yesOrNo),
};
const contactInfo = fields({
  firstName: filled(leadLimits.name),
  email,
  phone: filled(leadLimits.phone),
  ...contactPreferences,
});
const partialContactInfo = fields({
  firstName: typed(leadLimits.name),
  email: typed(leadLimits.email),
  phone: typed(leadLimits.phone),
  ...contactPreferences,
});
const estimate = fields({
  ...complete,
  selectedServices,
  propertyInfo,
  locationInfo,
  contactInfo,
  estimate: range,
  breakdown,
  ...estimateOptions,
});
const changedEstimate = fields({
  ...complete,
  selectedServices,
  propertyInfo,
  locationInfo,
  contactInfo: fields({
    firstName: typed(leadLimits.name),
    email: emailOrNone,
    phone: typed(leadLimits.phone),
    ...contactPreferences,
  }),
  estimate: range,
  breakdown,
  ...estimateOptions,
});
const partialEstimate = fields({
  ...abandoned,
  selectedServices: v.optional(selectedServices),
  propertyInfo: v.optional(propertyInfo),
  locationInfo: v.optional(locationInfo),
  contactInfo: v.optional(partialContactInfo),
  estimate: v.optional(range),
  breakdown,
  ...estimateOptions,
});

/** The client's fields are optional in a complete quote too; approval and signature are required. */
const quoteOptions = {
  kind: v.literal('quote'),
  clientName: typed(leadLimits.name),
  address: typed(leadLimits.address),
  phone: typed(leadLimits.phone),
  email: typed(leadLimits.email),
  notes,
};
const items = list(
  fields({
    id: choice,
    name: choice,
    minPrice: amount,
    maxPrice: amount,
    /** The price is that of a month. */
    monthly: v.optional(yesOrNo),
    /** What the price is for. Such a price is not in the total. */
    unit: v.optional(choice),
    /** The price begins at the lower end. */
    from: v.optional(yesOrNo),
    /** The price may be above the upper end. */
    openEnded: v.optional(yesOrNo),
  }),
);
/** `from`: the job may cost more, as a price only begins there or is one of a unit. */
const quoteTotal = fields({ min: amount, max: amount, from: v.optional(yesOrNo) });
const quoteWith = <Signature extends v.GenericSchema<string | undefined>>(signature: Signature) =>
  fields({
    ...complete,
    ...quoteOptions,
    approved: v.literal(true, 'must be true: the visitor approves the quote before it is sent'),
    signature,
    signatureImage: typed(leadLimits.drawing),
    items,
    total: quoteTotal,
  });
const quote = quoteWith(filled(leadLimits.name));
const changedQuote = quoteWith(typed(leadLimits.name));
const partialQuote = fields({
  ...abandoned,
  ...quoteOptions,
  approved: v.optional(yesOrNo),
  signature: typed(leadLimits.name),
  items: v.optional(items),
  total: v.optional(quoteTotal),
});

const kindMessage = `must be one of: ${leadKinds.join(', ')}`;

/**
 * The body of a lead, one variant for each `kind`. It validates only: its output lacks unknown fields, so a receiver
 * stores the input.
 */
export const leadSchema = v.variant('kind', [contact, audit, estimate, quote], kindMessage);

/**
 * The body of a lead of a form that insists on less (`changedForm.optional`). What it says nothing of is still required:
 * `missingIn` tells.
 */
export const changedLeadSchema = v.variant(
  'kind',
  [changedContact, changedAudit, changedEstimate, changedQuote],
  kindMessage,
);

/** The body of a partial lead: a form that was abandoned, with `partial: true`. */
export const partialLeadSchema = v.variant(
  'kind',
  [partialContact, partialAudit, partialEstimate, partialQuote],
  kindMessage,
);

/** The schema by which a lead that was sent is checked, and that of any lead. */
export const completeSchemaFor = (lead: object) => (optionalIn(lead) ? changedLeadSchema : leadSchema);
export const schemaFor = (lead: Readonly<Record<string, unknown>>) =>
  lead['partial'] === true ? partialLeadSchema : completeSchemaFor(lead);

export type ContactLead = v.InferOutput<typeof contact>;
export type AuditLead = v.InferOutput<typeof audit>;
export type EstimateLead = v.InferOutput<typeof estimate>;
export type QuoteLead = v.InferOutput<typeof quote>;
/** An answer to a question of the firm's own. */
export type LeadAnswer = NonNullable<v.InferOutput<typeof answers>>[number];
export type Breakdown = NonNullable<v.InferOutput<typeof breakdown>>;
export type Lead = v.InferOutput<typeof leadSchema>;
export type PartialLead = v.InferOutput<typeof partialLeadSchema>;
export type SpamSignals = v.InferOutput<typeof spamSignals>;
export type Touch = v.InferOutput<typeof touch>;
export type Attribution = v.InferOutput<typeof attribution>;
export type Consent = v.InferOutput<typeof consent>;
