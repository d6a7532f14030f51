import { builtInPicture } from './builtInPicture';

const BUILT_IN = 'builtin:';

/** The URL of one file. @param url the prefix `builtin:` means a picture that comes with the widgets. */
export const pictureFile = (url: string): string =>
  url.startsWith(BUILT_IN) ? builtInPicture(url.slice(BUILT_IN.length)) : url;
