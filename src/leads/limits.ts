/**
 * What a lead may hold at most. The forms say it beforehand, the lead desk checks it again.
 * Lengths are counted as HTML's `maxlength` counts them: in UTF-16 units.
 */
export const leadLimits = {
  name: 200,
  phone: 60,
  email: 254,
  address: 500,
  /** Free text: areas of concern, notes, the words of a consent. */
  text: 5_000,
  /** One choice out of a list, and other short labels. */
  choice: 200,
  /** A page's address, a referrer, one campaign tag. */
  link: 8_000,
  /** Entries in one list of choices, services or items. */
  entries: 1_000,
  /** Fields of a lead itself, those that nobody has named yet among them. */
  fields: 200,
  photos: { audit: 10, estimate: 4 },
  /** The whole lead as JSON, photos included, in bytes. */
  body: 8 * 1024 * 1024,
} as const;
