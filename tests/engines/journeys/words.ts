/** What the widgets say, for journeys. */

/** Replaces `{name}` in a message. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** A name that begins so: a price, an asterisk or a description may follow. */
export const startsWith = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[^\w\s]/g, String.raw`\$&`)}`);
