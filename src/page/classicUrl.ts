import { releaseFolder } from 'virtual:build';
import { safeDocument } from './safeDocument';
import { scriptUrl } from './scriptUrl';

/**
 * In place of `import.meta.url` in the classic file, which holds what are modules of a release elsewhere: a URL in the
 * folder of its release. Where the file's own is not known the file may lie beside the page.
 */
export const classicUrl: string = new URL(releaseFolder, scriptUrl ?? pageUrl()).href;

function pageUrl(): string {
  const { baseURI } = safeDocument;
  return URL.canParse('.', baseURI) ? baseURI : 'https://address.invalid'; // the page is a `blob:` or the like
}
