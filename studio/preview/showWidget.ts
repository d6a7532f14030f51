import type { ConfigJson } from '../draft/draft';

/** A widget, and the page around it. */
export interface PreviewedWidget {
  /** Tag of the widget, such as `bio-estimator`. */
  tag: string;
  /** Its attributes; `true` for one without a value. @default none */
  attributes?: Readonly<Record<string, string | true>> | undefined;
  config?: ConfigJson | undefined;
  /** Language of the page. @default 'en' */
  lang?: string | undefined;
  /** CSS of the page, such as `body { background: black }`. @default none */
  css?: string | undefined;
}

type Shown = PreviewedWidget & {
  element: HTMLElement & { config?: ConfigJson | undefined };
};

const shownIn = new WeakMap<Document, Shown>();

/**
 * Makes a page show a widget, with what differs from before. Everything reaches it by attributes and properties, so nothing
 * that somebody typed is read as markup. A widget of the same tag stays, with what was typed into it.
 */
export function showWidget(
  page: Document,
  { tag, attributes = {}, config, lang = 'en', css = '' }: PreviewedWidget,
): void {
  const before = shownIn.get(page);
  const isSame = before?.element.localName === tag;
  const element: Shown['element'] = isSame ? before.element : page.createElement(tag);
  page.documentElement.lang = lang;
  if (css !== before?.css) setStyles(page, css);
  // Others are the widget's own, such as `open`.
  for (const name of Object.keys((isSame && before.attributes) || {}))
    if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  if (!isSame || config !== before.config) element.config = config;
  if (!isSame) page.body.replaceChildren(element);
  shownIn.set(page, { tag, attributes, config, css, element });
}

function setStyles(page: Document, css: string): void {
  if (!page.defaultView) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
}
