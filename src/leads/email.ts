/**
 * Whether a text may be an email address: something@something, and no more. Never stricter than a browser's own email
 * field, so that nobody with an unusual address is turned away.
 */
export function isEmailLike(text: string): boolean {
  return /^[^@]+@.+$/s.test(text.trim());
}
