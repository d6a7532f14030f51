/**
 * Where the pictures that come with the widgets are: beside the script, from the page's root on if it is of the same
 * origin, so that a prerendered page says the same.
 */
export function builtInFolder(): string {
  if (typeof document === 'undefined') return '/pictures/';
  const { origin, pathname, href } = new URL(/* @vite-ignore */ '../pictures/', import.meta.url);
  return origin === location.origin ? pathname : href;
}
