import { mailHref, mapHref, numberToCall } from '../../src/domain/contactLinks';
import { choiceFields, peopleFields, wordFields } from '../../src/domain/peopleTable';
import { namedChoices } from '../leads/choices';
import { objectOf, textAt } from '../leads/fields';
import { answersOf, photoFields } from '../photos/photo';
import { contactOf, onOneLine } from './contact';
import { type Description, describeFields, formatTime } from './formatFields';
import { priceSeen } from './formatPrice';
import type { Wording } from './messages';
import type { MailBlock } from './renderMail';

/** Fields that programs read: in a mail they stand below all else. */
const technical = ['source', 'page', 'lang', 'timestamp', 'consent', 'attribution'] as const;

interface FieldsByPlace {
  /** How to reach the visitor. */
  contact: MailBlock[];
  /** What no other part of the mail says. */
  details: Description[];
  /** The technical ones. */
  facts: Description[];
}

/** The fields of a lead by where they stand in the mail to the firm. */
export function fieldsByPlace(lead: Record<string, unknown>, wording: Wording): FieldsByPlace {
  const {
    guard: _,
    revision: _count,
    breakdown: _lines,
    slot: _slot,
    changedForm: _changes,
    priceCheck: _check,
    partial: _partial,
    kind: _kind,
    id,
    ...sent
  } = lead;
  const fields: Record<string, unknown> = { ...sent, ...namedChoices(sent) };
  for (const field of [...photoFields, ...wordFields]) delete fields[field];
  if (answersOf(lead).length > 0) delete fields['answers'];
  for (const field of choiceFields) if (hasNamesAlone(fields[field])) delete fields[field];
  if (priceSeen(lead, wording) !== '')
    for (const end of ['min', 'max', 'from']) removeAt(fields, `${rangeField(lead)}.${end}`);
  const contact = contactBlocks(lead, wording, (path) => removeAt(fields, path));
  const name = pathOf(lead, 'name');
  // A name on one line stands above all.
  if (name !== undefined && textAt(lead, name) === contactOf(lead).name) removeAt(fields, name);
  const facts = Object.fromEntries(technical.map((field) => [field, fields[field]]));
  for (const field of technical) delete fields[field];
  facts['timestamp'] = formatTime(String(lead['timestamp']), wording);
  return {
    contact,
    details: describeFields(fields, wording),
    facts: describeFields({ ...facts, leadId: id }, wording),
  };
}

/** Where the range stands that the visitor saw. */
const rangeField = ({ estimate }: Record<string, unknown>) => (estimate == null ? 'total' : 'estimate');

/** How to reach the visitor, each by a press. @param take called with the field that is shown here */
function contactBlocks(
  lead: Record<string, unknown>,
  wording: Wording,
  take: (path: string) => void,
): MailBlock[] {
  const { email } = contactOf(lead);
  const hrefs = {
    phone: (text: string) => withPrefix('tel:', numberToCall(text)),
    email: (text: string) => (text === email ? mailHref(email) : undefined),
    address: mapHref,
  } as const;
  return (['phone', 'email', 'address'] as const).flatMap((column): MailBlock[] => {
    const path = pathOf(lead, column);
    if (path === undefined) return [];
    take(path);
    const text = textAt(lead, path);
    const href = hrefs[column](text);
    return describeFields({ [path.split('.').at(-1) ?? path]: text }, wording).map(({ label, value }) =>
      href === undefined
        ? { part: 'field', label, value }
        : { part: column === 'phone' ? 'call' : 'link', label, value, href },
    );
  });
}

const withPrefix = (prefix: string, text: string | undefined) => text && `${prefix}${text}`;

const pathOf = (lead: Record<string, unknown>, column: keyof typeof peopleFields): string | undefined =>
  peopleFields[column].find((path) => textAt(lead, path) !== '');

/** @param path such as `contactInfo.phone` */
function removeAt(fields: Record<string, unknown>, path: string): void {
  const [outer = '', inner] = path.split('.');
  if (inner === undefined) delete fields[outer];
  else fields[outer] = { ...objectOf(fields[outer]), [inner]: undefined };
}

/** Whether a list says no more than what was chosen, which stands in a place of its own: names on one line. */
const hasNamesAlone = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.every((entry) => isShortName(typeof entry === 'string' ? entry : nameAlone(entry)));

const isShortName = (name: unknown): boolean => typeof name === 'string' && name === onOneLine(name);

const nameAlone = (entry: unknown): unknown => {
  const { name, ...others } = objectOf(entry);
  return Object.keys(others).length === 0 ? name : undefined;
};
