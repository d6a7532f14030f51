import { isWebAddress } from './network';
import { elementsOf, type Page } from './page';

/** A script of ours, as a page names it. */
export interface OurScript {
  element: Element;
  /** The attribute that has its address: `src`, or what an optimiser made of it. */
  attribute: string;
  address: string;
  /** The absolute address; undefined where the page's own is needed for it and is not known. */
  url: URL | undefined;
  /** Of the file: one for modules, or the classic one with all widgets. */
  file: 'module' | 'classic';
}

const OURS = /(?:^|\/)biosystem(?:\.(iife))?(?:[.-]min)?\.js(?:[?#]|$)/i;
/** The same within the text of a script. */
const NAMED = /biosystem(?:\.iife)?\.js/i;

/** The script tags of ours, whatever an optimiser has made of them. */
export const ourScripts = (page: Page): OurScript[] =>
  elementsOf(page.document, 'script').flatMap((element) => {
    const found = [...element.attributes].find(({ value }) => OURS.test(withoutQuotes(value)));
    if (!found) return [];
    const address = withoutQuotes(found.value);
    const url = page.resolve(address);
    if (url && !isWebAddress(url)) return [];
    const file = OURS.exec(address)?.[1] ? 'classic' : 'module';
    return [{ element, attribute: found.name, address, url, file }];
  });

/** Whether a script in the page adds ours, such as a tag manager's or a component's. */
export const isAddedByScript = (page: Page): boolean =>
  elementsOf(page.document, 'script:not([src])').some(({ textContent }) => NAMED.test(textContent));

/** A mistake of its own is told of quotes that are none. */
const withoutQuotes = (value: string): string => value.replace(/^[“”„″‘’]|[“”„″‘’]$/g, '');
