import { leadLimits } from '../../domain/limits';
import type { FieldRule } from '../../leads/validation';
import type { Step } from './offer';

/** All but the notes are asked for in step 1. */
export const auditFields = {
  fullName: { limit: leadLimits.name, required: true },
  serviceAddress: { limit: leadLimits.address, required: true },
  email: { limit: leadLimits.email, required: true, email: true },
  phone: { limit: leadLimits.phone, required: true },
  notes: { limit: leadLimits.text },
} as const satisfies Record<string, FieldRule>;

export type AuditField = keyof typeof auditFields;
export type AuditFields = Readonly<Record<AuditField, string>>;

export const fieldNames = Object.keys(auditFields) as AuditField[];
export const infoFields = fieldNames.filter((name) => name !== 'notes');

/** The fields that a step asks for. */
export const fieldsIn = (step: Step): readonly AuditField[] => {
  if (step === 'info') return infoFields;
  return step === 'submit' || step === 'photo' ? ['notes'] : [];
};

/** The fields of step 1 that are still blank. */
export const missingFields = (fields: AuditFields): AuditField[] =>
  infoFields.filter((name) => fields[name].trim() === '');
