import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import { isSingleEmail } from '../../src/domain/email';
import { withContactInfo } from '../leads/fields';

/**
 * The visitor's name and email address, as far as they may stand in mail headers: the name on one line, empty where there is
 * none; the address undefined where the lead holds none, or anything but exactly one.
 */
export function contactOf(lead: Record<string, unknown>): { name: string; email: string | undefined } {
  const fields = withContactInfo(lead);
  const name = [fields.fullName, fields.clientName, fields.firstName].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const email = typeof fields.email === 'string' ? fields.email.trim() : '';
  return {
    name: typeof name === 'string' ? onOneLine(name) : '',
    email: isSingleEmail(email) ? email : undefined,
  };
}

/**
 * An email address as mail servers take it, with its domain in ASCII.
 * @returns undefined for a domain that cannot be written so.
 */
export function mailAddress(email: string): string | undefined {
  const [name = '', domain = ''] = email.split('@');
  const ascii = domainToASCII(domain);
  return ascii === '' ? undefined : `${name}@${ascii}`;
}

/** An address that may stand in any mail: without SMTPUTF8, servers refuse a mail with another one in its header. */
export function headerAddress(email: string): string | undefined {
  const address = mailAddress(email);
  return address !== undefined && /^[!-~]+$/.test(address) ? address : undefined;
}

/** Text for a mail header: without line breaks, control characters and characters that change the text's direction. */
export const onOneLine = (text: string) =>
  text
    .replaceAll(/[\p{C}\s\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();

/** An email address with the display name before it. */
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
