import { isWebAddress } from './network';
import { elementsOf, type Page } from './page';

/** A script of ours, as a page names it. */
export interface OurScript {
  element: Element;
  /** The attribute that has its address: `src`, or what an optimizer made of it. Undefined where a script imports it. */
  attribute: string | undefined;
  address: string;
  /** The absolute address; undefined where the page's own is needed for it and is not known. */
  url: URL | undefined;
  /** Of the file: one for modules, or the classic one with all widgets. */
  file: 'module' | 'classic';
}

const OURS = /(?:^|\/)biosystem(?:\.(iife))?(?:[.-]min)?\.js(?:[?#]|$)/i;
/** The same within the text of a script. */
const NAMED = /biosystem(?:\.iife)?\.js/i;
/** How a script imports it, as the WordPress plugin's does. */
const IMPORTED = /\bimport\(\s*["'`]([^"'`]*\bbiosystem\.js[^"'`]*)["'`]\s*\)/i;

/** The scripts of ours, by their tags or by imports, whatever an optimizer has made of them. */
export const ourScripts = (page: Page): OurScript[] =>
  elementsOf(page.root, 'script').flatMap((element) => {
    const found = [...element.attributes].find(({ value }) => OURS.test(withoutQuotes(value)));
    // In JSON, as systems write an address, slashes are escaped.
    const address = found
      ? withoutQuotes(found.value)
      : IMPORTED.exec(codeOf(element))?.[1]?.replaceAll(String.raw`\/`, '/');
    if (address === undefined) return [];
    const url = page.resolve(address);
    if (url && !isWebAddress(url)) return [];
    const file = OURS.exec(address)?.[1] ? 'classic' : 'module';
    return [{ element, attribute: found?.name, address, url, file }];
  });

/** The text of a script in the page, also where an optimizer has made a `data:` URL of it, so that it can be deferred. */
function codeOf(script: Element): string {
  const [, data] = script.getAttribute('src')?.split(';base64,') ?? [];
  try {
    return data === undefined ? script.textContent : atob(data);
  } catch {
    return ''; // cut off
  }
}

/** Whether a script in the page adds ours, such as a tag manager's or a component's. */
export const isAddedByScript = (page: Page): boolean =>
  elementsOf(page.root, 'script:not([src])').some(({ textContent }) => NAMED.test(textContent));

/** A mistake of its own is told of quotes that are none. */
const withoutQuotes = (value: string): string => value.replace(/^[“”„″‘’]|[“”„″‘’]$/g, '');
