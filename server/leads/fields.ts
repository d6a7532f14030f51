import { peopleFields } from '../../src/domain/peopleTable';

/** What a stored lead holds. Nothing of it was checked where the lead is partial or old. */

/** The lead in a stored text; undefined where it is damaged, so that one damaged lead does not hide the others. */
export function parseBody(body: string): Record<string, unknown> | undefined {
  try {
    const lead: unknown = JSON.parse(body);
    return typeof lead === 'object' && lead !== null ? { ...lead } : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of an object; none of anything else. */
export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A lead's fields with those of its `contactInfo`, where some kinds have the name, the address and the phone number. */
export const withContactInfo = (lead: Record<string, unknown>): Record<string, unknown> => ({
  ...lead,
  ...objectOf(lead.contactInfo),
});

/** An email address normalized for comparing: without spaces around it, in lower case. */
export const normalizeEmail = (email: string): string =>
  // PostgreSQL's text cannot hold NUL.
  email.replaceAll('\0', '').trim().toLowerCase();

/** The normalized email address of a lead, from the field where its kind has it; empty where there is none. */
export function emailOf(lead: object): string {
  const fields = objectOf(lead);
  const { email } = fields.kind === 'estimate' ? objectOf(fields.contactInfo) : fields;
  return typeof email === 'string' ? normalizeEmail(email) : '';
}

/** The text or the number of a field; empty where there is neither. @param path such as `contactInfo.phone` */
export const textAt = (lead: Record<string, unknown>, path: string): string =>
  plain(path.split('.').reduce<unknown>((value, name) => objectOf(value)[name], lead));

export const plain = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Who sent a lead: their name, phone number, email address or address, as typed; empty where the lead has none. */
export const personField = (lead: Record<string, unknown>, column: keyof typeof peopleFields): string =>
  peopleFields[column].map((path) => textAt(lead, path)).find((text) => text !== '') ?? '';
