import { leadLimits } from '../domain/limits';

/** Longest text by field name; other fields hold free text. */
const limits: Readonly<Record<string, number>> = {
  fullName: leadLimits.name,
  firstName: leadLimits.name,
  clientName: leadLimits.name,
  signature: leadLimits.name,
  phone: leadLimits.phone,
  email: leadLimits.email,
  serviceAddress: leadLimits.address,
  address: leadLimits.address,
  hearAboutUs: leadLimits.choice,
  leftStep: leadLimits.choice,
};

/** Truncates every text to what a lead may hold: a partial lead is not validated before it is sent. */
export function truncateTexts<Draft extends object>(draft: Draft): Draft {
  const entries = Object.entries(draft).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [name, value.slice(0, limits[name] ?? leadLimits.text)];
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isNested ? truncateTexts(value) : value];
  });
  return Object.fromEntries(entries) as Draft;
}
