import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { OpenDatabase } from '../storage/database';
import type { LeadStore } from '../storage/store';
import type { Tables } from '../storage/tables';

/** One small piece of a long task, in a transaction of its own. Resolves with false when nothing is left to do. */
export type Step = (transaction: Transaction<Tables>, database: OpenDatabase) => Promise<boolean>;

/** Milliseconds between two steps, in which incoming leads can be stored. */
const pause = 10;

/**
 * Repeats a step until nothing is left to do, or the signal aborts.
 * @returns how many steps did something
 * @throws when the database is unavailable; the steps before that are committed
 */
export async function repeatStep(store: LeadStore, step: Step, signal?: AbortSignal): Promise<number> {
  let steps = 0;
  const isAborted = () => signal?.aborted === true;
  const next = () => store.write(step);
  for (; !isAborted() && (await next()); steps++) await sleep(pause);
  return steps;
}
