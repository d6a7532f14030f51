/** The pages of the documentation site: which Markdown file is which page. */
import { posix } from 'node:path';

/** Pages that lie outside `docs/`, by the place that they have on the site. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'README.md': '',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'developer/contributing',
  'LICENSE.md': 'license',
  'SECURITY.md': 'developer/security',
  'bench/measurements.md': 'developer/measurements',
  'examples/README.md': 'examples',
};

/** Files outside `docs/` that have a page of their own. The README of the project leads to the first page. */
export const outsideFiles = Object.keys(OUTSIDE).filter((file) => OUTSIDE[file] !== '');

/**
 * @param file by its path within the project, such as `docs/owner.md`.
 * @returns the place of its page, such as `owner`, empty for the first page; undefined for what is not on the site.
 */
export function placeOf(file: string): string | undefined {
  const outside = OUTSIDE[file];
  if (outside !== undefined) return outside;
  const [, page] = /^docs\/(.+)\.md$/.exec(file) ?? [];
  return page?.replace(/(?:^|\/)README$/, '');
}

/** Where the site has the Markdown of a page. */
export const markdownOf = (place: string): string => (place === '' ? 'index.md' : `${place}.md`);

/** A relative link as a path within the project; undefined for a link within the page and to another site. */
export function linkedFile(file: string, link: string): { path: string; hash: string } | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(link)) return undefined;
  const [path = '', hash = ''] = link.split(/(?=#)/);
  return { path: posix.normalize(posix.join(posix.dirname(file), decodeURIComponent(path))), hash };
}
