import { leadLimits } from './limits';

/**
 * Whether a text may be an email address: something@something, blanks around it ignored. It is never stricter than a
 * browser's own email field, so that an unusual address is accepted.
 */
export function isEmailLike(text: string): boolean {
  return /^[^@]+@.+$/s.test(text.trim());
}

/**
 * Whether a text is exactly one email address that may stand in a mail header: no second address, name, quote or line
 * break. It is stricter than `isEmailLike`, the rule of the forms: any other address is left to a person to read.
 */
export function isSingleEmail(text: string): boolean {
  return (
    text.length <= leadLimits.email && /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u.test(text)
  );
}
