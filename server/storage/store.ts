import type { Kysely, Transaction } from 'kysely';
import { leadStates } from '../../src/domain/leadStates';
import { parseBody } from '../leads/fields';
import { supersededRevisions } from '../leads/revisions';
import { type CheckedLead, type SaveOptions, type SaveOutcome, saveLead } from '../leads/saveLead';
import { createQueue } from '../notify/queue';
import type { DatabaseSettings } from '../operations/settings';
import type { Photo } from '../photos/photo';
import { photosIn, photosOf } from '../photos/store';
import type { LeadFilter } from '../privacy/leadFilter';
import { createPublishedConfigs } from '../publish/publishedConfigs';
import { addVisits } from '../visits/visitRows';
import { type OpenDatabase, openDatabase } from './database';
import { createQuota } from './quota';
import { type LeadRow, type RevisionRow, type Tables, type VisitRow } from './tables';

/** A lead as it is stored. */
export interface StoredLead {
  lead: Record<string, unknown>;
  /** ISO 8601, by the desk's clock: when it was first accepted, and when its body last changed. */
  receivedAt: string;
  updatedAt: string;
  /** The firm's id; left out for the desk's own firm. */
  firm?: string;
  /** Why it may be spam; left out for leads that are not. */
  spamVerdict?: string;
  /** Set for a revision that another one superseded. */
  superseded?: true;
}

export interface ListOptions {
  filter?: LeadFilter | undefined;
  /** Whether each lead is preceded by its superseded revisions. @default false */
  revisions?: boolean | undefined;
}

export type LeadStore = ReturnType<typeof createStore>;

export interface StoreOptions {
  /** The recipients of notifications about leads of a firm, as `targetsOf` names them. */
  targets: (firm: string) => readonly string[];
  /** Called after each stored lead, when there may be notifications to send. */
  onStored?: () => void;
  /** Bytes that are stored at most; 0 for no limit. @default 0 */
  maxStored?: number;
}

/** Milliseconds. Less than the promised 5 seconds: a request that also opens the database, or waits its turn, is in time. */
const timeLimit = 3_500;
/** A lead may have 8 MB. */
const pageSize = 20;

/** Runs work in a transaction. */
type Transact = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>;

class TimeLimitError extends Error {
  override message = `the database did not answer within ${timeLimit} ms`;
}

/**
 * A store over the configured database, which is opened at its first use. After a failure the next call opens it again,
 * so that a database which comes back is used without a restart.
 */
export function createStore(
  settings: DatabaseSettings,
  { targets, onStored, maxStored = 0 }: StoreOptions = { targets: () => [] },
) {
  let current: Promise<OpenDatabase> | undefined;
  const quota = createQuota(maxStored);
  let changes = 0;

  /** Closes a database in the background, unless another call has done so already. */
  function discard(opening: Promise<OpenDatabase>) {
    if (current === opening) current = undefined;
    opening.then((opened) => opened.close()).catch(() => {});
  }

  function open(): Promise<OpenDatabase> {
    if (current) return current;
    const opening = openDatabase(settings);
    current = opening;
    opening.catch(() => discard(opening));
    return opening;
  }

  async function use<Result>(
    work: (database: OpenDatabase, transact: Transact) => Promise<Result>,
  ): Promise<Result> {
    let opening = open();
    let isGivenUp = false;
    const run = async () => {
      if ((await opening).isFileReplaced()) {
        discard(opening);
        opening = open();
      }
      const database = await opening;
      return work(database, (within) =>
        database.db
          .transaction()
          .execute((transaction) => {
            // It waited longer than its caller: the work of those who still wait comes first.
            if (isGivenUp) throw new TimeLimitError();
            return within(transaction);
          })
          .finally(() => {
            changes += 1;
          }),
      );
    };
    try {
      return await withTimeLimit(run());
    } catch (error) {
      if (error instanceof TimeLimitError) {
        isGivenUp = true;
        // A connection to a server that does not answer can stay so for a quarter of an hour: new ones are opened. SQLite only
        // has much to do: closed, it would fail all that waits.
        if (settings.kind === 'postgres') discard(opening);
      }
      throw error;
    }
  }

  /** Runs work that stores more, in a transaction, where there is space left. */
  const add = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    use(async (database, transact) => {
      await quota.check(database);
      return transact(work);
    });

  /**
   * Runs work of another module that writes, in a transaction. A statement that finds SQLite's file locked outside of one blocks the
   * event loop, and stays half run.
   * @throws as `use`
   */
  const write = <Result>(
    work: (transaction: Transaction<Tables>, database: OpenDatabase) => Promise<Result>,
  ): Promise<Result> => use((database, transact) => transact((transaction) => work(transaction, database)));

  return {
    /**
     * Runs work of another module on the database.
     * @throws when it is unavailable, or the work does not end within 5 seconds
     */
    use: <Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> => use(work),
    write,
    /** Grows with every transaction of this store that ends: while it stays the same, only other desks have written. */
    changes: (): number => changes,
    /** Sends the messages that `write` has queued without waiting for the next look at the queue. */
    sendNow: (): void => onStored?.(),
    /**
     * Stores a lead; when the promise resolves it is on disk. One `id` is one lead for whoever brings its secret, and every
     * revision of it is kept. The last one is that with the highest `revision`, of equal ones that which arrived last;
     * but a complete lead supersedes a partial one, and never the other way round. Without its secret, a body that says
     * anything else than the lead is stored as a lead of its own, and marked.
     *
     * A lead that was sent without a secret may be revised by what is no spam: without a secret too, in the order of
     * `timestamp`, and the first revision that brings a secret makes that the lead's secret. An erased lead is not stored again.
     *
     * Leads of different firms never mix, whatever their ids and secrets.
     * @throws when it could not be stored, within 5 seconds
     */
    async save(lead: CheckedLead, receivedAt: Date, options: SaveOptions = {}): Promise<SaveOutcome> {
      const outcome = await add((transaction) =>
        saveLead(transaction, lead, receivedAt, options, targets(options.firm ?? '')),
      );
      onStored?.();
      return outcome;
    },
    /** Whether there is a lead with this id, within 5 seconds. @throws when the database is unavailable */
    has: (id: string): Promise<boolean> =>
      use(async ({ db }) => {
        const row = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst();
        return row !== undefined;
      }),
    /** The photos of the last revision of a lead in their order; none where there is no such lead. */
    photosOf: (id: string): Promise<Photo[]> => use(({ db }) => photosOf(db, id)),
    /** The photos of one revision, as `list` yields it, in their order. */
    photosIn: (lead: StoredLead['lead']): Promise<Photo[]> => use(({ db }) => photosIn(db, lead)),
    /** Resolves when a lead could be stored now, rejects with the reason when not, within 5 seconds. */
    healthy: (): Promise<void> =>
      use(async (database, transact) => {
        database.checkDiskSpace();
        await quota.check(database);
        await transact(probe);
      }),
    /** The bytes that are stored, within 5 seconds. */
    storedBytes: (): Promise<number> => use((database) => database.storedBytes()),
    /** The notifications, which are queued in the transaction that stores their lead. */
    messages: createQueue((work) => use(({ db }) => work(db)), write),
    /** The configs that were published from the studio. */
    configs: createPublishedConfigs({ read: (work) => use(({ db }) => work(db)), write: add }),
    /** Adds counts of visits to those that are stored, within 5 seconds. @param rows each of another key */
    addVisits: (rows: readonly VisitRow[]): Promise<void> =>
      add((transaction) => addVisits(transaction, rows)),
    /**
     * All leads, or those that match, in the order in which they were received, read in small pages. Photos are references.
     * A lead whose stored text is damaged has `unreadable: true`.
     */
    async *list({ filter, revisions }: ListOptions = {}): AsyncIterable<StoredLead> {
      let last: LeadRow | undefined;
      do {
        const after = last;
        const rows = await use(({ db }) => readPage(db, after, filter));
        for (const row of rows) {
          if (revisions)
            for await (const revision of supersededRevisions((work) => use(({ db }) => work(db)), row.id))
              yield toSupersededLead(revision, row.firm);
          yield toStoredLead(row);
        }
        last = rows.at(-1);
      } while (last);
    },
    async close(): Promise<void> {
      const opened = await current?.catch(() => undefined);
      current = undefined;
      await opened?.close();
    },
  };
}

/** Inserts and deletes a row: once committed, a real write to the disk that no reader ever sees. */
async function probe(transaction: Transaction<Tables>): Promise<void> {
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  await transaction
    .insertInto('leads')
    .values({
      id,
      kind: 'probe',
      source: '',
      timestamp: now,
      received_at: now,
      updated_at: now,
      email: '',
      body: '{}',
      partial: 0,
      secret_hash: null,
      revision: 0,
      firm: '',
      state: leadStates[0],
    })
    .execute();
  await transaction.deleteFrom('leads').where('id', '=', id).execute();
}

function readPage(
  db: Kysely<Tables>,
  after: LeadRow | undefined,
  filter: LeadFilter | undefined,
): Promise<LeadRow[]> {
  let query = db.selectFrom('leads').selectAll().orderBy('received_at').orderBy('id').limit(pageSize);
  if (filter) query = query.where(filter);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(after.received_at, after.id)),
    );
  }
  return query.execute();
}

const toStoredLead = (row: LeadRow): StoredLead => ({
  lead: parseBody(row.body) ?? { id: row.id, kind: row.kind, unreadable: true },
  receivedAt: row.received_at,
  updatedAt: row.updated_at,
  ...firmOf(row.firm),
  ...(row.suspect !== null && { spamVerdict: row.suspect }),
});

const toSupersededLead = ({ lead_id, body, received_at }: RevisionRow, firm: string): StoredLead => ({
  lead: parseBody(body) ?? { id: lead_id, unreadable: true },
  receivedAt: received_at,
  updatedAt: received_at,
  ...firmOf(firm),
  superseded: true,
});

const firmOf = (firm: string) => (firm === '' ? {} : { firm });

async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError()), timeLimit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
