import { removeMarked } from '../doctor/markedLead';
import { dropOldSessions } from '../inbox/sessions';
import { tidyHooks } from '../notify/hooks/calls';
import { errorMessage } from '../operations/log';
import type { LeadStore } from '../storage/store';
import { deleteOldVisits } from '../visits/visitRows';
import { createEraseStep, truncateWriteAheadLog } from './erase';
import { unchangedSince } from './leadFilter';
import { backfillLead, backfillSearch, repeatStep, type Step } from './steps';

export type Housekeeping = ReturnType<typeof startHousekeeping>;

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Backfills old leads, then, immediately and every hour, drops ended sessions of the inbox, erases leads whose retention has
 * ended, removes what a killed `leads doctor` has left, and deletes old counts of visits and old calls of webhooks. Of several
 * desks with one database, one at a time does so.
 * @param retentionDays days after a lead's last change; 0 for no limit
 */
export function startHousekeeping(store: LeadStore, retentionDays: number) {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isBackfilled = false;
  const schedule = () => {
    running = running.then(run).catch((error: unknown) => {
      console.error(`Old leads could not be tidied up, next try in an hour: ${errorMessage(error)}`);
    });
  };
  async function run() {
    if (stopping.signal.aborted) return;
    // Looking for old leads reads all ids: once is enough, since newer ones need nothing.
    if (!isBackfilled) {
      await repeatStep(store, byOneDesk(backfillLead), stopping.signal);
      await repeatStep(store, byOneDesk(backfillSearch), stopping.signal);
      isBackfilled = true;
    }
    await store.write((transaction) => dropOldSessions(transaction, new Date()));
    if (retentionDays > 0) {
      const expired = unchangedSince(new Date(Date.now() - retentionDays * day));
      const erased = await repeatStep(
        store,
        byOneDesk(await createEraseStep(store, expired)),
        stopping.signal,
      );
      if (erased > 0)
        console.log(`Erased after ${retentionDays} days: ${erased} ${erased === 1 ? 'lead' : 'leads'}`);
    }
    // Of a doctor that was killed, and of none that is still at work.
    await removeMarked(store, new Date(Date.now() - hour));
    await store.write((transaction) => deleteOldVisits(transaction, new Date()));
    await store.write((transaction) => tidyHooks(transaction, new Date()));
    await truncateWriteAheadLog(store);
  }
  schedule();
  const timer = setInterval(schedule, hour).unref();
  return {
    /** Starts no further step; resolves when the current one has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** A step that does nothing while another desk holds the lock. */
const byOneDesk =
  (step: Step): Step =>
  async (transaction, database) =>
    (await database.lockHousekeeping(transaction)) ? step(transaction, database) : 0;
