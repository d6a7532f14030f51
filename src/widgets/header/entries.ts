import type { Business } from '../../content/schema';

type Link = Business['footer'][number]['links'][number];

/** An entry as the menu shows it: a link, a text, or what opens some links. */
export interface Entry extends Link {
  /** Empty for an entry that opens nothing. */
  links: readonly Link[];
}

/**
 * The entries that are of use on a page: those that lead to a place on the home page are shown there only. One that
 * has an address and links of its own leads its links.
 */
export function shownEntries(menu: Business['menu'], page: 'home' | 'other'): Entry[] {
  const isShown = ({ href }: Link) => page === 'home' || !href?.startsWith('#');
  return menu.flatMap(({ label, href, links = [] }) => {
    if (links.length === 0) return isShown({ label, href }) ? [{ label, href, links }] : [];
    const shown = [...(href ? [{ label, href }] : []), ...links].filter(isShown);
    return shown.length > 0 ? [{ label, links: shown }] : [];
  });
}

/**
 * How wide a place must be for a menu to stand in one line: as wide as usual, wider, or none. Told from the number of
 * letters, because it must be known before anything can be measured.
 */
export function neededRoom(
  entries: readonly Entry[],
  words: readonly string[],
): 'usual' | 'wide' | undefined {
  const LETTER = 8.5;
  const AROUND_ENTRY = 28;
  const CHEVRON = 22;
  const letters = [...entries.map(({ label }) => label), ...words].join('').length;
  const width =
    letters * LETTER +
    entries.length * AROUND_ENTRY +
    entries.filter(({ links }) => links.length > 0).length * CHEVRON;
  if (width <= 840) return 'usual';
  return width <= 1020 ? 'wide' : undefined;
}
