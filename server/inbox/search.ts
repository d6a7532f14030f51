import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { withAsciiDigits } from '../../src/domain/digits';
import { phoneNumber } from '../../src/domain/phone';
import { withContactInfo } from '../leads/fields';
import { onOneLine } from '../notify/contact';
import type { LeadFilter } from '../privacy/leadFilter';
import type { Tables } from '../storage/tables';

/** Characters of a lead that are searched. */
const maxText = 6_000;
/** Words of one search. */
const maxWords = 8;

/** Fields that say nothing about the person or the job, or are files. */
const notSearched: ReadonlySet<string> = new Set([
  'guard',
  'timestamp',
  'lang',
  'page',
  'attribution',
  'consent',
  'breakdown',
  'photos',
  'uploadedImages',
  'signatureImage',
  'mayContact',
  'kind',
]);

/** Letters that are no others with an accent, as people write them without their keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text as it is compared: without accents, apostrophes and quotes, in lower case, on one line. */
const folded = (text: string): string =>
  withAsciiDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'"`´‘’‚‛“”„‟′″ʹʻʼʽ‹›«»]+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** All texts of a lead's fields, folded; a phone number also as mere digits. Names of fields are none of it. */
function searchTextOf(lead: Record<string, unknown>): string {
  const parts: string[] = [phoneOf(lead)];
  let length = 0;
  const collect = (value: unknown, depth: number) => {
    if (length > maxText || depth > 6) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = folded(String(value).slice(0, maxText));
      length += text.length;
      parts.push(text);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (!notSearched.has(name)) collect(inner, depth + 1);
  };
  collect(lead, 0);
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, maxText);
}

/** Digits of a phone number by which two are the same, whatever code of a country is before them. */
const comparedDigits = 10;
const minDigits = 7;

/** The last ten digits of a lead's phone number; empty where there are too few. */
export function phoneOf(lead: Record<string, unknown>): string {
  const { phone } = withContactInfo(lead);
  const digits = typeof phone === 'string' ? digitsOf(onOneLine(phone)) : '';
  return digits.length < minDigits ? '' : digits.slice(-comparedDigits);
}

const digitsOf = (text: string): string => phoneNumber(text)?.replace('+', '') ?? '';

/** The words of a search. What looks like a phone number is compared by its digits. */
export function searchWords(query: string): string[] {
  const text = folded(query.slice(0, 200));
  const isPhone = /^[\d\s()+./-]+(?:(?:ext|x|#)[\s.:]*\d*)?$/.test(text) && digitsOf(text).length >= 4;
  if (isPhone) return [digitsOf(text).slice(-comparedDigits)];
  return text
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords);
}

/** Leads whose text has all words of a search. */
export function bySearch(query: string): LeadFilter {
  const words = searchWords(query);
  return (leads) =>
    leads(
      'leads.id',
      'in',
      leads
        .selectFrom('lead_search')
        .select('lead_id')
        .where((search) => search.and(words.map((word) => contains(search.ref('lead_search.text'), word)))),
    );
}

const contains = (text: Expression<string>, word: string) =>
  sql<SqlBool>`${text} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape ${sql.lit('\\')}`;

/** Stores what a lead is searched by. */
export async function saveSearch(
  transaction: Transaction<Tables>,
  id: string,
  lead: Record<string, unknown>,
): Promise<void> {
  const row = { phone: phoneOf(lead), text: searchTextOf(lead) };
  await transaction
    .insertInto('lead_search')
    .values({ lead_id: id, ...row })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute();
}

/** How a person is recognized: by the address or the number that they typed. Empty where there is none. */
export interface Person {
  /** As `emailOf` normalizes it. */
  email: string;
  /** As `phoneOf` has it. */
  phone: string;
}

/** Leads of one person to one firm, by their email address or their phone number. */
export const byPerson =
  ({ email, phone }: Person, firm: string): LeadFilter =>
  (leads) =>
    leads.and([
      leads('leads.firm', '=', firm),
      leads.or([
        ...(email === '' ? [] : [leads('leads.email', '=', email)]),
        ...(phone === ''
          ? []
          : [
              leads(
                'leads.id',
                'in',
                leads.selectFrom('lead_search').select('lead_id').where('lead_search.phone', '=', phone),
              ),
            ]),
      ]),
    ]);

/** Leads that are counted: a robot may have sent thousands under one address. */
const most = 2_000;

type Lead = Person & { id: string; firm: string };

/** How many other leads each lead's person has sent to the same firm. */
export async function countOthers(db: Kysely<Tables>, leads: readonly Lead[]): Promise<number[]> {
  const known = (key: 'email' | 'phone') =>
    [...new Set(leads.map((lead) => lead[key]))].filter((text) => text !== '');
  const [emails, phones] = [known('email'), known('phone')];
  const query = db
    .selectFrom('leads')
    .innerJoin('lead_search', 'lead_search.lead_id', 'leads.id')
    .select(['leads.id', 'leads.firm', 'leads.email', 'lead_search.phone']);
  const [withEmail, withPhone] = await Promise.all([
    emails.length === 0 ? [] : query.where('leads.email', 'in', emails).limit(most).execute(),
    phones.length === 0 ? [] : query.where('lead_search.phone', 'in', phones).limit(most).execute(),
  ]);
  const found = new Map([...withEmail, ...withPhone].map((row) => [row.id, row]));
  return leads.map(
    ({ id, firm, email, phone }) =>
      [...found.values()].filter(
        (other) =>
          other.id !== id &&
          other.firm === firm &&
          ((email !== '' && other.email === email) || (phone !== '' && other.phone === phone)),
      ).length,
  );
}
