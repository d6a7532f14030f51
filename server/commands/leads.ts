import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { markedByHand } from '../../src/domain/leadStates';
import { firmsOf } from '../firms/firmsOf';
import { exportCsv, exportJson, formatLead } from '../leads/export';
import { exportPeople } from '../leads/exportPeople';
import { CommandError } from '../operations/log';
import { replacePhotoReferences, toDataUrl } from '../photos/photo';
import { createEraseStep, truncateWriteAheadLog } from '../privacy/erase';
import { byFirm, byId, type LeadFilter, ofFirm } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import type { LeadStore, StoredLead } from '../storage/store';
import { type Command, count, emailOptionError, filterByEmail, idOptionError, type Output } from './command';

/** `list`: prints every lead with all its fields; leads that look like spam, and superseded revisions, are marked. */
export const list: Command = {
  options: ['suspects', 'revisions', 'firm'],
  parse:
    ({ suspects: onlySpam = false, revisions, firm }) =>
    async (store, { stdout }) => {
      async function* blocks() {
        let leads = 0;
        let spam = 0;
        for await (const stored of store.list({
          revisions,
          filter: firm === undefined ? undefined : byFirm(firm),
        })) {
          if (stored.superseded) {
            if (!onlySpam) yield formatLead(stored);
            continue;
          }
          leads++;
          if (stored.spamVerdict !== undefined) spam++;
          else if (onlySpam) continue;
          yield formatLead(stored);
        }
        if (leads === 0) yield firm === undefined ? 'No leads yet.\n' : `No leads of the firm ${firm}.\n`;
        else if (onlySpam) yield `${spam} of ${count(leads, 'lead')} ${spam === 1 ? 'is' : 'are'} suspect\n`;
        else
          yield spam === 0
            ? `${count(leads, 'lead')}\n`
            : `${count(leads, 'lead')}, ${spam} of them suspect\n`;
      }
      await pipeline(Readable.from(blocks()), stdout, { end: false });
    },
};

/** `export`: writes all leads, or those of one person, to standard output, and photos into a folder. */
export const exportLeads: Command = {
  options: ['format', 'for', 'email', 'photos', 'revisions', 'firm'],
  parse({ format, for: readers, email, photos: folder, revisions, firm }) {
    const filterOfFirm = firm === undefined ? undefined : byFirm(firm);
    if (readers !== undefined) {
      if (readers !== 'people' || format !== 'csv' || email !== undefined || folder || revisions)
        return 'export --for people goes with --format csv, and with --firm alone.';
      return async (store, { stdout }, settings) =>
        exportPeople(store, stdout, {
          filter: filterOfFirm,
          styleOf: firmsOf(settings).styleOf,
          withFirms: await hasFirms(store),
        });
    }
    if (folder === '') return '--photos needs the name of a folder.';
    if (email !== undefined) {
      if (format === 'csv') return 'export --email is JSON: it has no --format csv.';
      const error = emailOptionError(email);
      if (error) return error;
    } else if (format === 'csv') {
      return folder
        ? '--photos goes with --format json.'
        : async (store, { stdout }) =>
            exportCsv(store.list({ filter: filterOfFirm, revisions }), stdout, await hasFirms(store));
    }
    if (format !== 'json' && (format !== undefined || email === undefined)) {
      return 'export needs --format csv or --format json.';
    }
    return async (store, { stdout }) => {
      const filter = email === undefined ? filterOfFirm : ofFirm(firm, await filterByEmail(store, email));
      const leads = store.list({ filter, revisions });
      await exportJson(
        folder ? withPhotoFiles(store, leads, folder) : withInlinePhotos(store, leads),
        stdout,
        await hasFirms(store),
      );
    };
  },
};

/** Whether a lead of a firm is stored: only then exports name firms. */
const hasFirms = (store: LeadStore): Promise<boolean> =>
  store.use(async ({ db }) => {
    const found = await db
      .selectFrom('leads')
      .select('id')
      .where('firm', '>', '')
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  });

/** Leads with the file names of their photos, which are written into the folder. */
async function* withPhotoFiles(store: LeadStore, leads: AsyncIterable<StoredLead>, folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const stored of leads) {
    for (const { name, bytes } of await store.photosIn(stored.lead)) {
      await writeFile(join(folder, name), bytes, { mode: 0o600 });
    }
    yield { ...stored, lead: replacePhotoReferences(stored.lead, (name) => name) };
  }
}

/** Leads with their photos as `data:` URLs, as they were sent. */
async function* withInlinePhotos(store: LeadStore, leads: AsyncIterable<StoredLead>) {
  for await (const stored of leads) {
    const photos = new Map((await store.photosIn(stored.lead)).map((photo) => [photo.name, photo]));
    const lead = replacePhotoReferences(stored.lead, (name) => {
      const photo = photos.get(name);
      return photo && toDataUrl(photo);
    });
    yield { ...stored, lead };
  }
}

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

/** `mark`: marks one lead as suspect, or with `--clear` takes the mark away. */
export const mark: Command = {
  options: ['clear'],
  takesArgument: true,
  parse: ({ clear = false }, id) =>
    idOptionError(id) ??
    (async (store, { console }) => {
      const { numUpdatedRows } = await store.write((transaction) =>
        transaction
          .updateTable('leads')
          .set({ suspect: clear ? null : markedByHand })
          .where(byId(id ?? ''))
          .executeTakeFirstOrThrow(),
      );
      if (numUpdatedRows === 0n) throw new CommandError(`There is no lead ${id}.`);
      console.log(clear ? 'No longer marked as suspect.' : 'Marked as suspect.');
    }),
};
