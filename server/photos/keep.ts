import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../migrations';
import { type Photo, takePhotos } from './take';

/**
 * Makes these the photos of a lead, in the place of any others. The same ones again are not written again.
 * @returns whether they are other photos than before
 */
export async function keepPhotos(
  write: Transaction<Tables>,
  leadId: string,
  photos: readonly Photo[],
): Promise<boolean> {
  const kept = await write
    .selectFrom('photos')
    .select(['name', 'sha256'])
    .where('lead_id', '=', leadId)
    .orderBy('position')
    .execute();
  const isSame = (photo: Photo, i: number) => kept[i]?.name === photo.name && kept[i].sha256 === photo.sha256;
  if (kept.length === photos.length && photos.every(isSame)) return false;
  await write.deleteFrom('photos').where('lead_id', '=', leadId).execute();
  for (const photo of photos) {
    await write
      .insertInto('photos')
      .values({ lead_id: leadId, ...photo })
      .execute();
  }
  return true;
}

/** All photos of a lead in their order; none where there is no such lead. */
export async function photosOf(db: Kysely<Tables>, leadId: string): Promise<Photo[]> {
  const id = leadId.toLowerCase();
  const lead = await db.selectFrom('leads').select('body').where('id', '=', id).executeTakeFirst();
  if (!lead) return [];
  const rows = await db
    .selectFrom('photos')
    .select(['position', 'name', 'mime', 'bytes', 'sha256'])
    .where('lead_id', '=', id)
    .execute();
  const kept = rows.map((row) => ({ ...row, bytes: asBytes(row.bytes) }));
  // A lead from before photos were kept apart has them in its body, until it is filed.
  const inBody = lead.body.includes('"data:image/') ? (await takePhotos(JSON.parse(lead.body))).photos : [];
  return [...kept, ...inBody].toSorted((one, other) => one.position - other.position);
}

/** libsql 0.5.29 answers with an ArrayBuffer, pg with a Buffer. */
const asBytes = (bytes: Uint8Array | ArrayBuffer): Uint8Array =>
  bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
