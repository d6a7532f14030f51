import { sql } from 'kysely';
import type { ContactLead } from '../../src/domain/leadSchema';
import { createEraseStep } from '../privacy/erase';
import type { LeadFilter } from '../privacy/leadFilter';
import type { LeadStore } from '../storage/store';

/** Marks the lead of the doctor, as its source. */
const mark = 'leads doctor';

/** A lead that no visitor has sent: it fills in the trap for robots, so that it is stored as suspect, counts nowhere, and notifies nobody. */
export function newMarkedLead(): ContactLead {
  return {
    id: crypto.randomUUID(),
    kind: 'contact',
    timestamp: new Date().toISOString(),
    source: mark,
    page: '',
    fullName: 'TEST of leads doctor, nobody to call',
    phone: '000 000 0000',
    email: 'doctor@invalid.example',
    serviceAddress: 'none: this is a test',
    areasOfConcern:
      'The command "leads doctor" has sent this to find out whether leads arrive. Nothing is to be done.',
    guard: { trap: mark, trusted: false },
  };
}

/** The marked leads of this run, and of one that was killed; a visitor's are never among them. */
const markedBefore =
  (instant: Date): LeadFilter =>
  (leads) =>
    leads.and([
      leads('leads.source', '=', mark),
      leads('leads.suspect', 'is not', null),
      leads('leads.received_at', '<=', instant.toISOString()),
    ]);

/**
 * Removes the marked leads as if they had never been there.
 * @param until when they came, at the latest
 * @returns how many there were
 */
export async function removeMarked(store: LeadStore, until = new Date()): Promise<number> {
  const marked = markedBefore(until);
  const erase = await createEraseStep(store, marked);
  return store.write(async (transaction, database) => {
    const found = await transaction.selectFrom('leads').select('id').where(marked).execute();
    if (found.length === 0) return 0;
    while ((await erase(transaction, database)) > 0);
    const ids = sql.join(found.map(({ id }) => id));
    // A visitor's id is kept, so that the lead is not stored again; this one will not be sent again.
    await sql`delete from erased_ids where id in (${ids})`.execute(transaction);
    return found.length;
  });
}
