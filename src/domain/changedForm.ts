/** What a lead still has to hold where the firm's form does not insist on all that the built-in one does. */
import { isEmail } from './email';
import type { LeadKind } from './leadKinds';

/** What the built-in forms insist on, by the kind of lead. The schema of leads says the same. */
export const requiredFields: Readonly<Record<LeadKind, readonly string[]>> = {
  contact: ['fullName', 'phone', 'email', 'serviceAddress'],
  audit: ['fullName', 'phone', 'email', 'serviceAddress'],
  estimate: ['firstName', 'phone', 'email'],
  quote: ['signature'],
};

export const isUnreachable = 'must be filled in where the lead has no email address: nobody could answer';
export const isMissing = 'is missing';

/** The fields that the form of a lead does not insist on; undefined where it insists on all. */
export function optionalIn(lead: object): readonly unknown[] | undefined {
  const { changedForm } = lead as { changedForm?: { optional?: unknown } | null };
  const optional = changedForm?.optional;
  return Array.isArray(optional) && optional.length > 0 ? optional : undefined;
}

/** What such a lead lacks, by the path of the field. @param lead as `changedLeadSchema` takes it. */
export function missingIn(lead: { kind: LeadKind }): Readonly<Record<string, string>> {
  const { kind } = lead;
  const place = kind === 'estimate' ? 'contactInfo.' : '';
  const values: unknown = kind === 'estimate' ? Reflect.get(lead, 'contactInfo') : lead;
  const filled = (name: string) => {
    const value: unknown = typeof values === 'object' && values ? Reflect.get(values, name) : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
  const optional = optionalIn(lead) ?? [];
  const missing = new Map<string, string>();
  const isReachable = isEmail(filled('email')) || filled('phone') !== '';
  // A quote that nobody can answer is taken from the built-in form, too.
  if (kind !== 'quote' && !isReachable) missing.set(`${place}phone`, isUnreachable);
  for (const name of requiredFields[kind])
    if (filled(name) === '' && !optional.includes(name) && !missing.has(`${place}${name}`))
      missing.set(`${place}${name}`, isMissing);
  return Object.fromEntries(missing);
}
