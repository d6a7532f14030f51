/** Whether links find the widgets that they open. */
import { widgetsOf } from '../elements';
import { byId, elementsOf, type Page, parseUrl } from '../page';
import { eachOf, error, type Rule, unchecked, warning } from '../rule';

/** What opens by a link: the hash of its kind, and the tag as one writes it. */
const OVERLAYS = [
  { hash: 'audit', selector: 'bio-audit-wizard', tag: '<bio-audit-wizard>' },
  { hash: 'estimate', selector: 'bio-estimator[mode="panel"]', tag: '<bio-estimator mode="panel">' },
];

/** Also those that say what it begins with, such as `#audit=photo`. */
const linksTo = (page: Page, id: string): Element[] =>
  elementsOf(page.root, 'a[href]').filter(
    (link) => link.getAttribute('href')?.trim().replace(/=.*/, '') === `#${id}`,
  );

const linked = (page: Page) =>
  OVERLAYS.flatMap((overlay) => {
    const [link] = linksTo(page, overlay.hash);
    return link ? [{ ...overlay, link }] : [];
  });

const overlays = eachOf(linked, {
  right: 'Every link that opens a widget finds it.',
  find: ({ hash, selector, tag, link }, page) => {
    const found = elementsOf(page.root, selector);
    if (byId(page, hash) || found.some(({ id }) => !id)) return undefined;
    const [named] = found;
    return named
      ? error(
          `A link leads to #${hash}, but ${tag} has the id ${named.id}.`,
          `Let the link lead to #${named.id}.`,
          link,
        )
      : error(
          `A link leads to #${hash}, but there is no ${tag} in the page.`,
          `Paste ${tag} into the page.`,
          link,
        );
  },
});

const placed = (page: Page) => OVERLAYS.filter(({ selector }) => elementsOf(page.root, selector).length > 0);

const taken = eachOf(placed, {
  right: 'No element of the page takes the links of a widget.',
  find: ({ hash, selector, tag }, page) => {
    const owner = byId(page, hash);
    const isTaken = elementsOf(page.root, selector).some(({ id }) => !id);
    if (!owner || owner.localName.startsWith('bio-') || !isTaken) return undefined;
    return warning(
      `Another element has the id ${hash}, so links to #${hash} do not open ${tag}.`,
      `Give ${tag} an id of its own, and let links lead to that.`,
      owner,
    );
  },
});

const ids: Rule = {
  right: 'No id of a widget is there twice.',
  appliesTo: (page) => page.elements.some(({ id }) => id),
  find: (page) =>
    widgetsOf(page)
      .filter(({ element }) => element.id !== '' && byId(page, element.id) !== element)
      .map(({ element }) =>
        error(
          `The id ${element.id.slice(0, 60)} is there already, so links lead to the first one.`,
          'Give each element an id of its own.',
          element,
        ),
      ),
};

const base: Rule = {
  right: 'The <base> of the page leads no link of a widget astray.',
  appliesTo: ({ base: tag }) => tag !== undefined,
  find: (page) => {
    const tag = page.base;
    const href = parseUrl(tag?.getAttribute('href') ?? '', page.address);
    const names = [...OVERLAYS.map(({ hash }) => hash), ...page.elements.map(({ id }) => id)].filter(Boolean);
    const link = names.flatMap((name) => linksTo(page, name))[0];
    if (!tag || !link) return [];
    if (!href || !page.address)
      return [
        unchecked('Whether <base> leads links astray: the page’s address is not known.', undefined, link),
      ];
    const withoutHash = (url: URL) => url.href.split('#')[0];
    if (withoutHash(href) === withoutHash(page.address)) return [];
    return [
      error(
        `With this page’s <base>, a link that begins with # leads to ${withoutHash(href)}.`,
        `Write the page’s own address before the #: ${page.address.pathname}${link.getAttribute('href')?.trim()}`,
        link,
      ),
    ];
  },
};

export const linkRules: readonly Rule[] = [overlays, taken, ids, base];
