import { checkField, type FieldProblem, type FieldRule } from '../../leads/check';
import { leadLimits } from '../../leads/limits';
import type { Step } from './offer';

export const emptyFields = { clientName: '', address: '', phone: '', email: '', notes: '', signature: '' };

/** What is typed, as it was typed. */
export type QuoteFields = typeof emptyFields;
export type QuoteField = keyof QuoteFields;

/** Each field's rule, and the step that asks for it. An email address is any text: nobody is turned away by its form. */
export const fieldRules: Readonly<Record<QuoteField, FieldRule & { step: Step }>> = {
  clientName: { step: 'client', limit: leadLimits.name },
  address: { step: 'client', limit: leadLimits.address },
  phone: { step: 'client', limit: leadLimits.phone },
  email: { step: 'client', limit: leadLimits.email },
  notes: { step: 'notes', limit: leadLimits.text },
  signature: { step: 'signature', limit: leadLimits.name, required: true },
};

export const fieldNames = Object.keys(fieldRules) as QuoteField[];

/**
 * What is wrong with a field, as far as it is told now: too long at once, for it is never on the way to something
 * right; a missing signature only after the quote was to be completed without it.
 */
export function toldProblem(
  field: QuoteField,
  { fields, refusals }: { fields: QuoteFields; refusals: number },
): FieldProblem | undefined {
  const problem = checkField(fields[field], fieldRules[field]);
  return problem === 'required' && refusals === 0 ? undefined : problem;
}

/** The first text that is longer than a lead may hold. */
export const firstTooLong = (fields: QuoteFields): QuoteField | undefined =>
  fieldNames.find((field) => checkField(fields[field], fieldRules[field]) === 'tooLong');

/** What the quote still needs before it can be completed. */
export function missingIn({
  approved,
  fields,
}: {
  approved: boolean;
  fields: QuoteFields;
}): 'both' | 'approval' | 'signature' | undefined {
  const signed = fields.signature.trim() !== '';
  if (approved) return signed ? undefined : 'signature';
  return signed ? 'approval' : 'both';
}
