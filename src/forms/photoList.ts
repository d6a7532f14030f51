import { leadLimits } from '../domain/limits';
import type { Question } from '../domain/question';
import { type QuestionField, questionField } from '../domain/questionField';
import type { DraftStorage } from '../element/spec';
import { own } from '../leads/validation';
import { isPhoto, type Photo } from './photos/photo';

/** What the state of a form with photos has: those of the job, and the files that answer the firm's own questions. */
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

/** What a form with photos can do. */
export interface PhotosActions {
  /** @param question whose answer they are; left out: the photos of the job. */
  setPhotos: (photos: readonly Photo[], question?: string) => void;
  /** Whether the picker of the question, or that of the job's photos, is preparing files. */
  setPhotosBusy: (busy: boolean, question?: string) => void;
}

interface PhotosStore {
  get: () => PhotosState & {
    fields: Readonly<Record<QuestionField, string>>;
    setField: (name: QuestionField, value: string) => void;
  };
  set: (changes: Partial<PhotosState>) => void;
}

/** Of a question for a file, the field holds the name of the file, or something else while it is prepared: so it is validated as others are. */
export function photosActions({ get, set }: PhotosStore): PhotosActions {
  /** The empty id is that of the job's photos. */
  const busyPickers = new Set<string>();

  const fillField = (question: string) => {
    const field = questionField(question);
    const file = get().photos.find((photo) => photo.question === question);
    const value = file?.name ?? (busyPickers.has(question) ? '…' : '');
    if (value !== (own(get().fields, field) ?? '')) get().setField(field, value);
  };

  return {
    setPhotos(photos, question) {
      const others = get().photos.filter((photo) => photo.question !== question);
      const answers = photos.map((photo) => (photo.question === question ? photo : { ...photo, question }));
      set({ photos: [...others, ...answers], photosLost: false });
      if (question !== undefined) fillField(question);
    },

    setPhotosBusy(busy, question) {
      if (busy) busyPickers.add(question ?? '');
      else busyPickers.delete(question ?? '');
      if (question !== undefined) fillField(question);
      const isAwaited = get().photosStatus === 'awaited';
      set({ photosStatus: busyPickers.size === 0 ? 'ready' : isAwaited ? 'awaited' : 'preparing' });
    },
  };
}

/** The photos that answer no question: those of the job. */
export const jobPhotos = (photos: readonly Photo[]): Photo[] =>
  photos.filter(({ question }) => question === undefined);

/** The file that answers a question, as a `data:` string. */
export const fileIn = (photos: readonly Photo[]) => (question: string) =>
  photos.find((photo) => photo.question === question)?.dataUrl;

/** The fields of questions that are answered by a file. */
export const fileFields = (photos: readonly Photo[]): Record<QuestionField, string> =>
  Object.fromEntries(
    photos.flatMap(({ question, name }) => (question === undefined ? [] : [[questionField(question), name]])),
  );

/** The share of a lead that photos may take: what is typed has the rest. */
const PHOTOS_SHARE = 0.9;

/** Bytes of all photos and files of a lead, as `data:` strings, so that it stays below what the lead desk takes. */
const uploadBytes = leadLimits.body * PHOTOS_SHARE;

/** How many photos or files a picker takes, and how many bytes each may have as a `data:` string. */
interface UploadBudget {
  limit: number;
  maxBytes: number;
}

const filesOf = (questions: readonly Question[]) =>
  questions.filter(({ answer }) => answer === 'file').length;

/** For the photos of the job: all the bytes of a lead, or half of them where the firm asks for files. */
export function photoBudget(
  kind: keyof typeof leadLimits.photos,
  questions: readonly Question[],
): UploadBudget {
  const limit = leadLimits.photos[kind];
  const total = filesOf(questions) > 0 ? uploadBytes / 2 : uploadBytes;
  return { limit, maxBytes: Math.floor(total / limit) };
}

/** For the file that answers a question: an equal part of the other half, in a form without photos too. */
export const fileBudget = (questions: readonly Question[]): UploadBudget => ({
  limit: 1,
  maxBytes: Math.floor(uploadBytes / 2 / Math.max(filesOf(questions), 1)),
});

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
