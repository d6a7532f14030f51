import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../storage/hashes';
import { type RevisionRow, type Tables } from '../storage/tables';
import { emailOf, parseBody } from './fields';

/** The content of a revision without what differs between two attempts to send it, and what the desk found of it. */
function contentOf(body: string): object {
  return { ...(parseBody(body) ?? { body }), id: undefined, guard: undefined, priceCheck: undefined };
}

/** Identifies a revision among those of its lead, however often it is sent. */
export const fingerprintOf = (body: string): string => sha256(JSON.stringify(contentOf(body)));

/** Whether two revisions of one lead say the same: a repetition notifies nobody. */
export function isSameContent(one: string, other: string): boolean {
  const stamp = { timestamp: undefined, revision: undefined };
  return isDeepStrictEqual({ ...contentOf(one), ...stamp }, { ...contentOf(other), ...stamp });
}

/** Stores a revision that is not the last one. */
export async function keepSuperseded(
  transaction: Transaction<Tables>,
  leadId: string,
  { revision, received_at, body }: Pick<RevisionRow, 'revision' | 'received_at' | 'body'>,
): Promise<void> {
  await transaction
    .insertInto('revisions')
    .values({
      lead_id: leadId,
      fingerprint: fingerprintOf(body),
      revision,
      received_at,
      email: emailOf(parseBody(body) ?? {}),
      body,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isSuperseded(
  transaction: Transaction<Tables>,
  leadId: string,
  fingerprint: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('revisions')
    .select('revision')
    .where('lead_id', '=', leadId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return found !== undefined;
}

const pageSize = 20;

/** The superseded revisions of a lead in the order of their arrival, read in small pages. */
export async function* supersededRevisions(
  use: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>,
  leadId: string,
): AsyncIterable<RevisionRow> {
  let last: RevisionRow | undefined;
  do {
    const after = last;
    const rows = await use((db) => {
      const page = db
        .selectFrom('revisions')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('received_at')
        .orderBy('fingerprint')
        .limit(pageSize);
      return (
        after
          ? page.where((eb) =>
              eb(
                eb.refTuple('received_at', 'fingerprint'),
                '>',
                eb.tuple(after.received_at, after.fingerprint),
              ),
            )
          : page
      ).execute();
    });
    yield* rows;
    last = rows.at(-1);
  } while (last);
}
