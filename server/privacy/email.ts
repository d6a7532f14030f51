/** An email address normalised for comparing: without spaces around it, in lower case. */
export const normalizeEmail = (email: string): string =>
  // PostgreSQL's text cannot hold NUL.
  email.replaceAll('\0', '').trim().toLowerCase();

/** The normalised email address of a lead, from the field where its kind has it; empty where there is none. */
export function emailOf(lead: object): string {
  const fields = field(lead, 'kind') === 'estimate' ? field(lead, 'contactInfo') : lead;
  const email = field(fields, 'email');
  return typeof email === 'string' ? normalizeEmail(email) : '';
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
