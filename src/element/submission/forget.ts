import { promisifyRequest } from 'idb-keyval';
import { OUTBOX_DATABASE } from '../../leads/outboxFlag';
import { attempt } from '../../page/storage';
import { STORAGE_PREFIX } from '../../page/storageKeys';
import { forgetAttribution } from './attribution';

/** Milliseconds that the browser has to clear the outbox. */
const TIMEOUT = 5000;

/** What `BioSystem.forget()` does. Blocked storage holds nothing. */
export async function forget(): Promise<void> {
  forgetAttribution();
  clear(() => localStorage);
  clear(() => sessionStorage);
  const cleared = clearOutbox().catch(() => {}); // there is none
  await Promise.race([cleared, rejectAfterTimeout()]);
}

const rejectAfterTimeout = (): Promise<never> =>
  new Promise((_, reject) => {
    const error = new Error('The browser does not answer: leads may still be queued on this device.');
    setTimeout(() => reject(error), TIMEOUT);
  });

const clear = (open: () => Storage): void =>
  attempt(() => {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
  });

/** Clears the database instead of deleting it: another tab that has it open would block the deletion. */
async function clearOutbox(): Promise<void> {
  const opening = indexedDB.open(OUTBOX_DATABASE);
  // There is no database yet: creating one without its object store would break the outbox.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  const database = await promisifyRequest(opening);
  try {
    const names = [...database.objectStoreNames];
    const work = database.transaction(names, 'readwrite');
    for (const name of names) work.objectStore(name).clear();
    await promisifyRequest(work);
  } finally {
    database.close();
  }
}
