import type { LeadDetail } from '../../server/inbox/readLeadDetail';

/** Addresses that a press leads to. All of it was typed by a stranger: digits and encoded text are all that gets in. */
export interface ContactHrefs {
  call?: string;
  text?: string;
  email?: string;
  map?: string;
}

const minDigits = 7;

export function contactHrefs({
  phone,
  email,
  address,
  consent,
}: Pick<LeadDetail, 'phone' | 'email' | 'address' | 'consent'>): ContactHrefs {
  const digits = phone.normalize('NFKC').replaceAll(/\D/g, '');
  const number = digits.length < minDigits ? undefined : `${/^\s*\+/.test(phone) ? '+' : ''}${digits}`;
  return {
    ...(number !== undefined && { call: `tel:${number}` }),
    // Who did not agree to be texted is not.
    ...(number !== undefined && consent?.sms !== false && { text: `sms:${number}` }),
    ...(email !== undefined && { email: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }),
    ...(address.trim() !== '' && {
      map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.trim())}`,
    }),
  };
}
