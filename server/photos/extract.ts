import { setImmediate } from 'node:timers/promises';
import { fileTypeFromBuffer } from 'file-type';
import { leadLimits } from '../../src/leads/limits';
import { sha256 } from '../hashes';
import type { FieldError } from '../problem';
import { type Photo, photoFields, photoReference } from './photo';

/** What is accepted as a photo, by its content. Animated PNG is PNG, and both names of HEIC are in use. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/**
 * Extracts the photos of a lead: replaces each `data:` URL in its lists by a reference, in place, so that memory holds
 * one copy of their megabytes. What is no photo stays in the lead and is reported by its path.
 */
export async function extractPhotos(
  lead: { id: string } & Record<string, unknown>,
): Promise<{ photos: Photo[]; errors: FieldError[] }> {
  const photos: Photo[] = [];
  const errors: FieldError[] = [];
  let offset = 0;
  for (const field of photoFields) {
    const list: unknown = lead[field];
    if (!Array.isArray(list)) continue;
    for (const [i, entry] of list.entries()) {
      if (typeof entry !== 'string' || !entry.startsWith('data:')) continue;
      if (photos.length === leadLimits.photos.audit) {
        errors.push({ field, message: `must have at most ${leadLimits.photos.audit} entries` });
        break;
      }
      // Megabytes are decoded and hashed: other requests come between two photos.
      await setImmediate();
      const bytes = decode(entry);
      const mime = typeof bytes === 'string' ? undefined : (await fileTypeFromBuffer(bytes))?.mime;
      const extension = mime && extensions[mime];
      if (typeof bytes === 'string') errors.push({ field: `${field}.${i}`, message: bytes });
      else if (!mime || !extension || bytes.length < minBytes)
        errors.push({ field: `${field}.${i}`, message: noPhoto });
      else {
        const position = offset + i + 1;
        const name = `${lead.id.toLowerCase()}-${position}.${extension}`;
        photos.push({ position, name, mime, bytes, sha256: sha256(bytes) });
        list[i] = photoReference(name);
      }
    }
    offset += list.length;
  }
  return { photos, errors };
}

/** The smallest image is a GIF of one pixel. */
const minBytes = 26;

const noPhoto = 'is no photo: send JPEG, PNG, WebP, GIF, AVIF or HEIC';
const broken = 'is a broken photo: its base64 cannot be read';

/** The bytes of a `data:` URL, or what is wrong with it. */
function decode(text: string): Buffer | string {
  const head = /^data:image\/[^;,]+(?:;[^;,]*)*,/i.exec(text.slice(0, 200))?.[0];
  if (head === undefined) return noPhoto;
  if (!/;base64,$/i.test(head)) return broken;
  const digits = text.slice(head.length).replace(/={1,2}$/, '');
  const bytes = Buffer.from(digits, 'base64');
  // Node skips invalid characters, so there are fewer bytes than the number of characters says.
  const isComplete = digits.length % 4 !== 1 && bytes.length === Math.floor((digits.length * 3) / 4);
  return isComplete && bytes.length > 0 ? bytes : broken;
}
