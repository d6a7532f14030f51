/** Set by the prerenderer; in a browser it is derived from the script's URL. */
let folder = typeof document === 'undefined' ? '/pictures/' : undefined;

/**
 * URL of the folder with the widgets' own pictures, beside the script. On the script's own origin it is a path, so that
 * the client renders the same URLs as the prerendered markup.
 */
export function builtInFolder(): string {
  if (folder === undefined) {
    // The built modules are two folders below the script.
    const { origin, pathname, href } = new URL(/* @vite-ignore */ '../../pictures/', import.meta.url);
    folder = origin === location.origin ? pathname : href;
  }
  return folder;
}

/** For prerendering: the folder that the script will derive on the page. */
export const setBuiltInFolder = (url: string): void => {
  folder = url;
};
