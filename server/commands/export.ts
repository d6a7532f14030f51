import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportCsv, exportJson } from '../leads/export';
import { replacePhotoReferences, toDataUrl } from '../photos/photo';
import { byFirm, ofFirm } from '../privacy/leadFilter';
import type { LeadStore, StoredLead } from '../storage/store';
import type { Command } from './command';
import { emailOptionError, filterByEmail } from './emailOption';

/** `export`: writes all leads, or those of one person, to standard output, and photos into a folder. */
export const exportLeads: Command = {
  options: ['format', 'email', 'photos', 'revisions', 'firm'],
  parse({ format, email, photos: folder, revisions, firm }) {
    const filterOfFirm = firm === undefined ? undefined : byFirm(firm);
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
