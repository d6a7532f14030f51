/** A photo that is ready to go into a lead; where a picker takes documents too, also a PDF. */
export interface Photo {
  /** Unique among all photos. */
  id: string;
  /** Name of the file it came from. */
  name: string;
  /** The picture itself, as a JPEG: upright, without any metadata of the original. Of a PDF: the file as it is. */
  dataUrl: string;
  /** In pixels; 0 of a PDF. */
  width: number;
  /** In pixels; 0 of a PDF. */
  height: number;
  /** What it takes in a lead: the length of `dataUrl`. */
  bytes: number;
  /** The question that it answers, where a form has pickers besides the one for photos. */
  question?: string | undefined;
}

/**
 * Why a file was refused. The message for it is the view's business.
 *
 * - `tooLarge` more than `maxFileBytes`
 * - `documentTooLarge` a PDF that would take more than its share of the lead
 * - `notImage` not in any format of photos, whatever its name says
 * - `svg` a drawing, which may hold script
 * - `unreadable` empty, damaged, gone meanwhile, or a format that this browser does not know
 * - `tooManyPixels` more than `maxPixels`
 * - `heic` Apple's format, which only some browsers can read
 * - `limit` the limit of photos is reached
 * - `unavailable` the code that prepares photos could not be loaded
 */
export type RefusalReason =
  | 'tooLarge'
  | 'documentTooLarge'
  | 'notImage'
  | 'svg'
  | 'unreadable'
  | 'tooManyPixels'
  | 'heic'
  | 'limit'
  | 'unavailable';

/** A file that was refused. */
export interface Refusal {
  name: string;
  reason: RefusalReason;
}

/** The result of preparing a file. */
export type Prepared = { photo: Photo } | { refused: RefusalReason };

/** The largest file that is taken, in bytes: 10 MB. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Whether it is a PDF. */
export const isDocument = ({ dataUrl }: Photo): boolean => dataUrl.startsWith('data:application/pdf;');

/** Whether a stored value is a photo, or a PDF, that can be shown and sent. */
export function isPhoto(value: unknown): value is Photo {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, dataUrl, width, height } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof dataUrl === 'string' &&
    /^data:(?:image\/|application\/pdf;)/.test(dataUrl) &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}
