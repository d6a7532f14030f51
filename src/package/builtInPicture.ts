/** In place of `src/ui/base/builtInPicture.ts`: bundlers give each picture a URL of its own. */
import { pictures } from 'virtual:pictures';
import { packagedPicture } from './packagedPicture';

export const builtInPicture = packagedPicture(pictures);
