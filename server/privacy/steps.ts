import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { OpenDatabase } from '../database';
import type { Tables } from '../migrations';
import type { LeadStore } from '../store';

/** One small piece of a long work, for one transaction. Resolves with false when there is nothing left to do. */
export type Step = (write: Transaction<Tables>, database: OpenDatabase) => Promise<boolean>;

/** Milliseconds between two steps, in which leads that come in have the database to themselves. */
const pause = 10;

/**
 * Takes a step again and again until it has nothing left to do, or the signal says to stop.
 * @returns how often it did something
 * @throws when the database is away; what was done until then stays done
 */
export async function inSteps(store: LeadStore, step: Step, signal?: AbortSignal): Promise<number> {
  let count = 0;
  const isStopped = () => signal?.aborted === true;
  const next = () =>
    store.use((database) => database.db.transaction().execute((write) => step(write, database)));
  for (; !isStopped() && (await next()); count++) await sleep(pause);
  return count;
}
