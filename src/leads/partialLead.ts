import { isEmailLike } from '../domain/email';
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
};

/** A phone number with fewer digits is still being typed. */
const MIN_PHONE_DIGITS = 7;

/** Whether a draft holds an email address or a phone number, so that somebody can be contacted. */
export function isReachable(draft: object): boolean {
  const { contactInfo } = draft as { contactInfo?: object };
  const { email = '', phone = '' } = (contactInfo ?? draft) as { email?: string; phone?: string };
  return isEmailLike(email) || phone.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
}

/** Truncates every text to what a lead may hold: a partial lead is not validated before it is sent. */
export function truncateTexts<Draft extends object>(draft: Draft): Draft {
  const entries = Object.entries(draft).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [name, value.slice(0, limits[name] ?? leadLimits.text)];
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isNested ? truncateTexts(value) : value];
  });
  return Object.fromEntries(entries) as Draft;
}
