import { eraseOne, wipe } from '../privacy/erase';
import { inSteps } from '../privacy/steps';
import type { LeadStore } from '../store';
import type { Command } from './command';
import { leadsOf, wrongEmail } from './person';

/** `erase`: one person's leads, with everything that belongs to them; without `--yes` it only says which. */
export const erase: Command = {
  options: ['email', 'yes'],
  read({ email, yes }) {
    if (email === undefined) return 'erase needs --email with the address of the person.';
    return wrongEmail(email) ?? ((store) => (yes ? eraseAll(store, email) : tell(store, email)));
  },
};

async function tell(store: LeadStore, email: string): Promise<void> {
  let count = 0;
  for await (const { lead, receivedAt } of store.list(await leadsOf(store, email))) {
    const photos = (await store.photosOf(String(lead.id))).length;
    console.log(`${String(lead.kind)} of ${receivedAt} (${String(lead.id)}), ${some(photos, 'photo')}`);
    count++;
  }
  console.log(
    count === 0
      ? 'No lead has this address.'
      : `${some(count, 'lead')} would be erased for ever. Add --yes to do it.`,
  );
}

async function eraseAll(store: LeadStore, email: string): Promise<void> {
  const count = await inSteps(store, await eraseOne(store, await leadsOf(store, email)));
  console.log(count === 0 ? 'No lead has this address.' : `${some(count, 'lead')} erased.`);
  if (!(await wipe(store))) {
    console.warn(
      'The database is busy: what was erased can still be read in its log file. The desk empties that within the hour, or run this command again.',
    );
  }
}

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
