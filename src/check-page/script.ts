import { settingsOf } from './elements';
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
  /** Tag of the widget whose first state it brings along, such as `bio-estimator`; undefined where it brings none. */
  tag: string | undefined;
  /** A part of its address, by which an optimizer is told to leave it alone. */
  keyword: string;
}

const OURS = /(?:^|\/)biosystem(?:\.(iife))?(?:[.-]min)?\.js(?:[?#]|$)/i;
/** The same within the text of a script. */
const NAMED = /biosystem(?:\.iife)?\.js/i;
/** How a script imports another one, as the WordPress plugin's does. */
const IMPORTED = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/gi;
/** The script of a widget, such as `/estimator.js`. */
const OF_WIDGET = /(?:^|\/)([a-z][a-z-]*)(?:[.-]min)?\.js(?:[?#]|$)/i;
/** The same for a firm's config, by the folder with its first states. */
const OF_CONFIG = /^([^?#]*\/configs\/[^/?#]+)\/[^/?#]+(?:[?#]|$)/;
/** In the folder of a release, a file with the name of a widget is its code alone. */
const OF_RELEASE = /\/v\/[^/?#]+\/[^/?#]+(?:[?#]|$)/;
/** Types of a script that is no module. */
export const CLASSIC_TYPE = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * The scripts of ours, by their tags or by imports, whatever an optimizer has made of them. The script of a widget has a name
 * that others use too, such as `header.js`: where one of ours is certain, those beside it count, else what looks like ours.
 */
export function ourScripts(page: Page): OurScript[] {
  const scripts = elementsOf(page.root, 'script').flatMap((element) => scriptIn(page, element) ?? []);
  const folders = scripts.filter(isCertain).map(folderOf);
  return folders.length === 0
    ? scripts.filter((script) => looksOurs(page, script))
    : scripts.filter((script) => folders.includes(folderOf(script)));
}

function scriptIn(page: Page, element: Element): OurScript | undefined {
  const named = [
    ...[...element.attributes].map(({ name, value }) => ({ attribute: name, address: withoutQuotes(value) })),
    // In JSON, as systems write an address, slashes are escaped.
    ...[...codeOf(element).matchAll(IMPORTED)].map(([, address = '']) => ({
      attribute: undefined,
      address: address.replaceAll(String.raw`\/`, '/'),
    })),
  ];
  const found =
    named.find(({ address }) => OURS.test(address)) ??
    named.find(({ address }) => widgetOf(page, address) !== undefined);
  if (!found) return undefined;
  const { address, attribute } = found;
  const url = page.resolve(address);
  if (url && !isWebAddress(url)) return undefined;
  const tag = OURS.test(address) ? undefined : widgetOf(page, address);
  return {
    element,
    attribute,
    address,
    url,
    file: OURS.exec(address)?.[1] ? 'classic' : 'module',
    tag,
    keyword: tag === undefined ? 'biosystem' : fileName(tag),
  };
}

/** Name of the script that brings a widget's first state along. */
export const fileName = (tag: string): string => `/${tag.slice('bio-'.length)}.js`;

/** The tag of the widget that an address is the script of. */
function widgetOf({ manifest }: Page, address: string): string | undefined {
  const name = OF_WIDGET.exec(address)?.[1]?.toLowerCase();
  if (name === undefined || OF_RELEASE.test(address)) return undefined;
  return manifest.find(({ tagName }) => tagName === `bio-${name}`)?.tagName;
}

/** The config that a script brings the first state for; undefined for the built-in firm's. */
export function configOf({ tag, address, url }: OurScript): string | undefined {
  const folder = tag === undefined ? undefined : OF_CONFIG.exec(url?.href ?? address)?.[1];
  return folder === undefined ? undefined : `${folder}.json`;
}

/** The folder that our files lie in, by the address of one of our scripts. */
export const siteFolder = (address: string): string =>
  address.replace(/[?#].*$/, '').replace(/(?:(?:v|configs)\/[^/]+\/)?[^/]*$/, '');

const folderOf = ({ url, address }: OurScript): string => siteFolder(url?.href ?? address);

const isCertain = (script: OurScript): boolean => script.tag === undefined || configOf(script) !== undefined;

/** Whether it is a module, or was one, or comes from elsewhere; and the page has the widget, or sends to where it comes from. */
function looksOurs(page: Page, { element, url, tag }: OurScript): boolean {
  const isOther = url !== undefined && url.origin !== page.address?.origin;
  if (CLASSIC_TYPE.test(element.getAttribute('type')?.trim() ?? '') && !isOther) return false;
  return (
    page.elements.some(({ localName }) => localName === tag) ||
    settingsOf(page, 'endpoint').some(({ value }) => url && page.resolve(value)?.origin === url.origin)
  );
}

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
  elementsOf(page.root, 'script:not([src])').some(({ textContent }) => namesOurs(page, textContent));

/** Whether a text names a script of ours: that of a widget together with its tag, here or in the page. */
export const namesOurs = (page: Page, text: string): boolean =>
  NAMED.test(text) ||
  page.manifest.some(
    ({ tagName }) =>
      text.includes(fileName(tagName)) &&
      (text.includes(tagName) || page.elements.some(({ localName }) => localName === tagName)),
  );

/** Where a script says that its files lie, relative to itself: the loader in its code, the script of a widget in its data. */
const RELEASE_FOLDER = /(?:`|"releaseFolder":")((?:\.\.\/)*v\/[\w.-]+\/|\.\.\/[\w.-]+\/)[`"]/;

/** The same in its code; undefined for what starts no widgets, such as a first state alone. */
export const releaseFolderIn = (code: string): string | undefined => RELEASE_FOLDER.exec(code)?.[1];

/** A mistake of its own is told of quotes that are none. */
const withoutQuotes = (value: string): string => value.replace(/^[“”„″‘’]|[“”„″‘’]$/g, '');
