import { leadLimits } from './limits';

/** How a field is shown. Text areas and `wide` fields take a whole row. */
type Control =
  | { control: 'text'; type?: 'tel' | 'email'; wide?: true; autoComplete?: string }
  | { control: 'textArea'; rows: number; autoComplete?: string }
  /** Its options are the contact facts of the same name. */
  | { control: 'select' };

/** `limit` is in UTF-16 code units, as HTML's `maxlength` counts. */
export type ContactRule = Control & { limit: number; required?: true; email?: true };

/**
 * The fields of the contact form, in the order in which they are shown. The widget, the lead's schema and the form without
 * script are made of them; their labels and hints are in `content/messages/contact.ts`.
 */
export const contactFields = {
  fullName: { limit: leadLimits.name, required: true, control: 'text', autoComplete: 'name' },
  phone: { limit: leadLimits.phone, required: true, control: 'text', type: 'tel', autoComplete: 'tel' },
  email: {
    limit: leadLimits.email,
    required: true,
    email: true,
    control: 'text',
    type: 'email',
    wide: true,
    autoComplete: 'email',
  },
  serviceAddress: {
    limit: leadLimits.address,
    required: true,
    control: 'textArea',
    rows: 2,
    autoComplete: 'street-address',
  },
  areasOfConcern: { limit: leadLimits.text, control: 'textArea', rows: 4 },
  hearAboutUs: { limit: leadLimits.choice, control: 'select' },
} as const satisfies Record<string, ContactRule>;

export type ContactField = keyof typeof contactFields;

export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** The rule of a field, typed as any field's. */
export const contactRule = (name: ContactField): ContactRule => contactFields[name];
