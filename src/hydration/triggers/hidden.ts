import { selfAndAncestors } from '../../page/ancestors';
import { safeDocument } from '../../page/safeDocument';
import type { Island } from '../registry';

/**
 * Hydrates an island that its own styles hide, or those of an element with most of the page in it: a page may hide elements
 * until they are defined (`:not(:defined) { visibility: hidden }`, `.page:has(:not(:defined)) { opacity: 0 }`), and a visitor
 * never turns to what is hidden. An element with `hidden`, or in a closed part of the page, waits.
 */
export function onHidden({ element, signal, hydrate }: Island): void {
  // In a frame, for which the page is laid out anyway.
  requestAnimationFrame(() => {
    if (signal.aborted || element.hidden) return;
    const parts = [...selfAndAncestors(element)];
    const isGuarded = (part: Element, index: number) =>
      isHidden(part, parts[index + 1]) && (index === 0 || hasMostOfPage(part));
    if (parts.some(isGuarded)) hydrate();
  });
}

const hasMostOfPage = (part: Element): boolean =>
  part.querySelectorAll('*').length * 2 >= safeDocument.querySelectorAll('body *').length;

/** @param parent what hides it, too, does not count. */
function isHidden(element: Element, parent?: Element): boolean {
  const own = getComputedStyle(element);
  const around = parent && getComputedStyle(parent);
  return (['display', 'visibility', 'opacity', 'pointerEvents'] as const).some(
    (name) => /^(none|hidden|0)$/.test(own[name]) && own[name] !== around?.[name],
  );
}
