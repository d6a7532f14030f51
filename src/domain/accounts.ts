/** What the accounts of the inbox look like, as the desk takes them and its pages ask for them. */

/** Of a name by which a person signs in: the source of an expression. */
export const personName = String.raw`[a-z][a-z\d.-]{0,30}`;

const wholeName = new RegExp(`^${personName}$`);

export const isPersonName = (text: string): boolean => wholeName.test(text);

/** Characters. */
export const minPasswordLength = 12;

export const isLongEnough = (password: string): boolean => Array.from(password).length >= minPasswordLength;
