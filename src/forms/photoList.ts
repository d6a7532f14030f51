import { leadLimits } from '../domain/limits';
import type { DraftStorage } from '../element/spec';
import { isPhoto, type Photo } from './photos/photo';

/** What the state of a form with photos has. */
export interface PhotosState {
  photos: readonly Photo[];
  /** `preparing`: chosen photos are still being prepared. `awaited`: submit was pressed meanwhile. */
  photosStatus: 'ready' | 'preparing' | 'awaited';
  /** Photos were chosen, but could not be stored or prepared. */
  photosLost: boolean;
}

export const noPhotos: PhotosState = {
  photos: [],
  photosStatus: 'ready',
  photosLost: false,
};

/** @param busy whether photos are being prepared now. */
export function photosStatusAfter(
  before: PhotosState['photosStatus'],
  busy: boolean,
): PhotosState['photosStatus'] {
  if (!busy) return 'ready';
  return before === 'awaited' ? before : 'preparing';
}

/** The share of a lead that photos may take: what is typed has the rest. */
const PHOTOS_SHARE = 0.9;

/** Bytes of all photos and files of a lead, as `data:` strings, so that it stays below what the lead desk takes. */
export const uploadBytes = leadLimits.body * PHOTOS_SHARE;

/**
 * How many photos a kind of lead holds, and how many bytes each may take as a `data:` string.
 * @param total bytes of all of them.
 */
export function photoBudget(
  kind: keyof typeof leadLimits.photos,
  total = uploadBytes,
): { limit: number; maxBytes: number } {
  const limit = leadLimits.photos[kind];
  return { limit, maxBytes: Math.floor(total / limit) };
}

/** A draft's entries for photos. Each photo has its own, because photos are large and seldom change. */
export const photoEntries = (limit: number): string[] =>
  [...Array(limit).keys()].map((index) => `photo${index}`);

/** Writes the photos that changed. */
export function writePhotos(
  drafts: DraftStorage,
  limit: number,
  photos: readonly Photo[],
  before: readonly Photo[],
): void {
  photoEntries(limit).forEach((entry, index) => {
    if (photos[index] !== before[index]) drafts.write(entry, photos[index] ?? null);
  });
}

/**
 * Reads a draft's photos. Photos that could not be stored leave gaps: the others move up, so that each stands where
 * `writePhotos` looks for it.
 * @param draft the entry that says how many there were, and whether some were lost before.
 */
export function readPhotos(
  drafts: DraftStorage,
  limit: number,
  draft: Readonly<Record<string, unknown>>,
): Pick<PhotosState, 'photos' | 'photosLost'> {
  const entries = photoEntries(limit);
  const stored = entries.map((entry) => drafts.read(entry));
  const photos = stored.filter(isPhoto);
  entries.forEach((entry, index) => {
    if (stored[index] !== photos[index]) drafts.write(entry, photos[index] ?? null);
  });
  const count = draft['photos'];
  return {
    photos,
    photosLost: draft['photosLost'] === true || (typeof count === 'number' && photos.length < count),
  };
}
