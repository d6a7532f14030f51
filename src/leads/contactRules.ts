import { leadLimits } from '../domain/limits';
import type { FieldRule } from './validation';

/** The rules of the contact form's fields, for its widget and for the desk, which validates the form without script. */
export const contactRules = {
  fullName: { limit: leadLimits.name, required: true },
  phone: { limit: leadLimits.phone, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  serviceAddress: { limit: leadLimits.address, required: true },
  areasOfConcern: { limit: leadLimits.text },
  hearAboutUs: { limit: leadLimits.choice },
} as const satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof contactRules;
