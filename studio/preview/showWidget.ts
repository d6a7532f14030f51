import type { ConfigJson } from '../draft/draft';
import { type DeskAnswer, ENDPOINT } from './simulatedDesk';

/** A widget, and the page around it. */
export interface PreviewedWidget {
  /** Tag of the widget, such as `bio-estimator`. */
  tag: string;
  /** Its attributes; `true` for one without a value. What it sends goes to the simulated desk all the same. @default none */
  attributes?: Readonly<Record<string, string | true>> | undefined;
  config?: ConfigJson | undefined;
  /** Language of the page. @default 'en' */
  lang?: string | undefined;
  /** CSS of the page, such as `body { background: black }`. @default none */
  css?: string | undefined;
  /** Paragraphs inside the element, for one that stands around a part of the page. @default none */
  text?: readonly string[] | undefined;
  /** A link below the element. @default none */
  link?: { href: string; label: string } | undefined;
  /** What becomes of what it sends. @default 'stores' */
  deskAnswer?: DeskAnswer | undefined;
}

type Shown = PreviewedWidget & {
  element: HTMLElement & { config?: ConfigJson | undefined };
};

const shownIn = new WeakMap<Document, Shown>();

/** Whether a page is ours, with its own storage and the simulated desk in place. */
export const isPreviewPage = (page: Document): boolean => page.querySelector('html[data-preview]') !== null;

/**
 * Makes a page show a widget, with what differs from before. Everything reaches it by attributes and properties, so nothing
 * that somebody typed is read as markup. A widget of the same tag stays, with what was typed into it.
 * @throws where the page is none of ours: in another one something could be sent.
 */
export function showWidget(
  page: Document,
  {
    tag,
    attributes: given = {},
    config,
    lang = 'en',
    css = '',
    text = [],
    link,
    deskAnswer = 'stores',
  }: PreviewedWidget,
): void {
  if (!isPreviewPage(page)) throw new Error(`${page.URL} is no page for previews.`);
  const before = shownIn.get(page);
  const isSame = before?.element.localName === tag;
  const element: Shown['element'] = isSame ? before.element : page.createElement(tag);
  const { guard: _, ...others } = given;
  // Widgets read the page's language once; their own attribute they follow.
  const attributes: PreviewedWidget['attributes'] = { lang, ...others, endpoint: ENDPOINT };
  page.documentElement.lang = lang;
  page.documentElement.dataset['desk'] = deskAnswer;
  if (css !== before?.css) adoptCss(page, css);
  // Others are the widget's own, such as `open`.
  for (const name of Object.keys((isSame && before.attributes) || {}))
    if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    const next = value === true ? '' : value;
    if (element.getAttribute(name) !== next) element.setAttribute(name, next);
  }
  if (!isSame || config !== before.config) element.config = config;
  if (!isSame) {
    element.replaceChildren(
      ...text.map((textContent) => Object.assign(page.createElement('p'), { textContent })),
    );
    page.body.replaceChildren(
      element,
      ...(link ? [Object.assign(page.createElement('a'), { href: link.href, textContent: link.label })] : []),
    );
  }
  shownIn.set(page, { tag, attributes, config, css, element });
}

/** Gives a page its CSS, in place of an earlier one. It is no markup: a security policy has nothing against it. */
export function adoptCss(page: Document, css: string): void {
  if (!page.defaultView) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
}
