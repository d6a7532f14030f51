import type { Business } from '../../src/content/business';
import { prerenderPage } from '../../src/package/prerenderPage';
import type { Prerenderer } from '../outputs/prerenderer';
import { withNativeForm } from './nativeForm';
import type { SectionSheet } from './sectionSheet';
import { languageOf, mainPath, readPage } from './siteLanguages';
import { completePage } from './sitePage';
import { type HeadScripts, withHeadScript } from './withHeadScript';

/** What the pages of a site are made of, besides their sources. */
export interface SiteInputs {
  prerenderer: Prerenderer;
  sheet: SectionSheet;
  script: HeadScripts;
  /** The facts, and the contact form without script, by language. */
  businesses: ReadonlyMap<string, Business>;
  nativeForms: ReadonlyMap<string, string>;
  /** Reads the config that a page names. */
  readConfig: (url: string) => object;
  /** Whether that is the firm's own, with which the desk answers its forms. @default false */
  isOwnConfig?: boolean;
}

/**
 * Makes a page of the firm's facts, with every widget prerendered.
 * @param path of the page below `demo/`.
 * @param shell of the page, as the build tool has completed it.
 * @param change what is done to the page before its widgets are prerendered.
 */
export function renderPage(
  path: string,
  shell: string,
  inputs: SiteInputs,
  change: (html: string) => string = (html) => html,
): Promise<string> {
  const { businesses, script } = inputs;
  const { tag: lang } = languageOf(path);
  const business = businesses.get(lang);
  if (!business) throw new Error(`The site has no facts in the language ${lang}.`);
  const html = withHeadScript(change(completePage(readPage(path), path, business, shell)), script);
  return renderWidgets(html, path, inputs);
}

/** Prerenders the widgets of a page that has its facts already. */
export function renderWidgets(
  html: string,
  path: string,
  {
    prerenderer,
    sheet,
    nativeForms,
    readConfig,
    isOwnConfig = false,
  }: Omit<SiteInputs, 'script' | 'businesses'>,
): Promise<string> {
  const { tag: lang } = languageOf(path);
  // Home has 13 such sections, other pages have four at most: those pay less for their styles than for a sheet.
  const share = mainPath(path) === 'index.html' ? sheet.forPage() : undefined;
  return prerenderPage(
    html.replace('<!-- native form -->', () => nativeForms.get(lang) ?? ''),
    {
      render: async (tag, input) => {
        const isOwn = isOwnConfig || !input.config;
        const content = await withNativeForm(tag, input, isOwn, prerenderer.renderTag(tag, input));
        return content && share ? share(tag, content) : content;
      },
      readConfig,
    },
  );
}
