import type { Kysely } from 'kysely';
import type { LeadFilter } from '../privacy/leadFilter';
import type { Tables } from '../storage/tables';

/** How a person is recognised: by the address or the number that they typed. Empty where there is none. */
export interface Person {
  /** As `emailOf` normalises it. */
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
