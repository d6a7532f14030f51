import { safeDocument } from './safeDocument';
import { scriptUrl } from './scriptUrl';

/**
 * In place of `import.meta.url` in the classic file, which holds what are modules of a release elsewhere: a URL two folders
 * below the file's own. Where that is not known the file may lie beside the page.
 */
export const classicUrl: string = new URL('v/classic/', scriptUrl ?? pageUrl()).href;

function pageUrl(): string {
  const { baseURI } = safeDocument;
  return URL.canParse('.', baseURI) ? baseURI : 'https://address.invalid'; // the page is a `blob:` or the like
}
