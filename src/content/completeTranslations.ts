import { factAt } from './factReferences';

/** An entry of a list, by its id, or a link of the menu. */
type Entry = Readonly<Record<string, unknown>>;

const listAt = (facts: unknown, path: string): Entry[] => {
  const list = factAt(facts, path);
  return Array.isArray(list) ? (list as Entry[]) : [];
};

/** Entries with what a translation says of them itself. */
const saidIn = (own: readonly Entry[], made: readonly Entry[]): Entry[] => [
  ...made.map((entry) => ({ ...entry, ...own.find(({ id }) => id === entry['id']) })),
  ...own.filter(({ id }) => !made.some((entry) => entry['id'] === id)),
];

/** What a completed site says of services in texts. */
const TEXTS: readonly string[] = ['name', 'title', 'subtitle', 'whatItDoes', 'label', 'note'];

/** The texts of an entry that are references to the facts of a service: translated, they are those of its translation. */
const referencesOf = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([key, text]) => key === 'id' || (TEXTS.includes(key) && /^\{services\.[^{}]+\}$/.test(String(text))),
    ),
  );

const referring = (entries: readonly Entry[]): Entry[] =>
  entries.map(referencesOf).filter((entry) => Object.keys(entry).some((key) => key !== 'id'));

/** @returns the translations of a site with what follows from its services in each language. */
export function completeTranslations(
  site: object,
  translations: Readonly<Record<string, object>>,
): Record<string, object> {
  const pages = referring(listAt(site, 'servicePages'));
  const items = referring(listAt(site, 'estimator.items'));
  const groups = listAt(site, 'quote.groups').map(({ id, items: sold }) => ({
    id,
    items: referring(Array.isArray(sold) ? (sold as Entry[]) : []),
  }));
  const menu = listAt(site, 'menu');

  function complete(own: object): object {
    const menuOf = menu.map((entry, index) => {
      const said = listAt(own, 'menu')[index] ?? {};
      const links = listAt(entry, 'links').map((link, at) => ({
        ...referencesOf(link),
        ...listAt(said, 'links')[at],
      }));
      return { ...said, ...(links.length > 0 && { links }) };
    });
    const quoted = groups.map((group) => {
      const said = listAt(own, 'quote.groups').find(({ id }) => id === group.id) ?? {};
      return { ...said, id: group.id, items: saidIn(listAt(said, 'items'), group.items) };
    });
    return {
      ...own,
      ...(pages.length > 0 && { servicePages: saidIn(listAt(own, 'servicePages'), pages) }),
      ...(menuOf.some((entry) => Object.keys(entry).length > 0) && { menu: menuOf }),
      ...(items.length > 0 && {
        estimator: {
          ...Object(factAt(own, 'estimator')),
          items: saidIn(listAt(own, 'estimator.items'), items),
        },
      }),
      ...(quoted.some((group) => group.items.length > 0) && {
        quote: { ...Object(factAt(own, 'quote')), groups: quoted },
      }),
    };
  }

  return Object.fromEntries(Object.entries(translations).map(([tag, own]) => [tag, complete(own)]));
}
