/** Whether links find the widgets that they open. */
import { widgetsOf } from '../elements';
import { byId, elementsOf, type Page, parseUrl } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';

/** What opens by a link: the hash of its kind, and the tag as one writes it. */
const OVERLAYS = [
  { hash: 'audit', selector: 'bio-audit-wizard', tag: '<bio-audit-wizard>' },
  { hash: 'estimate', selector: 'bio-estimator[mode="panel"]', tag: '<bio-estimator mode="panel">' },
];

const linksTo = (page: Page, id: string): Element[] =>
  elementsOf(page.root, 'a[href]').filter((link) => link.getAttribute('href')?.trim() === `#${id}`);

const overlays: Rule = {
  right: 'Every link that opens a widget finds it.',
  appliesTo: (page) => OVERLAYS.some(({ hash }) => linksTo(page, hash).length > 0),
  find: (page) =>
    OVERLAYS.flatMap(({ hash, selector, tag }): Finding[] => {
      const [link] = linksTo(page, hash);
      if (!link || byId(page, hash)) return [];
      const found = elementsOf(page.root, selector);
      if (found.some(({ id }) => !id)) return [];
      const [named] = found;
      return [
        {
          severity: 'error',
          what: named
            ? `A link leads to #${hash}, but ${tag} has the id ${named.id}.`
            : `A link leads to #${hash}, but there is no ${tag} in the page.`,
          where: page.placeOf(link),
          mend: named ? `Let the link lead to #${named.id}.` : `Paste ${tag} into the page.`,
        },
      ];
    }),
};

const taken: Rule = {
  right: 'No element of the page takes the links of a widget.',
  appliesTo: (page) => OVERLAYS.some(({ selector }) => elementsOf(page.root, selector).length > 0),
  find: (page) =>
    OVERLAYS.flatMap(({ hash, selector, tag }): Finding[] => {
      const owner = byId(page, hash);
      const isTaken = elementsOf(page.root, selector).some(({ id }) => !id);
      if (!owner || owner.localName.startsWith('bio-') || !isTaken) return [];
      return [
        {
          severity: 'warning',
          what: `Another element has the id ${hash}, so links to #${hash} do not open ${tag}.`,
          where: page.placeOf(owner),
          mend: `Give ${tag} an id of its own, and let links lead to that.`,
        },
      ];
    }),
};

const ids: Rule = {
  right: 'No id of a widget is there twice.',
  appliesTo: (page) => page.elements.some(({ id }) => id),
  find: (page) =>
    widgetsOf(page)
      .filter(({ element: { id } }) => id !== '')
      .filter(({ element }) => byId(page, element.id) !== element)
      .map(({ element }) => ({
        severity: 'error',
        what: `The id ${element.id.slice(0, 60)} is there already, so links lead to the first one.`,
        where: page.placeOf(element),
        mend: 'Give each element an id of its own.',
      })),
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
    const where = page.placeOf(link);
    if (!href || !page.address)
      return [
        {
          severity: 'unchecked',
          what: 'Whether <base> leads links astray: the page’s address is not known.',
          where,
        },
      ];
    const withoutHash = (url: URL) => url.href.split('#')[0];
    if (withoutHash(href) === withoutHash(page.address)) return [];
    return [
      {
        severity: 'error',
        what: `With this page’s <base>, a link that begins with # leads to ${withoutHash(href)}.`,
        where,
        mend: `Write the page’s own address before the #: ${page.address.pathname}${link.getAttribute('href')?.trim()}`,
      },
    ];
  },
};

export const linkRules: readonly Rule[] = [overlays, taken, ids, base];
