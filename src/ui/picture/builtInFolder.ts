/** Told by whoever prerenders a page. */
let folder = typeof document === 'undefined' ? '/pictures/' : undefined;

/**
 * Where the pictures that come with the widgets are: beside the script, from the page's root on if it is of the same
 * origin, so that a prerendered page says the same.
 */
export function builtInFolder(): string {
  if (folder === undefined) {
    // The modules lie two folders below the script.
    const { origin, pathname, href } = new URL(/* @vite-ignore */ '../../pictures/', import.meta.url);
    folder = origin === location.origin ? pathname : href;
  }
  return folder;
}

/** For prerendering: what the page's script will say. */
export const setBuiltInFolder = (address: string): void => {
  folder = address;
};
