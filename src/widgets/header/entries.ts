import type { Business } from '../../content/schema';

type Link = NonNullable<Business['menu'][number]['links']>[number];

/** An entry as the menu shows it: a link, a text, or a dropdown of links. */
export interface Entry extends Link {
  /** Empty for an entry without a dropdown. */
  links: readonly Link[];
}

/**
 * The entries that a page shows: links to a section of the home page are shown there only. An entry with a URL and links
 * becomes a dropdown that starts with its own link.
 */
export function shownEntries(menu: Business['menu'], page: 'home' | 'other'): Entry[] {
  const isShown = ({ href }: Link) => page === 'home' || !href?.startsWith('#');
  return menu.flatMap(({ label, href, links = [] }): Entry[] => {
    if (links.length === 0) return isShown({ label, href }) ? [{ label, href, links }] : [];
    const shown = [...(href ? [{ label, href }] : []), ...links].filter(isShown);
    return shown.length > 0 ? [{ label, links: shown }] : [];
  });
}

/** Average widths in px. */
const CHARACTER = 8.5;
const ENTRY_PADDING = 20;
const CHEVRON = 22;

/**
 * How much of the header's line the menu takes, and so from which container width it is shown there, and with what beside
 * it. Estimated from the number of characters, because prerendered markup needs it before anything can be measured.
 * @param otherTexts other texts in the same line.
 * @returns undefined for a menu that is too long for any width.
 */
export function lineWidth(
  entries: readonly Entry[],
  otherTexts: readonly string[],
): 'short' | 'usual' | 'wide' | undefined {
  const characters = [...entries.map(({ label }) => label), ...otherTexts].join('').length;
  const dropdowns = entries.filter(({ links }) => links.length > 0).length;
  const width = characters * CHARACTER + entries.length * ENTRY_PADDING + dropdowns * CHEVRON;
  if (width <= 640) return 'short';
  if (width <= 800) return 'usual';
  return width <= 980 ? 'wide' : undefined;
}
