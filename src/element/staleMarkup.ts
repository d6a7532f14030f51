/**
 * Markup of another release: a page cache keeps pages that were prerendered before an update. It cannot be hydrated: React
 * leaves the attributes as they are, among them the names of styles that this release does not have. It is shown until this
 * release has rendered beside it.
 */
import { version } from 'virtual:build';

/** The markup of another release. What the script itself has shown bears no release: it is of this one. */
export const staleMarkup = (root: ShadowRoot): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-release]')].find(
    ({ dataset }) => dataset['release'] !== version,
  );

/** Removes it. The focus goes to the field of the same name. @param container stands in its place. */
export function removeStale(stale: HTMLElement, container: HTMLElement): void {
  const { activeElement } = stale.getRootNode() as ShadowRoot;
  const name = stale.contains(activeElement) && activeElement?.getAttribute('name');
  stale.remove();
  if (name)
    container.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
