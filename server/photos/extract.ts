import { setImmediate } from 'node:timers/promises';
import { fileTypeFromBuffer } from 'file-type';
import { intake } from '../../src/domain/intake';
import { leadLimits } from '../../src/domain/limits';
import type { FieldError } from '../http/problem';
import { sha256 } from '../storage/hashes';
import { filePlaces, type Photo, photoReference } from './photo';

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

/** What is accepted besides where a firm's question asks for a file. */
const documentExtensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf' };

/**
 * Extracts the photos of a lead: replaces each `data:` URL by a reference, in place, so that memory holds one copy of their
 * megabytes. What is no photo stays in the lead and is reported by its path. Answers to the firm's questions may hold a PDF
 * too: it is stored as photos are.
 */
export async function extractPhotos(
  lead: { id: string } & Record<string, unknown>,
): Promise<{ photos: Photo[]; errors: FieldError[] }> {
  const photos: Photo[] = [];
  const errors: FieldError[] = [];
  for (const [index, { path, get, set, documents }] of filePlaces(lead).entries()) {
    const value = get();
    if (typeof value !== 'string' || !value.startsWith('data:')) continue;
    if (photos.length === maxFiles) {
      errors.push({ field: path.replace(/\.\d+$/, ''), message: `must have at most ${maxFiles} entries` });
      break;
    }
    // Megabytes are decoded and hashed: other requests come between two photos.
    await setImmediate();
    const bytes = decode(value, documents);
    const mime = typeof bytes === 'string' ? undefined : (await fileTypeFromBuffer(bytes))?.mime;
    const extension = mime && (extensions[mime] ?? (documents ? documentExtensions[mime] : undefined));
    if (typeof bytes === 'string') errors.push({ field: path, message: bytes });
    else if (!mime || !extension || bytes.length < intake.photoBytes)
      errors.push({ field: path, message: documents ? noPhotoOrPdf : noPhoto });
    else {
      const position = index + 1;
      const name = `${lead.id.toLowerCase()}-${position}.${extension}`;
      photos.push({ position, name, mime, bytes, sha256: sha256(bytes) });
      set(photoReference(name));
    }
  }
  return { photos, errors };
}

/** No kind of lead holds more. */
const maxFiles = leadLimits.photos.audit;

const noPhoto = 'is no photo: send JPEG, PNG, WebP, GIF, AVIF or HEIC';
const noPhotoOrPdf = 'is neither a photo nor a PDF: send JPEG, PNG, WebP, GIF, AVIF, HEIC or PDF';
const broken = 'is a broken photo: its base64 cannot be read';

/** The bytes of a `data:` URL, or what is wrong with it. */
function decode(text: string, documents: boolean): Buffer | string {
  const type = documents
    ? /^data:(?:image\/[^;,]+|application\/pdf)(?:;[^;,]*)*,/i
    : /^data:image\/[^;,]+(?:;[^;,]*)*,/i;
  const head = type.exec(text.slice(0, 200))?.[0];
  if (head === undefined) return documents ? noPhotoOrPdf : noPhoto;
  if (!/;base64,$/i.test(head)) return broken;
  const digits = text.slice(head.length).replace(/={1,2}$/, '');
  const bytes = Buffer.from(digits, 'base64');
  // Node skips invalid characters, so there are fewer bytes than the number of characters says.
  const isComplete = digits.length % 4 !== 1 && bytes.length === Math.floor((digits.length * 3) / 4);
  return isComplete && bytes.length > 0 ? bytes : broken;
}
