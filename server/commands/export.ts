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
  read({ format, email, photos }) {
    if (photos === '') return '--photos needs the name of a folder.';
    if (email !== undefined) {
      if (format !== undefined && format !== 'json') return 'With --email there is only --format json.';
      return wrongEmail(email) ?? ((store) => exportPerson(store, email, photos));
    }
    if (format === 'json') {
      return (store) =>
        exportJson(photos ? writingPhotos(store, store.list(), photos) : store.list(), process.stdout);
    }
    if (format !== 'csv') return 'export needs --format csv or --format json.';
    return photos ? '--photos goes with --format json.' : (store) => exportCsv(store, process.stdout);
  },
};

/** Everything that is kept of one person: with photos as `data:` strings, where they have no folder to go to. */
async function exportPerson(store: LeadStore, email: string, folder: string | undefined): Promise<void> {
  const leads = store.list(await leadsOf(store, email));
  await exportJson(
    folder ? writingPhotos(store, leads, folder) : withWholePhotos(store, leads),
    process.stdout,
  );
}

/** Passes leads on, and writes the photos of each into the folder under their names. */
async function* writingPhotos(store: LeadStore, leads: AsyncIterable<StoredLead>, folder: string) {
  await mkdir(folder, { recursive: true });
  for await (const stored of leads) {
    for (const { name, bytes } of await store.photosOf(String(stored.lead.id))) {
      await writeFile(join(folder, name), bytes);
    }
    yield stored;
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
