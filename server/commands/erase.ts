import { createEraseStep, truncateWriteAheadLog } from '../privacy/erase';
import { byId, type LeadFilter, ofFirm } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import type { LeadStore } from '../storage/store';
import { type Command, count, type Output } from './command';
import { emailOptionError, filterByEmail } from './emailOption';
import { idOptionError } from './idOption';

/** `erase`: erases one person's leads, or one lead, with everything that belongs to them; without `--yes` it only lists them. */
export const erase: Command = {
  options: ['email', 'id', 'firm', 'yes'],
  parse({ email, id, firm, yes }) {
    if ((email === undefined) === (id === undefined))
      return 'erase needs --email with the address of the person, or --id with the id of a lead.';
    const error = email === undefined ? idOptionError(id) : emailOptionError(email);
    return (
      error ??
      (async (store, output) => {
        const found = email === undefined ? byId(id ?? '') : await filterByEmail(store, email);
        const filter = ofFirm(firm, found);
        const nothing = `No lead${firm === undefined ? '' : ` of the firm ${firm}`} has this ${email === undefined ? 'id' : 'address'}.`;
        await (yes ? eraseAll : preview)(store, filter, nothing, output);
      })
    );
  },
};

async function preview(
  store: LeadStore,
  filter: LeadFilter,
  nothing: string,
  { console }: Output,
): Promise<void> {
  let leads = 0;
  for await (const { lead, receivedAt } of store.list({ filter })) {
    const photos = (await store.photosIn(lead)).length;
    console.log(`${String(lead.kind)} of ${receivedAt} (${String(lead.id)}), ${count(photos, 'photo')}`);
    leads++;
  }
  console.log(
    leads === 0 ? nothing : `${count(leads, 'lead')} would be erased for ever. Add --yes to do it.`,
  );
}

async function eraseAll(
  store: LeadStore,
  filter: LeadFilter,
  nothing: string,
  { console }: Output,
): Promise<void> {
  const erased = await repeatStep(store, await createEraseStep(store, filter));
  console.log(erased === 0 ? nothing : `${count(erased, 'lead')} erased.`);
  if (!(await truncateWriteAheadLog(store))) {
    console.warn(
      'The database is busy: what was erased can still be read in its log file. The desk empties that within the hour, or run this command again.',
    );
  }
}
