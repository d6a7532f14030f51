import { promisifyRequest } from 'idb-keyval';
import { forgetArrival } from './arrival';

declare global {
  /** What a page may call as soon as the script is there, whether widgets are loaded or not. */
  var BioSystem: { forget: typeof forget };
}

/** What widgets keep in the site's storage begins with this. */
const PREFIX = 'bio:';
/** The database of leads that wait on the device. */
const OUTBOX = 'bio-outbox';
/** Milliseconds. */
const PATIENCE = 5000;

/**
 * Clears what the widgets keep of the visitor on this device, in this site's storage: the way here, unfinished forms of
 * this tab, and leads that still wait to be sent. What is blocked holds nothing. This page is not taken note of again.
 * @throws where the browser does not answer for five seconds.
 */
async function forget(): Promise<void> {
  forgetArrival();
  clear(() => localStorage);
  clear(() => sessionStorage);
  const cleared = emptyOutbox().catch(() => {}); // there is none
  await Promise.race([cleared, givenUp()]);
}

const givenUp = (): Promise<never> =>
  new Promise((_, reject) => {
    const error = new Error('The browser does not answer: leads may still wait on this device.');
    setTimeout(() => reject(error), PATIENCE);
  });

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** Emptied, and not deleted: another tab that has it open would hold that up. */
async function emptyOutbox(): Promise<void> {
  const opening = indexedDB.open(OUTBOX);
  // There is none: one without its store would be of no use to whoever opens it next.
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

globalThis.BioSystem = { forget };
