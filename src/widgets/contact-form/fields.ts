import type { ComponentProps } from 'react';
import type { TextArea } from '../../forms/fields/TextArea';
import type { TextField } from '../../forms/fields/TextField';
import { recordOf } from '../../forms/recordOf';
import type { FieldRule } from '../../leads/validation';
import { type ContactField, contactRules } from '../../leads/validation';

export type { ContactField };

/** How a field is shown. Text areas and `wide` fields take a whole row. */
type Control =
  | ({ control: 'text'; wide?: true } & Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>)
  | ({ control: 'textArea' } & Pick<ComponentProps<typeof TextArea>, 'rows' | 'autoComplete'>)
  /** Its options are the contact facts of the same name. */
  | { control: 'select' };

/**
 * The fields in the order in which they are shown. A field more is an entry here, its rule in `leads/contactRules.ts`, its
 * label (and hint) in `content/messages/contact.ts`, and its place in the lead in `leads/schema.ts`.
 */
const controls = {
  fullName: { control: 'text', autoComplete: 'name' },
  phone: { control: 'text', type: 'tel', autoComplete: 'tel' },
  email: { control: 'text', type: 'email', wide: true, autoComplete: 'email' },
  serviceAddress: { control: 'textArea', rows: 2, autoComplete: 'street-address' },
  areasOfConcern: { control: 'textArea', rows: 4 },
  hearAboutUs: { control: 'select' },
} as const satisfies Record<ContactField, Control>;

export const contactFieldNames = Object.keys(controls) as ContactField[];
export const contactFields: Readonly<Record<ContactField, FieldRule & Control>> = recordOf(
  contactFieldNames,
  (name) => ({ ...contactRules[name], ...controls[name] }),
);
