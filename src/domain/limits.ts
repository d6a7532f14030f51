/**
 * What a lead may hold at most. The forms check these limits before sending, the lead desk checks them again.
 * Lengths are in UTF-16 code units, as HTML's `maxlength` counts them.
 */
export const leadLimits = {
  name: 200,
  phone: 60,
  email: 254,
  address: 500,
  /** Free text: areas of concern, notes, the text of a consent. */
  text: 5_000,
  /** One choice from a list, and other short labels. */
  choice: 200,
  /** A page's URL, a referrer, one campaign tag. */
  link: 8_000,
  /** Entries in one list of choices, services or items. */
  entries: 1_000,
  /** Fields of the lead itself, unknown ones included. */
  fields: 200,
  photos: { audit: 10, estimate: 4 },
  /** Answers to the firm's own questions, and how many of them are files. */
  answers: 20,
  answerFiles: 3,
  /** A drawn signature as `data:` URL. */
  drawing: 1_000_000,
  /** The whole lead as JSON, photos included, in bytes. */
  body: 8 * 1024 * 1024,
} as const;

/** Characters of a cell of an export that spreadsheets can hold. */
export const cellLimit = 32_000;

/** What the lead desk keeps of a lead besides the fields of its schema. The rest is cut. */
export const unknownLimits = {
  /** Unknown fields at all levels together, and entries of unknown lists. */
  fields: 60,
  /** The name of a field. */
  name: 100,
  /** One text. */
  text: 20_000,
  /** Levels of nesting; the lead's own fields are the first. */
  levels: 5,
} as const;
