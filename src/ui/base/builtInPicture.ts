import { pictureFolder, pictureIn } from '../../page/pictureFolder';
import { safeDocument } from '../../page/safeDocument';

let ownFolder: string | undefined;

/**
 * URL of a picture that comes with the widgets. Where the page's links have the script's own origin it is a path, so that the client renders the same
 * URLs as the prerendered markup. The npm package has a module of its own in place of this one: `src/package/builtInPicture.ts`.
 * @param file its name, such as `roof-after-480.avif`.
 */
export const builtInPicture = (file: string): string =>
  pictureIn(pictureFolder() ?? (ownFolder ??= findFolder()), file);

/** The folder beside the script; when prerendering, that of the site. */
function findFolder(): string {
  if (typeof document === 'undefined') return '/pictures/';
  // The built modules are two folders below the script.
  const { origin, pathname, href } = new URL(/* @vite-ignore */ '../../pictures/', import.meta.url);
  return origin === new URL(safeDocument.baseURI).origin ? pathname : href;
}
