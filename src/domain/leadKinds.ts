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

export const isLeadKind = (value: unknown): value is LeadKind => leadKinds.some((kind) => kind === value);
