/** Digits with plain signs between them, those of the area perhaps in brackets. A 0 in brackets is not dialed from abroad. */
const PLAIN = /^\+?(?:[0-9]{1,3}[ .-]?)?(?:\((?!0\))[0-9]{1,5}\)[ .-]?)?[0-9][0-9 .-]*$/;

/**
 * The `tel:` URL of a phone number that is written in nothing but digits and plain signs, as `phoneHref` gives it. For code that
 * every page downloads: finding the number in what else people write takes as much code as the rest of a message.
 * @returns undefined for any other text.
 */
export function plainPhoneHref(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '');
  return PLAIN.test(phone) && digits.length <= 15
    ? `tel:${phone.startsWith('+') ? '+' : ''}${digits}`
    : undefined;
}
