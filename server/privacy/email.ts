/** An email address as it is looked up: whoever typed it with other capitals or a space is the same person. */
export const emailKey = (text: string): string =>
  // PostgreSQL's text cannot hold NUL.
  text.replaceAll('\0', '').trim().toLowerCase();

/** The key of a lead's email address, which stands where its kind has it; empty where there is none. */
export function emailOf(lead: object): string {
  const place = field(lead, 'kind') === 'estimate' ? field(lead, 'contactInfo') : lead;
  const email = field(place, 'email');
  return typeof email === 'string' ? emailKey(email) : '';
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
