const BUILT_IN = 'builtin:';

/**
 * The URL of one file.
 * @param url the prefix `builtin:` means a picture that comes with the widgets.
 * @param builtIn finds the URL of such a picture by its file name.
 */
export const pictureFile = (url: string, builtIn: (file: string) => string): string =>
  url.startsWith(BUILT_IN) ? builtIn(url.slice(BUILT_IN.length)) : url;
