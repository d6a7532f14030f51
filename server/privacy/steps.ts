import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { saveSearch } from '../inbox/search';
import { emailOf, parseBody } from '../leads/fields';
import { extractPhotos } from '../photos/extract';
import { addPhotos } from '../photos/store';
import type { OpenDatabase } from '../storage/database';
import type { LeadStore } from '../storage/store';
import { type Tables } from '../storage/tables';

/** One small piece of a long task, in a transaction of its own. Resolves with how much it did, 0 when nothing is left to do. */
export type Step = (transaction: Transaction<Tables>, database: OpenDatabase) => Promise<number>;

/** Milliseconds between two steps, in which incoming leads can be stored. */
const pause = 10;

/**
 * Repeats a step until nothing is left to do, or the signal aborts.
 * @returns how much the steps did
 * @throws when the database is unavailable; the steps before that are committed
 */
export async function repeatStep(store: LeadStore, step: Step, signal?: AbortSignal): Promise<number> {
  let done = 0;
  const isAborted = () => signal?.aborted === true;
  const next = () => store.write(step);
  for (let last = 1; last > 0 && !isAborted(); done += last) {
    last = await next();
    if (last > 0) await sleep(pause);
  }
  return done;
}

/**
 * Backfills one lead that is older than the photos table and the email column: moves its photos into their table and
 * its email address into its column. Photos that cannot be read stay in the body.
 */
export const backfillLead: Step = async (transaction) => {
  const row = await transaction
    .selectFrom('leads')
    .select(['id', 'updated_at', 'body'])
    .where('email', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!row) return 0;
  const lead = { id: row.id, ...parseBody(row.body) };
  const { photos } = await extractPhotos(lead);
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ email: emailOf(lead), ...(photos.length > 0 && { body: JSON.stringify(lead) }) })
    .where('id', '=', row.id)
    // A correction that was stored meanwhile has filled in the column, or will be backfilled by the next step.
    .where('email', 'is', null)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await addPhotos(transaction, row.id, photos);
  return 1;
};

/** Leads of one step. */
const batch = 100;

/** Makes leads that are older than the inbox searchable. */
export const backfillSearch: Step = async (transaction) => {
  const rows = await transaction
    .selectFrom('leads')
    .select(['id', 'body'])
    .where('id', 'not in', transaction.selectFrom('lead_search').select('lead_id'))
    .limit(batch)
    .execute();
  for (const { id, body } of rows) await saveSearch(transaction, id, parseBody(body) ?? {});
  return rows.length;
};
