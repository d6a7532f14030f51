import type { Transaction } from 'kysely';
import { delivery } from '../../src/domain/delivery';
import { intake } from '../../src/domain/intake';
import type { Lead } from '../../src/domain/leadSchema';
import { leadStates, markedByHand } from '../../src/domain/leadStates';
import { dropAbandonedMail, type LeftForm, tellAt, tellLater } from '../abandoned/messages';
import { isResumeSecret } from '../abandoned/resumeLinks';
import { book } from '../appointments/appointments';
import type { Calendar } from '../appointments/calendar';
import { setLeadState } from '../appointments/changeAppointment';
import { queueAppointmentMessages } from '../appointments/messages';
import { saveSearch } from '../inbox/search';
import { enqueue } from '../notify/enqueue';
import type { MayMail } from '../notify/queuedLead';
import type { Photo } from '../photos/photo';
import { addPhotos, placePhotos, storedPhotosOf } from '../photos/store';
import { locksRows } from '../storage/database';
import { hashedId, sha256 } from '../storage/hashes';
import type { LeadRow, Tables } from '../storage/tables';
import { sourceOfLead } from '../visits/visitRows';
import { emailOf } from './fields';
import { fingerprintOf, isSameContent, isSuperseded, keepSuperseded } from './revisions';

/** A lead that matched its schema. The fields for the columns are named here; all other fields are stored too. */
export type CheckedLead = Pick<Lead, 'id' | 'kind' | 'source' | 'timestamp' | 'slot'> & {
  partial?: boolean | undefined;
  leftStep?: unknown;
};

export interface SaveOptions {
  /** Why this revision may be spam. A lead of which one revision was not spam is not spam, unless a person marked it. */
  spamVerdict?: string | undefined;
  /** The id of the firm that it was sent to; empty for the desk's own. @default '' */
  firm?: string | undefined;
  /** The photos extracted from this revision. */
  photos?: readonly Photo[];
  /** The secret of the lead, which proves that its sender revises it. Only its hash is stored. */
  secret?: string | undefined;
  /** The sender's count of the lead's revisions, from 1. It counts only with a secret. */
  revision?: number | undefined;
  /** Whether its visitor may be mailed. @default always */
  mayMail?: MayMail | undefined;
  /** Of a form that was left: how it is told, and what fills it in again, as JSON. */
  left?: (LeftForm & { draft: string | undefined }) | undefined;
  /** By which the time that it chose is booked. @default nothing is booked */
  calendar?: Calendar | undefined;
}

/**
 * - `created`: the id was new
 * - `known`: a revision or a repetition of the lead that has this id
 * - `separate`: without the secret of the lead that has this id, and so a lead of its own
 */
export type SaveOutcome = 'created' | 'known' | 'separate';

/**
 * Stores a revision of a lead, and queues notifications in the same transaction. See `LeadStore.save`.
 * @param targets the recipients of notifications
 */
export async function saveLead(
  transaction: Transaction<Tables>,
  sent: CheckedLead,
  receivedAt: Date,
  options: SaveOptions,
  targets: readonly string[],
): Promise<SaveOutcome> {
  const { photos = [], secret, firm = '' } = options;
  const left = sent.partial ? (options.left ?? plainlyLeft) : undefined;
  const told = { mayMail: options.mayMail, left };
  const id = await idWithin(transaction, firm, sent.id.toLowerCase());
  const now = receivedAt.toISOString();
  const suspect = options.spamVerdict ?? null;
  const version = {
    kind: sent.kind,
    source: plainText(sent.source),
    timestamp: timestampOf(sent, receivedAt),
    updated_at: now,
    email: emailOf(sent),
    partial: sent.partial ? 1 : 0,
    left_step: sent.partial ? plainText(sent.leftStep) : null,
    draft: left?.draft ?? null,
    secret_hash: secret === undefined ? null : sha256(secret),
    revision: secret === undefined ? 0 : (options.revision ?? 1),
    firm,
    visit_source: sourceOfLead(sent),
  } as const;
  if (await isErased(transaction, id)) return 'known';
  const own = id === sent.id.toLowerCase() ? sent : { ...sent, id };
  const first = placePhotos(own, photos, []);
  const created = await transaction
    .insertInto('leads')
    .values({
      id,
      received_at: now,
      ...version,
      suspect,
      state: leadStates[0],
      body: JSON.stringify(first.lead),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (created.numInsertedOrUpdatedRows === 1n) {
    // The insert may have waited for a transaction that erased this lead.
    if (await isErased(transaction, id)) {
      await transaction.deleteFrom('leads').where('id', '=', id).execute();
      return 'known';
    }
    await addPhotos(transaction, id, first.added);
    await saveSearch(transaction, id, own);
    await bookSlot(transaction, own, receivedAt, { ...options, isSuspect: suspect !== null, targets });
    if (suspect === null) await enqueue(transaction, { ...own, firm }, 'created', targets, receivedAt, told);
    return 'created';
  }
  const stored = await transaction
    .selectFrom('leads')
    .select(['timestamp', 'updated_at', 'body', 'partial', 'suspect', 'secret_hash', 'revision', 'firm'])
    .where('id', '=', id)
    .$if(locksRows(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!stored) return 'known'; // erased meanwhile
  // Another firm's lead with this id was stored meanwhile: now its id is found.
  if (stored.firm !== firm) return saveLead(transaction, sent, receivedAt, options, targets);
  const { lead, added } = placePhotos(
    own,
    photos,
    photos.length > 0 ? await storedPhotosOf(transaction, id) : [],
  );
  const body = JSON.stringify(lead);
  const mayRevise =
    stored.secret_hash === null
      ? suspect === null || stored.suspect !== null
      : stored.secret_hash === version.secret_hash ||
        (await isResumeSecret(transaction, id, version.secret_hash, receivedAt));
  const isSame = isSameContent(stored.body, body);
  const fingerprint = fingerprintOf(body);
  const isKept =
    (isSame && !mayRevise) ||
    fingerprint === fingerprintOf(stored.body) ||
    (await isSuperseded(transaction, id, fingerprint));
  if (!isKept && !mayRevise) return saveSeparately(transaction, sent, receivedAt, options, targets);
  if (left && isSame && !isKept && !isOlder(version, stored)) {
    // The visitor came back to the form, or has left it again.
    const { revision } = version;
    const changes = { revision, ...(left.draft !== undefined && { draft: left.draft }) };
    await transaction.updateTable('leads').set(changes).where('id', '=', id).execute();
    await tellLater(transaction, id, tellAt(left, receivedAt), receivedAt);
    return 'known';
  }

  let isChanged = false;
  if (!isKept) {
    const isLast = !isOlder(version, stored);
    if (isLast) {
      await keepSuperseded(transaction, id, { ...stored, received_at: stored.updated_at });
      await transaction
        .updateTable('leads')
        .set({ ...version, secret_hash: stored.secret_hash ?? version.secret_hash, body, read_at: null })
        .where('id', '=', id)
        .execute();
      await saveSearch(transaction, id, own);
      await bookSlot(transaction, own, receivedAt, { ...options, isSuspect: suspect !== null, targets });
    } else {
      await keepSuperseded(transaction, id, { ...version, received_at: now, body });
      if (stored.secret_hash === null)
        await transaction
          .updateTable('leads')
          .set({ secret_hash: version.secret_hash })
          .where('id', '=', id)
          .execute();
    }
    await addPhotos(transaction, id, added);
    isChanged = isLast && !isSame;
    if (isLast && !left) await dropAbandonedMail(transaction, id);
  }
  const isSuspect = stored.suspect !== null;
  const isCleared = mayRevise && isSuspect && suspect === null && stored.suspect !== markedByHand;
  if (isCleared) await transaction.updateTable('leads').set({ suspect }).where('id', '=', id).execute();
  if (isCleared || (isChanged && !isSuspect))
    await enqueue(transaction, { ...own, firm }, 'known', targets, receivedAt, told);
  return 'known';
}

/** Books the time that a form which was sent has chosen. */
async function bookSlot(
  transaction: Transaction<Tables>,
  { id, slot, partial }: CheckedLead,
  now: Date,
  {
    firm = '',
    calendar,
    isSuspect,
    targets,
  }: Pick<SaveOptions, 'firm' | 'calendar'> & { isSuspect: boolean; targets: readonly string[] },
): Promise<void> {
  if (!calendar || !slot || partial) return;
  const leadId = id.toLowerCase();
  const row = await book(transaction, { firm, leadId, slot, calendar, isSuspect }, now);
  if (!row) return;
  await setLeadState(transaction, row);
  await queueAppointmentMessages(transaction, row, { targets, isChanged: row.sequence > 0, now });
}

/**
 * Stores a body that names the id of a lead and does not bring its secret. Its own id is made of what only its sender knows:
 * repeated it is the same lead, and with the same secret again a revision of it.
 */
async function saveSeparately(
  transaction: Transaction<Tables>,
  lead: CheckedLead,
  receivedAt: Date,
  options: SaveOptions,
  targets: readonly string[],
): Promise<SaveOutcome> {
  const claimedId = lead.id.toLowerCase();
  const { secret, photos = [] } = options;
  const sender =
    secret === undefined
      ? [fingerprintOf(JSON.stringify(lead)), ...photos.map((photo) => photo.sha256)]
      : [sha256(secret)];
  const own = { ...lead, id: hashedId(JSON.stringify([claimedId, secret === undefined, ...sender])) };
  const spamVerdict = `without the secret of ${claimedId}`;
  await saveLead(transaction, own, receivedAt, { ...options, spamVerdict }, targets);
  return 'separate';
}

/**
 * The id under which a firm's lead is stored: the one that was sent, unless that is the id of another firm's lead. Then it
 * is made of both, and the same for each revision.
 */
async function idWithin(transaction: Transaction<Tables>, firm: string, sentId: string): Promise<string> {
  const find = (table: 'leads' | 'erased_ids') =>
    transaction.selectFrom(table).select('firm').where('id', '=', sentId).executeTakeFirst();
  const holder = (await find('leads')) ?? (await find('erased_ids'));
  return !holder || holder.firm === firm ? sentId : hashedId(JSON.stringify(['firm', firm, sentId]));
}

/** A text as a column has it: PostgreSQL's cannot hold NUL; the body has the original. */
const plainText = (text: unknown): string => (typeof text === 'string' ? text.replaceAll('\0', '') : '');

/** When a lead was made, by the client's clock; a time in the future is that of its arrival, so that it loses to a later one. */
function timestampOf({ timestamp }: CheckedLead, receivedAt: Date): string {
  const made = new Date(timestamp);
  return (
    made.getTime() > receivedAt.getTime() + 1000 * intake.clockTolerance ? receivedAt : made
  ).toISOString();
}

/** Of a form of which nothing else is known. */
const plainlyLeft = {
  tellWithin: delivery.partialDelay,
  isPresent: false,
  isResumable: false,
  draft: undefined,
} as const;

type Order = Pick<LeadRow, 'partial' | 'revision' | 'timestamp'>;

/** Whether a revision is older than another. Only those that were sent without a secret, and so without a count, go by clocks. */
function isOlder(one: Order, other: Order): boolean {
  if (one.partial !== other.partial) return one.partial > other.partial;
  if (one.revision !== other.revision) return one.revision < other.revision;
  return one.revision === 0 && one.timestamp < other.timestamp;
}

async function isErased(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const erased = transaction.selectFrom('erased_ids').select('id').where('id', '=', id);
  return !!(await erased.executeTakeFirst());
}
