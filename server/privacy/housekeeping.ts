import { reason } from '../log';
import type { LeadStore } from '../store';
import { eraseOne, wipe } from './erase';
import { fileOldLead } from './fileOld';
import { inSteps, type Step } from './steps';
import { unchangedSince } from './which';

export interface Housekeeping {
  /** Begins nothing more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * At once and then every hour: files old leads, and erases those that have been kept for `retentionDays` since their
 * last change (0: none). Of several desks with one database, one at a time does it.
 */
export function keepHouse(store: LeadStore, retentionDays: number): Housekeeping {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const begin = () => {
    running = running.then(run).catch((error: unknown) => {
      console.error(`Old leads could not be tidied up, next try in an hour: ${reason(error)}`);
    });
  };
  async function run() {
    if (stopping.signal.aborted) return;
    await inSteps(store, byOneDesk(fileOldLead), stopping.signal);
    if (retentionDays > 0) {
      const expired = unchangedSince(new Date(Date.now() - retentionDays * day));
      const count = await inSteps(store, byOneDesk(await eraseOne(store, expired)), stopping.signal);
      if (count > 0)
        console.log(`Erased after ${retentionDays} days: ${count} ${count === 1 ? 'lead' : 'leads'}`);
    }
    await wipe(store);
  }
  begin();
  const timer = setInterval(begin, hour).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** A step that leaves the work to another desk while that is at it. */
const byOneDesk =
  (step: Step): Step =>
  async (write, database) =>
    (await database.takeTurn(write)) && step(write, database);
