/** The navigation of the documentation site, which is the list of `docs/README.md`: a heading for each reader, their pages below. */
import { rewriteMarkdown } from './markdown.ts';

interface NavigationPage {
  readonly title: string;
  /** As `docs/README.md` has it. */
  readonly link: string;
}

interface Reader {
  readonly title: string;
  readonly pages: readonly NavigationPage[];
}

/** @param markdown of `docs/README.md`. Of each entry, the links that are no places within a page are pages. */
export function readNavigation(markdown: string): Reader[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const pages: NavigationPage[] = [];
      rewriteMarkdown(section, ({ text, target }) => {
        if (!target.includes('#')) pages.push({ title: text, link: target });
        return '';
      });
      return { title: section.split('\n', 1)[0] ?? '', pages };
    });
}
