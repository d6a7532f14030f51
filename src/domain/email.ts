import { leadLimits } from './limits';

const DOMAIN_PART = String.raw`(?!-|[^.]*-(?:\.|$))[^\p{Z}\p{C}@,;:<>()[\]\\".]+`;

/** A name, an `@` and a domain, in any script: without blanks, and without what separates addresses or stands around them. */
export const emailPattern = new RegExp(
  String.raw`^[^\p{Z}\p{C}@,;:<>()[\]\\"]+@${DOMAIN_PART}(?:\.${DOMAIN_PART})*$`,
  'u',
);

/** Whether a text is an email address, blanks around it ignored, as far as browsers' own email fields take it, too. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/** Whether a text is exactly one email address, and short enough for a mail header. */
export const isSingleEmail = (text: string): boolean =>
  text.length <= leadLimits.email && emailPattern.test(text);
