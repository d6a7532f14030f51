import { safeDocument } from '../../page/safeDocument';
import { type ImageHeader, readHeader } from './imageHeader';
import { maxFileBytes, type Photo, type Prepared } from './photo';

/** The largest picture that is decoded: the sharpest phones take 50 to 100 megapixels only on request. */
const maxPixels = 100_000_000;

/** Longest side of the result, in pixels: enough to judge a roof by. */
const maxSide = 1_600;

/**
 * Prepares a file for a lead: a JPEG of at most 1,600 pixels a side, never enlarged, upright, on white where it was
 * transparent, and without metadata (where it was taken, with what) because only its pixels are copied.
 *
 * The browser decodes and encodes beside the main thread. No worker of ours does it: a script of another origin may
 * not start one, and strict policies forbid those made of blobs.
 * @param maxBytes what the result may take, as a `data:` string. Quality is lowered first, then the size.
 * @returns the photo, or why there is none. Never rejects.
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<Prepared> {
  if (file.size > maxFileBytes) return { refused: 'tooLarge' };
  if (file.size === 0) return { refused: 'unreadable' };
  try {
    const header = readHeader(new Uint8Array(await file.arrayBuffer()));
    if (!header) return { refused: 'notImage' };
    const { format, size } = header;
    if (format === 'svg') return { refused: 'svg' };
    const unreadable = { refused: format === 'heic' ? 'heic' : 'unreadable' } as const;
    if (!size) return unreadable;
    if (size.width * size.height > maxPixels) return { refused: 'tooManyPixels' };
    const picture = await decode(file, format).catch(() => undefined);
    if (!picture) return unreadable;
    try {
      return { photo: await shrink(picture, file.name, maxBytes) };
    } finally {
      if (picture instanceof ImageBitmap) picture.close();
    }
  } catch {
    return { refused: 'unreadable' }; // the file is gone or locked, or memory has run out
  }
}

/**
 * @returns the picture, turned as its camera was held.
 * @throws where this browser cannot read it, or some of it is missing.
 */
async function decode(file: File, format: ImageHeader['format']): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // Safari before 17 does not know this option (a TypeError), and would not rotate the picture. Its
    // images rotate it, and may read HEIC; but they would also show half a picture, so no other format is tried.
    if (!(error instanceof TypeError) && format !== 'heic') throw error;
    const image = new Image();
    const url = URL.createObjectURL(file);
    try {
      image.src = url;
      await image.decode();
      return image;
    } finally {
      URL.revokeObjectURL(url);
    }
  }
}

async function shrink(
  picture: ImageBitmap | HTMLImageElement,
  name: string,
  maxBytes: number,
): Promise<Photo> {
  let side = maxSide;
  let quality = 0.82;
  for (;;) {
    const canvas = draw(picture, side);
    const dataUrl = await encode(canvas, quality);
    if (dataUrl.length <= maxBytes || side < 16) {
      const { width, height } = canvas;
      return { id: newId(), name, dataUrl, width, height, bytes: dataUrl.length };
    }
    if (quality > 0.6) quality -= 0.11;
    else side *= 0.8;
  }
}

function draw(picture: ImageBitmap | HTMLImageElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = safeDocument.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no memory for a canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('There is no memory for the encoded photo.');
  return toDataUrl(blob);
}

/** @throws where the file is gone, or memory has run out. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It could not be read back.')));
    reader.readAsDataURL(blob);
  });
}

/** Made by hand because `crypto.randomUUID` is missing on pages served without https. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');
