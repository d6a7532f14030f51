/** The table of leads for people, beside the one for programs. Plain data, which WordPress takes as it is. */

/** Its columns, in their order. They are the same for every kind of lead. */
export const peopleColumns = [
  'date',
  'name',
  'phone',
  'email',
  'address',
  'what',
  'price',
  'state',
  'notes',
  'source',
] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** Where a lead has the text of a column: the first of these fields that says something. */
export const peopleFields = {
  name: ['fullName', 'clientName', 'contactInfo.firstName'],
  phone: ['phone', 'contactInfo.phone'],
  email: ['email', 'contactInfo.email'],
  address: ['serviceAddress', 'address', 'locationInfo.zip'],
} as const satisfies Partial<Record<PeopleColumn, readonly string[]>>;

/** Fields in which visitors write in their own words: all of them are notes. */
export const wordFields = ['areasOfConcern', 'notes', 'question'] as const;

/** Lists of what was chosen: names, or objects that have one and may say that they were not selected. */
export const choiceFields = [
  'selectedServices',
  'items',
  'cleaningServices',
  'strippingServices',
  'protectionServices',
] as const;

/** What an entry of these lists has for programs alone. */
export const entryMarks = ['id', 'selected'] as const;

/** What the table says in one language. */
export interface PeopleTexts {
  columns: Readonly<Record<PeopleColumn | 'amount' | 'firm', string>>;
  suspect: string;
  /** The source of who typed the address. */
  direct: string;
}
