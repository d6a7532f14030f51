/** What the widgets say, for journeys. */

/** A name that begins so: a price, an asterisk or a description may follow. */
export const startsWith = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[^\w\s]/g, String.raw`\$&`)}`);
