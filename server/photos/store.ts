import type { Kysely, Transaction } from 'kysely';
import { parseBody } from '../leads/fields';
import { type Tables } from '../storage/tables';
import { extractPhotos } from './extract';
import { filePlaces, type Photo, photoNamesIn, photoReference, replacePhotoReferences } from './photo';

/** The photos of a lead that are stored already, without their bytes. */
export type StoredPhoto = Pick<Photo, 'position' | 'name' | 'sha256'>;

/**
 * Gives the photos of one revision their places among those that the lead has already. Earlier revisions keep theirs, and
 * a photo that is stored is not stored again.
 * @returns the revision with its references to them, and the photos to be added
 */
export function placePhotos<Lead extends { id: string }>(
  lead: Lead,
  photos: readonly Photo[],
  stored: readonly StoredPhoto[],
): { lead: Lead; added: Photo[] } {
  const taken = new Set(stored.map(({ position }) => position));
  const added: Photo[] = [];
  const names = new Map<string, string>();
  for (const photo of photos) {
    const known = stored.find(({ sha256 }) => sha256 === photo.sha256);
    if (known) names.set(photo.name, known.name);
    else {
      const position = taken.has(photo.position) ? Math.max(...taken) + 1 : photo.position;
      const name = photo.name.replace(/^.*-\d+(?=\.)/, `${lead.id.toLowerCase()}-${position}`);
      taken.add(position);
      names.set(photo.name, name);
      added.push({ ...photo, position, name });
    }
  }
  const rename = (name: string) => photoReference(names.get(name) ?? name);
  return { lead: names.size > 0 ? replacePhotoReferences(lead, rename) : lead, added };
}

export const storedPhotosOf = (transaction: Transaction<Tables>, leadId: string): Promise<StoredPhoto[]> =>
  transaction
    .selectFrom('photos')
    .select(['position', 'name', 'sha256'])
    .where('lead_id', '=', leadId)
    .execute();

export async function addPhotos(
  transaction: Transaction<Tables>,
  leadId: string,
  photos: readonly Photo[],
): Promise<void> {
  for (const photo of photos) {
    await transaction
      .insertInto('photos')
      .values({ lead_id: leadId, ...photo })
      .execute();
  }
}

/** All photos of the last revision of a lead in their order; none where there is no such lead. */
export async function photosOf(db: Kysely<Tables>, leadId: string): Promise<Photo[]> {
  const lead = await db
    .selectFrom('leads')
    .select('body')
    .where('id', '=', leadId.toLowerCase())
    .executeTakeFirst();
  return lead ? photosIn(db, { ...parseBody(lead.body), id: leadId }) : [];
}

/** All photos of one revision, as it is stored, in their order. */
export async function photosIn(db: Kysely<Tables>, lead: Record<string, unknown>): Promise<Photo[]> {
  const id = String(lead['id']).toLowerCase();
  const names = photoNamesIn(lead);
  const rows =
    names.length > 0
      ? await db
          .selectFrom('photos')
          .select(['position', 'name', 'mime', 'bytes', 'sha256'])
          .where('lead_id', '=', id)
          .where('name', 'in', names)
          .execute()
      : [];
  const stored = rows
    .map((row) => ({ ...row, bytes: toBytes(row.bytes) }))
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  // A lead from before the photos table has its photos in its body until `backfillLead` moves them.
  const hasPhotosInBody = filePlaces(lead).some(({ get }) => String(get()).startsWith('data:'));
  const inBody = hasPhotosInBody ? (await extractPhotos({ ...structuredClone(lead), id })).photos : [];
  return [...stored, ...inBody];
}

/** One photo of a lead, of any of its revisions. */
export async function photoNamed(
  db: Kysely<Tables>,
  leadId: string,
  name: string,
): Promise<Pick<Photo, 'name' | 'mime' | 'bytes'> | undefined> {
  const row = await db
    .selectFrom('photos')
    .select(['name', 'mime', 'bytes'])
    .where('lead_id', '=', leadId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { ...row, bytes: toBytes(row.bytes) };
}

/** libsql 0.5.29 answers with an ArrayBuffer, pg with a Buffer. */
const toBytes = (bytes: Uint8Array | ArrayBuffer): Uint8Array =>
  bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
