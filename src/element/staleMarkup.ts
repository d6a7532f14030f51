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
