import { isEmail } from '../domain/email';
import { phoneNumber } from '../domain/phone';

/** A phone number with fewer digits is still being typed. */
const MIN_PHONE_DIGITS = 7;

/** Whether a draft holds an email address or a phone number, so that somebody can be contacted. */
export function isReachable(draft: object): boolean {
  const { contactInfo } = draft as { contactInfo?: object };
  const { email = '', phone = '' } = (contactInfo ?? draft) as { email?: string; phone?: string };
  return isEmail(email) || (phoneNumber(phone)?.length ?? 0) >= MIN_PHONE_DIGITS;
}
