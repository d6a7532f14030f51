const BUILT_IN = 'builtin:';

/** Whether a URL means a picture that comes with the widgets. */
export const isBuiltIn = (url: string): boolean => url.startsWith(BUILT_IN);

/**
 * The URL of one file.
 * @param url the prefix `builtin:` means a picture that comes with the widgets.
 * @param builtIn finds the URL of such a picture by its file name.
 */
export const pictureFile = (url: string, builtIn: (file: string) => string): string =>
  isBuiltIn(url) ? builtIn(url.slice(BUILT_IN.length)) : url;
