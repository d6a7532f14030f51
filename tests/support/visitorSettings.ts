/** How visitors, and the pages that they visit, have things set: what a widget has to work with in each of its states. */
import type { Browser, BrowserContextOptions, Page } from 'playwright/test';

export interface Setting {
  context: BrowserContextOptions;
  /** The browser's own size of text, in px; the usual one is 16. */
  textSize?: number;
  /** The author's styles of the page. */
  css?: string;
  /** The visitor's own styles, which hold in widgets, too. */
  ownCss?: string;
  /** The page's `<html>`. */
  html?: string;
  /** As it is printed: here on A4 with usual margins. */
  print?: boolean;
  /** Each text has a word of such a length. */
  longWords?: boolean;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const DARK = ':root { --bio-scheme: dark; color-scheme: dark; background: #0f1915; color: #eef3ee }';

/** The values of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

export const visitorSettings: Readonly<Record<string, Setting>> = {
  'on a phone': { context: phone },
  'on a desktop': { context: desktop },
  'at 400 % zoom': { context: { viewport: { width: 320, height: 256 } } },
  'with 200 % text': { context: { viewport: { width: 1280, height: 900 } }, textSize: 32 },
  'with text spacing': { context: phone, ownCss: SPACING },
  'with forced colors': { context: { ...desktop, forcedColors: 'active' } },
  'with forced dark colors': {
    context: { ...phone, forcedColors: 'active', colorScheme: 'dark' },
  },
  'with more contrast': { context: { ...phone, contrast: 'more' } },
  'on a dark page': { context: desktop, css: DARK },
  'on a dark page with more contrast': { context: { ...phone, contrast: 'more' }, css: DARK },
  'with reduced motion': { context: { ...phone, reducedMotion: 'reduce' } },
  'right to left': { context: phone, html: '<html lang="ar" dir="rtl">' },
  'with long words': { context: phone, longWords: true },
  'on paper': { context: { viewport: { width: 718, height: 1024 } }, print: true },
};

/** A page of a browser that is set so. Close its context. */
export async function openWith(
  { context, textSize, print }: Setting,
  browser: Browser,
  script = true,
): Promise<Page> {
  const page = await (await browser.newContext({ ...context, javaScriptEnabled: script })).newPage();
  if (print) await page.emulateMedia({ media: 'print' });
  if (textSize) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  }
  return page;
}

/** What a visitor changes of a page, once it is shown, in a widget as well. Again where the widget has changed. */
export const applyOwn = ({ ownCss, longWords }: Setting, page: Page): Promise<void> =>
  page.evaluate(
    ([css, isLong, key]) => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      for (const root of [document, ...roots]) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        root.adoptedStyleSheets.push(sheet);
        if (!isLong) continue;
        const lengthen = (node: Node) => {
          const short = node.nodeValue ?? '';
          node.nodeValue = short.replace(/\p{L}{5,}/u, 'Oberflächenversiegelungen');
          if (node.nodeValue !== short) Reflect.set(node, key, short);
        };
        // A label is what is seen, and sometimes more.
        for (const { attributes } of root.querySelectorAll('[aria-label]')) {
          const label = attributes.getNamedItem('aria-label');
          if (label) lengthen(label);
        }
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          if (!texts.currentNode.parentElement?.closest('style, script, template, title'))
            lengthen(texts.currentNode);
      }
    },
    [ownCss ?? '', longWords ?? false, SHORT] as const,
  );

/** Where what had long words keeps its own. */
const SHORT = 'shortWords';

/** Gives what `applyOwn` has given long words its own again, by which a test finds it. */
export const restoreWords = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    for (const root of [
      document,
      ...[...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []),
    ]) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const labels = [...root.querySelectorAll('[aria-label]')].flatMap(
        ({ attributes }) => attributes.getNamedItem('aria-label') ?? [],
      );
      const restore = (node: Node) => {
        if (Reflect.has(node, key)) node.nodeValue = String(Reflect.get(node, key));
        Reflect.deleteProperty(node, key);
      };
      for (const label of labels) restore(label);
      while (texts.nextNode()) restore(texts.currentNode);
    }
  }, SHORT);
