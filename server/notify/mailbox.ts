import addressparser from 'nodemailer/lib/addressparser';
import { isSingleEmail } from '../../src/domain/email';

/** An email address with the display name that stands before it. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The mailboxes in a text such as `Clearwater <hello@example.com>, b@example.com`; undefined where one is no address, or none is there. */
export function parseMailboxes(text: string): Mailbox[] | undefined {
  const found = addressparser(text, { flatten: true });
  if (found.length === 0 || !found.every(({ address }) => isSingleEmail(address))) return undefined;
  return found.map(({ name, address }) => ({ name, address }));
}
