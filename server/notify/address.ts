/** An address of one person or office, and the name that stands before it. */
export interface Mailbox {
  name: string;
  address: string;
}

/**
 * Whether a text is exactly one email address that may stand in a header: no second address, no name, no quotes, no
 * line break. Stricter than the forms are: an address that only a person can read is left to the person.
 */
export function isOneAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;:<>()[\]\\"\p{C}]+@[^\s@,;:<>()[\]\\"\p{C}]+$/u.test(text);
}
