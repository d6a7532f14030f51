/**
 * Offers the page in the language that the visitor prefers, and never leads there by itself. A link to the page in another
 * language keeps the place on the page and the query. What was typed is there, too: both pages have the same drafts.
 */
import { focusFirst } from '../../src/page/focus';
import { attempt } from '../../src/page/storage';
import { STORAGE_PREFIX } from '../../src/page/storageKeys';

/** When the visitor answered the offer, or chose a language otherwise, in `localStorage`. */
const KEY = `${STORAGE_PREFIX}language-offer`;
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The first of the visitor's languages that the page exists in, if it is another one than the page's. */
function preferred(): string | undefined {
  const pages = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')];
  const tags = navigator.languages.map((tag) => tag.replace(/-.*/, ''));
  const tag = tags.find((one) => pages.some(({ hreflang }) => hreflang === one));
  return tag === document.documentElement.lang ? undefined : tag;
}

/** Where the browser would not remember an answer there is no offer: it would come back on each page. */
const mayOffer = (): boolean =>
  attempt(() => {
    localStorage.setItem(`${KEY}-test`, '');
    localStorage.removeItem(`${KEY}-test`);
    return !(Date.now() - Number(localStorage.getItem(KEY)) < YEAR);
  }) ?? false;

const { documentElement: root } = document;
const offered = preferred();
// Before the first paint, so that nothing moves.
if (offered && mayOffer()) root.dataset['offer'] = offered;

for (const type of ['click', 'auxclick'])
  addEventListener(
    type,
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[hreflang]');
      const dismiss = target.closest('.language-offer button');
      if (!link && !dismiss) return;
      attempt(() => localStorage.setItem(KEY, String(Date.now())));
      if (link) {
        link.search = location.search;
        link.hash = location.hash;
      } else {
        delete root.dataset['offer'];
        focusFirst(document.querySelectorAll('main'));
      }
    },
    true,
  );
