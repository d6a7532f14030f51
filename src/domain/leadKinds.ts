/** The kinds of leads, one for each form. */
export const leadKinds = ['contact', 'audit', 'estimate', 'quote'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What the forms call themselves in their leads: the field `source`. */
export const leadSources = {
  contact: 'Contact Form',
  audit: 'Audit Wizard',
  estimate: 'Instant Estimator',
  quote: 'Quote Builder',
} as const satisfies Record<LeadKind, string>;

/** The widgets that send them, by tag, in the order in which their numbers are shown. */
export const leadForms = {
  estimate: 'bio-estimator',
  audit: 'bio-audit-wizard',
  quote: 'bio-quote-builder',
  contact: 'bio-contact-form',
} as const satisfies Record<LeadKind, string>;

export const isLeadKind = (value: unknown): value is LeadKind => leadKinds.some((kind) => kind === value);

/** What a lead of each kind is called in one language. */
export type KindNames = Readonly<
  Record<
    LeadKind,
    {
      /** In the inbox: "Visit". */
      name: string;
      /** In the subject of a mail to the firm: "Visit request". */
      title: string;
      /** The form that sends it, in the inbox: "Contact form". */
      form: string;
      /** In a sentence to the visitor: "We received your request for a visit." */
      request: string;
    }
  >
>;

/** The titles as messages of mails, such as `contactTitle`. */
export const kindTitles = (names: KindNames) =>
  Object.fromEntries(leadKinds.map((kind) => [`${kind}Title`, names[kind].title])) as Readonly<
    Record<`${LeadKind}Title`, string>
  >;

/** The requests as messages of mails, such as `contactRequest`. */
export const kindRequests = (names: KindNames) =>
  Object.fromEntries(leadKinds.map((kind) => [`${kind}Request`, names[kind].request])) as Readonly<
    Record<`${LeadKind}Request`, string>
  >;
