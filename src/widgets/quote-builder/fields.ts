import { leadLimits } from '../../domain/limits';
import { isReachable } from '../../leads/reachable';
import { type FieldProblem, type FieldRule, validateFields } from '../../leads/validation';
import type { Step } from './offer';

/** Each field's rule, and the step that asks for it, in the order in which they are shown. An email address is any text: nothing but the signature is required. */
const fields = {
  clientName: { step: 'client', limit: leadLimits.name },
  phone: { step: 'client', limit: leadLimits.phone },
  email: { step: 'client', limit: leadLimits.email },
  address: { step: 'client', limit: leadLimits.address },
  notes: { step: 'notes', limit: leadLimits.text },
  signature: { step: 'signature', limit: leadLimits.name, required: true },
} as const satisfies Record<string, FieldRule & { step: Step }>;

export type QuoteField = keyof typeof fields;
export type QuoteFields = Readonly<Record<QuoteField, string>>;

export const quoteFields: Readonly<Record<QuoteField, FieldRule & { step: Step }>> = fields;
export const fieldNames = Object.keys(fields) as QuoteField[];

/**
 * The errors that are shown by now: a text that is too long immediately, a missing signature only after an attempt to
 * complete the quote without it.
 */
export function shownErrors(
  values: QuoteFields,
  invalidAttempts: number,
): Partial<Record<QuoteField, FieldProblem>> {
  const { signature, ...others } = validateFields(values, quoteFields);
  return { ...others, ...(signature && (signature !== 'required' || invalidAttempts > 0) && { signature }) };
}

/** Whether the quote still cannot be answered after it came back for that. */
export const isContactMissing = ({
  contactAsked,
  fields: values,
}: {
  contactAsked: boolean;
  fields: QuoteFields;
}): boolean => contactAsked && !isReachable(values);

/** What the quote still needs before it can be completed. */
export function missingIn({
  approved,
  fields: { signature },
}: {
  approved: boolean;
  fields: QuoteFields;
}): 'both' | 'approval' | 'signature' | undefined {
  const isSigned = signature.trim() !== '';
  if (approved) return isSigned ? undefined : 'signature';
  return isSigned ? 'approval' : 'both';
}
