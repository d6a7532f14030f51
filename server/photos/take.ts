import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { leadLimits } from '../../src/leads/limits';
import type { FieldError } from '../problem';

/** A photo as it is kept: known by its content, under a name of our own. */
export interface Photo {
  /** Its place among the lead's photos, from 1. */
  position: number;
  name: string;
  mime: string;
  bytes: Uint8Array;
  sha256: string;
}

/** The fields of a lead that hold photos, each a list. */
export const photoFields = ['photos', 'uploadedImages'] as const;

/** What counts as a photo, by its content; animated PNG is PNG, and both names of HEIC are in use. */
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
 * Takes the photos out of a lead: in its lists, the `data:` string of each gives way to a reference `photo:<name>`, so
 * that no more than one copy of its megabytes is held. What is no photo stays where it is and is told, by its path.
 */
export async function takePhotos(
  lead: { id: string } & Record<string, unknown>,
): Promise<{ photos: Photo[]; errors: FieldError[] }> {
  const photos: Photo[] = [];
  const errors: FieldError[] = [];
  let before = 0;
  for (const field of photoFields) {
    const list: unknown = lead[field];
    if (!Array.isArray(list)) continue;
    for (const [i, entry] of list.entries()) {
      if (typeof entry !== 'string' || !entry.startsWith('data:')) continue;
      if (photos.length === leadLimits.photos.audit) {
        errors.push({ field, message: `must have at most ${leadLimits.photos.audit} entries` });
        break;
      }
      const bytes = decode(entry);
      const mime = typeof bytes === 'string' ? undefined : (await fileTypeFromBuffer(bytes))?.mime;
      const extension = mime && extensions[mime];
      if (typeof bytes === 'string') errors.push({ field: `${field}.${i}`, message: bytes });
      else if (!mime || !extension) errors.push({ field: `${field}.${i}`, message: noPhoto });
      else {
        const position = before + i + 1;
        const name = `${lead.id.toLowerCase()}-${position}.${extension}`;
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        photos.push({ position, name, mime, bytes, sha256 });
        list[i] = `photo:${name}`;
      }
    }
    before += list.length;
  }
  return { photos, errors };
}

const noPhoto = 'is no photo: send JPEG, PNG, WebP, GIF, AVIF or HEIC';
const broken = 'is a broken photo: its base64 cannot be read';

/** The bytes of a `data:` string, or what is wrong with it. */
function decode(text: string): Buffer | string {
  const head = /^data:image\/[^;,]+(?:;[^;,]*)*,/i.exec(text.slice(0, 200))?.[0];
  if (head === undefined) return noPhoto;
  if (!/;base64,$/i.test(head)) return broken;
  const digits = text.slice(head.length).replace(/={1,2}$/, '');
  const bytes = Buffer.from(digits, 'base64');
  // Node skips what is no digit: then there are fewer bytes than the digits say.
  const isWhole = digits.length % 4 !== 1 && bytes.length === Math.floor((digits.length * 3) / 4);
  return isWhole && bytes.length > 0 ? bytes : broken;
}

/** The photo as the `data:` string that it once came as. */
export const dataString = ({ mime, bytes }: Photo): string =>
  `data:${mime};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;

/** A lead whose references to photos are replaced by what `show` makes of a photo's name. */
export function withPhotos<Lead extends Record<string, unknown>>(
  lead: Lead,
  show: (name: string) => string | undefined,
): Lead {
  const shown = (entry: unknown) => {
    const name =
      typeof entry === 'string' ? /^photo:([\da-f-]{36}-\d+\.[a-z]+)$/.exec(entry)?.[1] : undefined;
    return (name && show(name)) ?? entry;
  };
  const lists = photoFields.flatMap((field) => {
    const list: unknown = lead[field];
    return Array.isArray(list) ? [[field, list.map(shown)]] : [];
  });
  return { ...lead, ...Object.fromEntries(lists) };
}
