/** Links of the site's pages, and the places that links lead to. */
import type { Business } from '../../src/content/schema';

/** A page of the site as the build makes it, still without what its widgets show. */
export interface SourcePage {
  html: string;
  /** Why it cannot be made; the page is then taken as having any place. */
  error?: string;
}

type Facts = Pick<Business, 'services' | 'faqs'>;

/** What is there without script alone is no place for most visitors. */
const withoutNoscript = (html: string): string => html.replace(/<noscript>.*?<\/noscript>/gs, '');

/** Widgets that have places for links in them. */
const PLACES: Readonly<Record<string, (facts: Facts) => readonly string[]>> = {
  '<bio-service-cards': ({ services }) => services.map(({ id }) => id),
  '<bio-faq': ({ faqs }) => faqs.map(({ id }) => id),
  '<bio-audit-wizard': () => ['audit'],
  '<bio-estimator mode="panel"': () => ['estimate'],
};

/** Whether a page has the place that a link names: `roof` of `#roof`; what an overlay is to begin with follows a `=`. */
export function hasPlace({ html, error }: SourcePage, anchor: string, facts: Facts): boolean {
  if (error !== undefined) return true;
  const shown = withoutNoscript(html);
  const ids = [...shown.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const ofWidgets = Object.entries(PLACES).flatMap(([tag, placesOf]) =>
    shown.includes(tag) ? placesOf(facts) : [],
  );
  const [name = ''] = anchor.split('=');
  return ['top', 'main', ...ids, ...ofWidgets].some((id) => id === anchor || id === name);
}

/** Where the links lead that stand in the page itself. */
export const linksOf = ({ html }: SourcePage): string[] => [
  ...new Set([...withoutNoscript(html).matchAll(/<a\s[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href)),
];
