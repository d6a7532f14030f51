import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportCsv, exportJson } from '../export';
import { dataString, withPhotos } from '../photos/take';
import type { LeadStore, StoredLead } from '../store';
import type { Command } from './command';
import { leadsOf, wrongEmail } from './person';

/** `export`: all leads, or one person's, to standard output; photos into a folder. */
export const exportLeads: Command = {
  options: ['format', 'email', 'photos'],
  read({ format, email, photos: folder }) {
    if (folder === '') return '--photos needs the name of a folder.';
    if (email !== undefined) {
      if (format === 'csv') return 'export --email is JSON: it has no --format csv.';
      const wrong = wrongEmail(email);
      if (wrong) return wrong;
    } else if (format === 'csv') {
      return folder ? '--photos goes with --format json.' : (store) => exportCsv(store, process.stdout);
    }
    if (format !== 'json' && (format !== undefined || email === undefined)) {
      return 'export needs --format csv or --format json.';
    }
    return async (store) => {
      const leads = store.list(email === undefined ? undefined : await leadsOf(store, email));
      await exportJson(
        folder ? writingPhotos(store, leads, folder) : withWholePhotos(store, leads),
        process.stdout,
      );
    };
  },
};

/** Passes leads on with the names of their photos, which it writes into the folder. */
async function* writingPhotos(store: LeadStore, leads: AsyncIterable<StoredLead>, folder: string) {
  await mkdir(folder, { recursive: true });
  for await (const stored of leads) {
    for (const { name, bytes } of await store.photosOf(String(stored.lead.id))) {
      await writeFile(join(folder, name), bytes);
    }
    yield { ...stored, lead: withPhotos(stored.lead, (name) => name) };
  }
}

/** Passes leads on, with their photos in them as they were sent. */
async function* withWholePhotos(store: LeadStore, leads: AsyncIterable<StoredLead>) {
  for await (const { lead, ...times } of leads) {
    const photos = new Map((await store.photosOf(String(lead.id))).map((photo) => [photo.name, photo]));
    const whole = withPhotos(lead, (name) => {
      const photo = photos.get(name);
      return photo && dataString(photo);
    });
    yield { lead: whole, ...times };
  }
}
