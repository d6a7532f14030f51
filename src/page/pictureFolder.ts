import { pictureVersion } from './pictureVersion';

/**
 * URL of the folder with the pictures that come with the widgets, where the page or the prerenderer has named one. Without
 * it the pictures lie beside the widgets' code.
 */
let folder: string | undefined;

export const pictureFolder = (): string | undefined => folder;

/** @param url ends in a slash; undefined takes it back. */
export const setPictureFolder = (url: string | undefined): void => {
  folder = url;
};

/** The URL of a built-in picture in a folder. */
export const pictureIn = (url: string, file: string): string => `${url}${file}?v=${pictureVersion}`;

/** Calls a function, which must be synchronous, with another folder. */
export function inPictureFolder<Result>(url: string | undefined, work: () => Result): Result {
  const before = folder;
  folder = url;
  try {
    return work();
  } finally {
    folder = before;
  }
}
