/**
 * Markup that cannot be hydrated. It is shown until the widget has rendered beside it. It is of another release, since a page
 * cache keeps pages that were prerendered before an update: React would leave the attributes as they are, among them the
 * names of styles that this release does not have. Or it is in another language.
 */
import { version } from 'virtual:build';
import { DEFAULT_LANGUAGE } from '../page/language';

/** The markup of another release. What the script itself has shown bears no release: it is of this one. */
export const staleMarkup = (root: ShadowRoot): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-release]')].find(
    ({ dataset }) => dataset['release'] !== version,
  );

/** Whether the page has changed its language since its markup was made: React would find other texts than it expects. */
export const isInOtherLanguage = (container: HTMLElement, lang: string): boolean =>
  container.hasChildNodes() && (container.dataset['language'] ?? DEFAULT_LANGUAGE) !== lang;

/** What visitors focus and press. */
const CONTROLS = 'a,button,input,select,summary,textarea';

/**
 * Removes it. The focus goes to the control that stands for the focused one, and so does what was done to a control and is
 * repeated only now.
 * @param container stands in its place.
 */
export function removeStale(stale: HTMLElement, container: HTMLElement): void {
  const { activeElement } = stale.getRootNode() as ShadowRoot;
  const focused = stale.contains(activeElement) && counterpart(activeElement, stale, container);
  for (const type of ['click', 'keydown'])
    stale.addEventListener(type, (event) => {
      const repeated = new (event.constructor as typeof Event)(type, event);
      counterpart(event.target, stale, container)?.dispatchEvent(repeated);
    });
  stale.remove();
  if (focused) focused.focus({ preventScroll: true });
}

/** The control of the same name, else the one at the same place where there are as many. */
function counterpart(
  target: EventTarget | null,
  stale: HTMLElement,
  container: HTMLElement,
): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control) return undefined;
  const alike = (around: HTMLElement) =>
    [...around.querySelectorAll<HTMLElement>(control.localName)].filter(
      (one) => one.getAttribute('name') === control.getAttribute('name'),
    );
  const before = alike(stale);
  const now = alike(container);
  return now.length === before.length || control.hasAttribute('name')
    ? now[before.indexOf(control as HTMLElement)]
    : undefined;
}
