import { isEmailLike } from './email';
import { leadLimits } from './limits';

/** How long a text may be, by its field's name; another one as long as free text. */
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

/** A phone number is at least that long; what is shorter is still being typed. */
const PHONE_DIGITS = 7;

/** Whether somebody can be reached by what is typed: an email address, or a phone number. */
export function isReachable(draft: object): boolean {
  const { contactInfo } = draft as { contactInfo?: object };
  const { email = '', phone = '' } = (contactInfo ?? draft) as { email?: string; phone?: string };
  return isEmailLike(email) || phone.replace(/\D/g, '').length >= PHONE_DIGITS;
}

/** A typed text is not checked before it is sent: here it is cut to what a lead may hold, or nothing would arrive. */
export function cutTexts<Draft extends object>(draft: Draft): Draft {
  const entries = Object.entries(draft).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [name, value.slice(0, limits[name] ?? leadLimits.text)];
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, inner ? cutTexts(value) : value];
  });
  return Object.fromEntries(entries) as Draft;
}
