import { type Kysely, sql, type Transaction } from 'kysely';
import { createResumeLink } from '../abandoned/resumeLinks';
import { appointmentOf } from '../appointments/appointments';
import { boundLead } from '../leads/boundLead';
import type { Photo } from '../photos/photo';
import { photosIn } from '../photos/store';
import { locksRows } from '../storage/database';
import type { AppointmentRow, MessageRow, Tables } from '../storage/tables';
import { isEstimateMailed } from './confirmation';
import { noteCall } from './hooks/calls';
import { createHooks, isWebhook } from './hooks/hooks';
import { newMessage } from './newMessage';
import { createDevices } from './told/devices';

/** Whose messages are sent one after the other: those of one firm to one target. */
export type QueueKey = Pick<MessageRow, 'firm' | 'target'>;

/** Whether a bounce was noted, or else why not: what became of the mail meanwhile. */
export type BounceOutcome = 'noted' | 'unknown' | 'failed' | 'waiting' | 'sending';

export interface QueuedBody {
  lead: Record<string, unknown>;
  receivedAt: string;
  /** Also where it was marked after the message was queued. */
  isSuspect: boolean;
  /** Whether somebody has opened it in the inbox. */
  isOpened: boolean;
  photos: readonly Photo[];
  appointment?: AppointmentRow | undefined;
  /** The secret of a link that leads back to the form: only in the mail to whoever has left it. */
  resumeToken?: string | undefined;
}

export type Outcome =
  /** `answer`: of a webhook. `remindAt`: when the recipient is reminded of the lead, once, where nobody has opened it by then. */
  | { state: 'sent'; answer?: string; remindAt?: Date | undefined }
  | { state: 'dropped' }
  | { state: 'dead'; error: string }
  | { state: 'retry'; error: string; at: Date };

/** Milliseconds after which a due message that no desk claimed is listed as failed. */
const unclaimedAfter = 60 * 60_000;

/** The durable queue of notifications. Every call rejects within 5 seconds when the database is unavailable. */
export type MessageQueue = ReturnType<typeof createQueue>;

/**
 * @param use runs work on the database, and opens it when needed
 * @param write the same in a transaction
 */
export function createQueue(
  use: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>,
  write: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>,
) {
  return {
    /** For whom messages are due. */
    due: (now: Date): Promise<QueueKey[]> =>
      use((db) => due(db, now).select(['firm', 'target']).distinct().execute()),
    /**
     * Claims messages that are due, which no other desk can claim until the lease ends, and counts the try.
     * @param lease milliseconds
     */
    claim: (key: QueueKey, count: number, lease: number, now: Date): Promise<MessageRow[]> =>
      use(async (db) => {
        // A read finds out that there is nothing to claim, without a write lock on SQLite's file.
        if (!(await dueOf(db, key, now).select('id').limit(1).executeTakeFirst())) return [];
        return db.transaction().execute((transaction) => claim(transaction, key, count, lease, now));
      }),
    /** The lead as it is stored now; undefined when it was erased. */
    leadOf: ({ lead_id }: MessageRow): Promise<QueuedBody | undefined> =>
      use(async (db) => {
        const row = await db
          .selectFrom('leads')
          .select(['body', 'received_at', 'suspect', 'read_at', 'state', 'snoozed_until'])
          .where('id', '=', lead_id)
          .executeTakeFirst();
        if (!row) return undefined;
        // A lead from before the limits, too.
        const lead = boundLead(JSON.parse(row.body));
        return {
          lead,
          receivedAt: row.received_at,
          isSuspect: row.suspect !== null,
          isOpened: row.read_at !== null || row.snoozed_until !== null || row.state !== 'new',
          photos: await photosIn(db, lead),
          appointment: await appointmentOf(db, lead_id),
        };
      }),
    /** Makes the link of a mail to whoever has left a form; undefined where there is nothing to come back to any more. */
    resumeToken: ({ lead_id }: MessageRow, now: Date): Promise<string | undefined> =>
      write((transaction) => createResumeLink(transaction, lead_id, now)),
    /** Whether the visitor was mailed the estimate of this lead as it is here, or the mail is queued. */
    isEstimateMailed: (lead: Record<string, unknown>): Promise<boolean> =>
      use((db) => isEstimateMailed(db, lead)),
    /**
     * Records the outcome of a claimed message; does nothing when the lease was lost to another desk. A message that is
     * `dropped` is deleted.
     * @param ms how long the try took
     */
    settle: (message: MessageRow, outcome: Outcome, now: Date, ms = 0): Promise<void> =>
      write((transaction) => settle(transaction, message, outcome, now, ms)),
    /** Has what is due for a key wait. That is no try. */
    postpone: (key: QueueKey, until: Date, now: Date): Promise<unknown> =>
      write((transaction) =>
        transaction
          .updateTable('messages')
          .set({ not_before: until.toISOString(), updated_at: now.toISOString() })
          .where('id', 'in', dueOf(transaction, key, now).select('id'))
          .execute(),
      ),
    /** The devices that are told of leads. */
    devices: createDevices(use, write),
    /** The webhooks of the database. */
    hooks: createHooks(use, write),
    /** Messages that failed permanently, and those that no desk sends any more; oldest first. */
    failed: (now: Date): Promise<MessageRow[]> =>
      use((db) =>
        db
          .selectFrom('messages')
          .selectAll()
          .where((eb) =>
            eb.or([
              eb('state', '=', 'dead'),
              eb.and([
                eb('state', '=', sql.lit('waiting')),
                eb('not_before', '<', new Date(now.getTime() - unclaimedAfter).toISOString()),
              ]),
            ]),
          )
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ),
    /** How many messages wait and how many failed permanently, by firm; of the desk's own, whose id is empty, also none. */
    countByFirm: () =>
      use(async (db) => {
        const counted = async (state: 'waiting' | 'dead') => {
          const rows = await db
            .selectFrom('messages')
            .select(({ fn }) => ['firm', fn.countAll().as('count')])
            .where('state', '=', sql.lit(state))
            .where('event', 'not in', ['reminder', 'unopened']) // they wait for their time
            .groupBy('firm')
            .execute();
          const counts = new Map([['', 0], ...rows.map(({ firm, count }) => [firm, Number(count)] as const)]);
          return [...counts].map(([firm, count]) => ({ firm, state, count }));
        };
        return [...(await counted('waiting')), ...(await counted('dead'))];
      }),
    /** Puts messages that failed permanently back into the queue, all, those of a firm, or one by its id. @returns how many */
    retry: (id: string | undefined, now: Date, firm?: string): Promise<number> =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('messages')
          .set({ state: 'waiting', tries: 0, not_before: now.toISOString(), updated_at: now.toISOString() })
          .where('state', '=', 'dead')
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
          .$if(firm !== undefined, (query) => query.where('firm', '=', firm ?? ''))
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      }),
    /** Notes that a mail which a mail server had accepted was not delivered: it failed permanently. */
    bounce: (id: string, error: string, now: Date): Promise<BounceOutcome> =>
      write((transaction) => noteBounce(transaction, id, error, now)),
  };
}

/** Milliseconds by which the clocks of several desks may differ. */
const clockTolerance = 10 * 60_000;

const due = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('messages')
    .where('state', '=', sql.lit('waiting'))
    .where((message) =>
      message.or([
        message('not_before', '<=', now.toISOString()),
        // Written by a clock that was ahead, whose times may be a year away.
        message('updated_at', '>', new Date(now.getTime() + clockTolerance).toISOString()),
      ]),
    );

const dueOf = (db: Kysely<Tables>, { firm, target }: QueueKey, now: Date) =>
  due(db, now).where('firm', '=', firm).where('target', '=', target);

async function claim(
  transaction: Transaction<Tables>,
  key: QueueKey,
  count: number,
  lease: number,
  now: Date,
): Promise<MessageRow[]> {
  const rows = await dueOf(transaction, key, now)
    .selectAll()
    .orderBy('not_before')
    .limit(count)
    .$if(locksRows(transaction), (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return [];
  const claimId = crypto.randomUUID();
  const notBefore = new Date(now.getTime() + lease).toISOString();
  await transaction
    .updateTable('messages')
    .set(({ eb }) => ({
      lease: claimId,
      not_before: notBefore,
      updated_at: now.toISOString(),
      tries: eb('tries', '+', 1),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({ ...row, lease: claimId, not_before: notBefore, tries: row.tries + 1 }));
}

async function settle(
  transaction: Transaction<Tables>,
  message: MessageRow,
  outcome: Outcome,
  now: Date,
  ms: number,
): Promise<void> {
  const { id, lease } = message;
  if (outcome.state === 'dropped') {
    await transaction.deleteFrom('messages').where('id', '=', id).where('lease', '=', lease).execute();
    return;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({
      lease: null,
      updated_at: now.toISOString(),
      state: outcome.state === 'retry' ? 'waiting' : outcome.state,
      last_error: 'error' in outcome ? outcome.error : null,
      ...(outcome.state === 'retry' && { not_before: outcome.at.toISOString() }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow();
  // It was erased meanwhile: nothing of it is written any more.
  if (numUpdatedRows !== 1n) return;
  if (isWebhook(message.target)) {
    const { firm, target, lead_id, event, tries } = message;
    const isSent = outcome.state === 'sent';
    const accepted = isSent ? 1 : 0;
    const answer = isSent ? (outcome.answer ?? '') : outcome.error;
    const call = { firm, target, message_id: id, lead_id, event, tries, accepted, answer, ms } as const;
    await noteCall(transaction, call, now);
  }
  const remindAt = outcome.state === 'sent' ? outcome.remindAt : undefined;
  if (remindAt) await remindOnce(transaction, message, remindAt, now);
}

async function remindOnce(
  transaction: Transaction<Tables>,
  { lead_id, firm, target }: MessageRow,
  at: Date,
  now: Date,
): Promise<void> {
  const known = await transaction
    .selectFrom('messages')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('target', '=', target)
    .where('event', '=', 'unopened')
    .executeTakeFirst();
  if (known) return;
  const about = { lead_id, firm, target, event: 'unopened', not_before: at.toISOString() } as const;
  await transaction.insertInto('messages').values(newMessage(about, now)).execute();
}

async function noteBounce(
  transaction: Transaction<Tables>,
  id: string,
  error: string,
  now: Date,
): Promise<BounceOutcome> {
  const message = await transaction
    .selectFrom('messages')
    .select(['state', 'lease'])
    .where('id', '=', id)
    .where('target', 'in', ['firm', 'visitor'])
    .$if(locksRows(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!message) return 'unknown';
  if (message.state === 'dead') return 'failed';
  // A mail server can answer before the desk has recorded that it sent the mail.
  if (message.state === 'waiting') return message.lease === null ? 'waiting' : 'sending';
  await transaction
    .updateTable('messages')
    .set({ state: 'dead', last_error: error, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  return 'noted';
}
