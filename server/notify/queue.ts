import { type Kysely, sql, type Transaction } from 'kysely';
import { locksRows } from '../database';
import type { Tables } from '../migrations';
import type { MessageRow } from '../migrations/003_messages';
import { photosOf } from '../photos/keep';
import type { Photo } from '../photos/take';

/** The durable queue of messages. Every call fails when the database is away, within 5 seconds. */
export interface MessageQueue {
  /**
   * Takes messages that are due, so that no other desk takes them until the lease ends, and counts the try.
   * @param lease milliseconds
   */
  claim(target: string, count: number, lease: number, now: Date): Promise<MessageRow[]>;
  /** The lead as it is kept now; undefined when it was erased. */
  leadOf(message: MessageRow): Promise<QueuedBody | undefined>;
  /**
   * Notes how sending a claimed message ended; does nothing when the lease was lost to another desk.
   * `again` is when to try it again; a message that is `dropped` leaves no trace.
   */
  settle(message: MessageRow, outcome: Outcome, now: Date): Promise<void>;
  /** What failed for good, and what no desk sends because its target is not set any more; oldest first. */
  failed(now: Date): Promise<MessageRow[]>;
  /** How many wait, and how many failed for good. */
  count(): Promise<{ waiting: number; dead: number }>;
  /** Puts what failed for good back, or one of it by its id. @returns how many */
  retry(id: string | undefined, now: Date): Promise<number>;
}

export interface QueuedBody {
  lead: Record<string, unknown>;
  receivedAt: string;
  photos: readonly Photo[];
}

export type Outcome =
  | { state: 'sent' }
  | { state: 'dropped' }
  | { state: 'dead'; error: string }
  | { state: 'again'; error: string; at: Date };

/** Milliseconds after which a message that nobody takes counts as left behind. */
const leftBehind = 60 * 60_000;

/** @param use runs work on the database, and opens that when needed */
export function createQueue(
  use: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>,
): MessageQueue {
  return {
    claim: (target, count, lease, now) =>
      use(async (db) => {
        // Most of the time there is nothing: that is found out without a lock on the whole of SQLite's file.
        if (!(await due(db, target, now).select('id').limit(1).executeTakeFirst())) return [];
        return db.transaction().execute((write) => claim(write, target, count, lease, now));
      }),
    leadOf: ({ lead_id }) =>
      use(async (db) => {
        const row = await db
          .selectFrom('leads')
          .select(['body', 'received_at'])
          .where('id', '=', lead_id)
          .executeTakeFirst();
        return (
          row && {
            lead: JSON.parse(row.body),
            receivedAt: row.received_at,
            photos: await photosOf(db, lead_id),
          }
        );
      }),
    settle: (message, outcome, now) =>
      use((db) => db.transaction().execute((write) => settle(write, message, outcome, now))),
    failed: (now) =>
      use((db) =>
        db
          .selectFrom('messages')
          .selectAll()
          .where((eb) =>
            eb.or([
              eb('state', '=', 'dead'),
              eb.and([
                eb('state', '=', sql.lit('waiting')),
                eb('not_before', '<', new Date(now.getTime() - leftBehind).toISOString()),
              ]),
            ]),
          )
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ),
    count: () =>
      use(async (db) => {
        const counted = async (state: 'waiting' | 'dead') => {
          const { count } = await db
            .selectFrom('messages')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('state', '=', sql.lit(state))
            .executeTakeFirstOrThrow();
          return Number(count);
        };
        return { waiting: await counted('waiting'), dead: await counted('dead') };
      }),
    retry: (id, now) =>
      use(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('messages')
          .set({ state: 'waiting', tries: 0, not_before: now.toISOString(), updated_at: now.toISOString() })
          .where('state', '=', 'dead')
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      }),
  };
}

const due = (db: Kysely<Tables>, target: string, now: Date) =>
  db
    .selectFrom('messages')
    .where('state', '=', sql.lit('waiting'))
    .where('target', '=', target)
    .where('not_before', '<=', now.toISOString());

async function claim(
  write: Transaction<Tables>,
  target: string,
  count: number,
  lease: number,
  now: Date,
): Promise<MessageRow[]> {
  const rows = await due(write, target, now)
    .selectAll()
    .orderBy('not_before')
    .limit(count)
    .$if(locksRows(write), (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return [];
  const name = crypto.randomUUID();
  const notBefore = new Date(now.getTime() + lease).toISOString();
  await write
    .updateTable('messages')
    .set(({ eb }) => ({ lease: name, not_before: notBefore, tries: eb('tries', '+', 1) }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({ ...row, lease: name, not_before: notBefore, tries: row.tries + 1 }));
}

async function settle(
  write: Transaction<Tables>,
  { id, lease }: MessageRow,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (outcome.state === 'dropped') {
    await write.deleteFrom('messages').where('id', '=', id).where('lease', '=', lease).execute();
    return;
  }
  await write
    .updateTable('messages')
    .set({
      lease: null,
      updated_at: now.toISOString(),
      state: outcome.state === 'again' ? 'waiting' : outcome.state,
      last_error: 'error' in outcome ? outcome.error : null,
      ...(outcome.state === 'again' && { not_before: outcome.at.toISOString() }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}
