import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '../src/leads/schema';
import { type OpenDatabase, openDatabase } from './database';
import type { LeadRow, Tables } from './migrations';
import type { DatabaseSettings } from './settings';

/** A lead as it is kept. */
export interface StoredLead {
  lead: Record<string, unknown>;
  /** ISO 8601, by the desk's clock: when it was first accepted, and when its body last changed. */
  receivedAt: string;
  updatedAt: string;
  /** Why it may come from a robot; left out where nothing says so. */
  suspect?: string;
}

/** A lead that matched its schema. What its columns need is named here; all its other fields are kept too. */
export type CheckedLead = Pick<Lead, 'id' | 'kind' | 'source' | 'timestamp'> & { partial?: boolean };

export interface SaveOptions {
  /** Why this delivery may come from a robot. A lead that came once without suspicion stays without it. */
  suspect?: string;
}

export interface LeadStore {
  /**
   * Keeps a lead; when the promise resolves it is on disk. One `id` is one lead: a body with a later or equal
   * `timestamp` replaces the one that is kept, an older one changes nothing. Whatever their timestamps, a whole lead
   * replaces a partial one, and never the other way round.
   * @returns 'created' for a new id, 'known' for one that was there
   * @throws when it could not be stored, within 5 seconds
   */
  save(lead: CheckedLead, receivedAt: Date, options?: SaveOptions): Promise<'created' | 'known'>;
  /** All leads in the order of their arrival, read in small pages. */
  list(): AsyncIterable<StoredLead>;
  /** Resolves when a lead could be stored now, rejects with the reason when not, within 5 seconds. */
  healthy(): Promise<void>;
  close(): Promise<void>;
}

/** Under the promised 5 seconds, with room for the answer's way back. */
const timeLimit = 4_500;
/** A lead may weigh 8 MB: few at a time. */
const pageSize = 20;

class TimeLimitError extends Error {
  override message = `the database did not answer within ${timeLimit} ms`;
}

/**
 * A store over the configured database, opened at its first use. Whatever fails is tried afresh by the next call,
 * so a database that comes back is used again without a restart.
 */
export function createStore(settings: DatabaseSettings): LeadStore {
  let current: Promise<OpenDatabase> | undefined;

  /** Lets go of a database, unless another call has done so already; how its closing ends matters to nobody. */
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

  async function use<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
    let opening = open();
    const run = async () => {
      if ((await opening).isLost()) {
        discard(opening);
        opening = open();
      }
      return work(await opening);
    };
    try {
      return await withTimeLimit(run());
    } catch (error) {
      // A silent connection can stay silent for a quarter of an hour: start over with new ones.
      if (error instanceof TimeLimitError) discard(opening);
      throw error;
    }
  }

  return {
    save: (lead, receivedAt, options = {}) =>
      use(({ db }) =>
        db.transaction().execute((write) => save(write, lead, receivedAt.toISOString(), options)),
      ),
    healthy: () =>
      use(async ({ db, checkRoom }) => {
        checkRoom();
        await db.transaction().execute(probe);
      }),
    async *list() {
      let last: LeadRow | undefined;
      do {
        const after = last;
        const rows = await use(({ db }) => page(db, after));
        for (const row of rows) yield stored(row);
        last = rows.at(-1);
      } while (last);
    },
    async close() {
      const opened = await current?.catch(() => undefined);
      current = undefined;
      await opened?.close();
    },
  };
}

async function save(
  db: Transaction<Tables>,
  lead: CheckedLead,
  now: string,
  options: SaveOptions,
): Promise<'created' | 'known'> {
  const id = lead.id.toLowerCase();
  const suspect = options.suspect ?? null;
  const partial = lead.partial ? 1 : 0;
  const revision = {
    kind: lead.kind,
    // PostgreSQL's text cannot hold NUL; the body keeps what was sent.
    source: lead.source.replaceAll('\0', ''),
    timestamp: new Date(lead.timestamp).toISOString(),
    updated_at: now,
    body: JSON.stringify(lead),
    partial,
  } as const;
  const created = await db
    .insertInto('leads')
    .values({ id, received_at: now, ...revision, suspect })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (created.numInsertedOrUpdatedRows === 1n) return 'created';
  await db
    .updateTable('leads')
    .set(revision)
    .where('id', '=', id)
    .where(({ and, or, eb }) =>
      or([
        eb('partial', '>', partial),
        and([eb('partial', '=', partial), eb('timestamp', '<=', revision.timestamp)]),
      ]),
    )
    .execute();
  if (suspect === null) {
    await db
      .updateTable('leads')
      .set({ suspect })
      .where('id', '=', id)
      .where('suspect', 'is not', null)
      .execute();
  }
  return 'known';
}

/** Writes a row and takes it away: once committed, a real write to the disk which nobody could ever read. */
async function probe(db: Transaction<Tables>): Promise<void> {
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  await db
    .insertInto('leads')
    .values({
      id,
      kind: 'probe',
      source: '',
      timestamp: now,
      received_at: now,
      updated_at: now,
      body: '{}',
      partial: 0,
    })
    .execute();
  await db.deleteFrom('leads').where('id', '=', id).execute();
}

function page(db: Kysely<Tables>, after: LeadRow | undefined): Promise<LeadRow[]> {
  let query = db.selectFrom('leads').selectAll().orderBy('received_at').orderBy('id').limit(pageSize);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(after.received_at, after.id)),
    );
  }
  return query.execute();
}

const stored = (row: LeadRow): StoredLead => ({
  lead: JSON.parse(row.body),
  receivedAt: row.received_at,
  updatedAt: row.updated_at,
  ...(row.suspect !== null && { suspect: row.suspect }),
});

async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError()), timeLimit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
