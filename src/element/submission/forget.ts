import { promisifyRequest } from 'idb-keyval';
import { OUTBOX_DATABASE } from '../../leads/outboxFlag';
import { STORAGE_PREFIX } from '../../page/storageKeys';
import { forgetAttribution } from './attribution';

declare global {
  /** The global object of the script, whether widgets are loaded or not. */
  var BioSystem: {
    /** Of the release that runs this page's widgets, or of the last one where there are two. */
    version: string;
    /** Starts the widgets in a shadow root that the script cannot find by itself, such as a closed one. */
    discover: (root: ParentNode) => void;
    forget: typeof forget;
  };
}

/** Milliseconds that the browser has to clear the outbox. */
const TIMEOUT = 5000;

/**
 * Removes what the widgets stored about the visitor on this device, for this site: the attribution, the drafts of this tab,
 * and the leads in the outbox. Blocked storage holds nothing. The page that calls it is not recorded again.
 * @throws where the browser does not answer within five seconds.
 */
async function forget(): Promise<void> {
  forgetAttribution();
  clear(() => localStorage);
  clear(() => sessionStorage);
  const cleared = clearOutbox().catch(() => {}); // there is none
  await Promise.race([cleared, rejectLate()]);
}

const rejectLate = (): Promise<never> =>
  new Promise((_, reject) => {
    const error = new Error('The browser does not answer: leads may still be queued on this device.');
    setTimeout(() => reject(error), TIMEOUT);
  });

function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

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

// All classes are defined where nothing else has set it (the classic file): elements in any root are widgets already.
const known = Reflect.get(globalThis, 'BioSystem') as Partial<typeof BioSystem> | undefined;
globalThis.BioSystem = {
  version: known?.version ?? '',
  discover: known?.discover ?? (() => {}),
  forget,
};
