/** In place of `src/ui/base/builtInPicture.ts`: bundlers give each picture a URL of its own. */
import { pictures } from 'virtual:pictures';
import { pictureFolder, pictureIn } from '../page/pictureFolder';

export function builtInPicture(file: string): string {
  const folder = pictureFolder();
  return folder === undefined ? (pictures[file] ?? '') : pictureIn(folder, file);
}
