/**
 * The style sheet that sections below a page's first screens share. In the HTML they would repeat most of each other's styles:
 * the browser had more to scan before the first paint, and parsed all sections in one long task. With a sheet that has yet to
 * come, it paints the first screens meanwhile.
 */
import type { Prerenderer } from '../outputs/prerenderer';

/**
 * The first widgets of a page, which are painted first, have their own styles in the HTML: the header and the hero. The
 * floating buttons are in the first screen too, but hidden: until the visitor scrolls, or until it is known what they cover.
 */
const FIRST_WIDGETS = 2;

/** Stands in the pages for the sheet's URL, which is known when all of them are rendered. */
export const SHEET_URL = '/section-sheet-url';

/**
 * Until the sheet is there, Firefox would show the target of a link without its styles. The sheet's own rule, which comes
 * later, shows it; so does `retrySheet.ts` where the sheet cannot be had. It knows both by their attribute.
 */
const LINK = `<style data-section-sheet>@media (scripting:enabled){[data-app]{visibility:hidden}}</style><link data-section-sheet rel="stylesheet" href="${SHEET_URL}" fetchpriority="low">`;

export interface SectionSheet {
  /** @returns what replaces a widget's own styles in the content of the widgets of one page, in their order. */
  forPage: () => (tag: string, content: string) => string;
  /** The styles of all that shared them. */
  css: () => string;
}

export function sectionSheet({ criticalCss }: Pick<Prerenderer, 'criticalCss'>): SectionSheet {
  const tags = new Set<string>();
  const contents = new Set<string>();
  return {
    forPage: () => {
      let count = 0;
      return (tag, content) => {
        count++;
        if (count <= FIRST_WIDGETS) return content;
        tags.add(tag);
        contents.add(content);
        return content.replace(/<style[^>]*>.*?<\/style>/s, LINK);
      };
    },
    css: () => criticalCss([...tags], [...contents].join('')),
  };
}
