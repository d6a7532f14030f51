import { isOneAddress } from './address';

/** Who wrote, as far as it may stand in the headers of a mail. */
export interface Person {
  /** On one line; may be empty. */
  name: string;
  /** Undefined where the lead holds none, or anything but exactly one. */
  address: string | undefined;
}

export function personOf(lead: Record<string, unknown>): Person {
  const contact = typeof lead.contactInfo === 'object' && lead.contactInfo !== null ? lead.contactInfo : {};
  const { fullName, clientName, firstName, email } = { ...lead, ...contact } as Record<string, unknown>;
  const name = [fullName, clientName, firstName].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const address = typeof email === 'string' ? email.trim() : '';
  return {
    name: typeof name === 'string' ? onOneLine(name) : '',
    address: isOneAddress(address) ? address : undefined,
  };
}

/** Text for a header: without line breaks, control characters and marks that turn its direction. */
export const onOneLine = (text: string) =>
  text
    .replaceAll(/[\p{C}\s\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();
