import { leadLimits } from '../../leads/limits';
import type { FieldRule } from '../../leads/validation';

/** What the contact form below the range asks for. */
export const contactFields = {
  firstName: { limit: leadLimits.name, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  phone: { limit: leadLimits.phone, required: true },
  preferredDays: { limit: leadLimits.text },
} as const satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof contactFields;
export type ContactFields = Readonly<Record<ContactField, string>>;

export const fieldNames = Object.keys(contactFields) as ContactField[];
