/** Addresses that a press leads to. All of it was typed by a stranger: digits and encoded text are all that gets in. */
import { phoneNumber } from './phone';

/** Fewer digits are no number to call. */
export const LEAST_DIGITS = 7;

/** Behind it comes what is looked for. */
export const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** The number in what was written as one; undefined where there is none to call. */
export function numberToCall(written: string): string | undefined {
  const number = phoneNumber(written);
  return number !== undefined && number.length >= LEAST_DIGITS ? number : undefined;
}

/** @param email one address that can be written to */
export const mailHref = (email: string): string => `mailto:${encoded(email).replace('%40', '@')}`;

/** A mail that is written already. Lines end as mails end them (RFC 6068). */
export const writtenMailHref = (email: string, subject: string, text: string): string =>
  `${mailHref(email)}?subject=${encoded(subject)}&body=${encoded(text.replaceAll(/\r?\n/g, '\r\n'))}`;

/** A text message that is written already. iPhones read what follows "&", others what follows "?": both take this. */
export const writtenTextHref = (number: string, text: string): string =>
  `sms:${number}?&body=${encoded(text)}`;

/** Where a map shows an address; undefined where there is none. */
export const mapHref = (address: string): string | undefined =>
  address.trim() === '' ? undefined : `${MAP_SEARCH}${encoded(address.trim())}`;

/** Half a character cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
