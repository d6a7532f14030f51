/** What stands between a server and a visitor does to the markup of widgets: tools that rewrite pages, and scripts in them. */
import type { Page } from 'playwright/test';

type Kind = 'raw' | 'comment' | 'tag' | 'text';

/** A part of HTML. Attributes hold no `>`: React escapes it. */
const TOKEN = /<(style|script|noscript)\b[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>|[^<]+/g;

const kindOf = (token: string, name: string | undefined): Kind => {
  if (name) return 'raw';
  if (token.startsWith('<!--')) return 'comment';
  return token.startsWith('<') ? 'tag' : 'text';
};

/** Rewrites the tokens of all shadow roots in a page. */
const inMarkup =
  (rewrite: (token: string, kind: Kind) => string) =>
  (html: string): string =>
    html.replaceAll(
      /(<template shadowrootmode="open">)([^]*?)(<\/template>)/g,
      (_, start: string, inside: string, end: string) =>
        start +
        inside.replaceAll(TOKEN, (token: string, name: string | undefined) =>
          rewrite(token, kindOf(token, name)),
        ) +
        end,
    );

const inTags = (rewrite: (tag: string) => string) =>
  inMarkup((token, kind) => (kind === 'tag' ? rewrite(token) : token));
const inTexts = (rewrite: (text: string) => string) =>
  inMarkup((token, kind) => (kind === 'text' && token.trim() ? rewrite(token) : token));

const ATTRIBUTE = / ([\w:-]+)(="[^"]*")?/g;
const BOOLEAN = / (required|checked|selected|open|multiple|novalidate|autofocus|disabled)=""/g;

/** As a proxy hides addresses from robots: each character is written with a key. */
const hideEmail = (address: string): string =>
  `2a${Array.from(address, (letter) => (letter.charCodeAt(0) ^ 0x2a).toString(16).padStart(2, '0')).join('')}`;

/**
 * Hides all addresses in a page that stand in no marks.
 * @param heedsMarks false where a tool before it has removed the comments.
 */
export function hideEmails(html: string, heedsMarks: boolean): string {
  const hide = (part: string) =>
    part
      .replaceAll(
        /href="mailto:([^"]+)"/g,
        (_, to: string) => `href="/cdn-cgi/l/email-protection#${hideEmail(to)}"`,
      )
      .replaceAll(
        />([^<>]*?)([\w.+-]+@[\w-]+\.[\w.]+)([^<>]*)</g,
        (_, before: string, to: string, after: string) =>
          `>${before}<span class="__cf_email__" data-cfemail="${hideEmail(to)}">[email&#160;protected]</span>${after}<`,
      );
  if (!heedsMarks) return hide(html.replaceAll(/<!--\/?email_off-->/g, ''));
  return html
    .split(/(<!--email_off-->[^]*?<!--\/email_off-->)/)
    .map((part) => (part.startsWith('<!--email_off-->') ? part : hide(part)))
    .join('');
}

/** On the server, or on the way from it, by what is done. */
export const pageRewritings: Readonly<Record<string, (html: string) => string>> = {
  'line breaks between tags': inMarkup((token, kind) => (kind === 'tag' ? `\n${token}\n` : token)),
  'texts broken into lines': inTexts((text) => text.replaceAll(/(.{12,}?) /g, '$1\n  ')),
  'comments removed': inMarkup((token, kind) => (kind === 'comment' ? '' : token)),
  'comments added': inTags((tag) => (tag.startsWith('</') ? tag : `<!-- cached -->${tag}`)),
  'quotes of attributes removed': inTags((tag) => tag.replaceAll(/="([\w-]+)"(?=[ >])/g, '=$1')),
  'attributes in another order': inTags((tag) => {
    const attributes = [...tag.matchAll(ATTRIBUTE)].map(([attribute]) => attribute);
    return tag.replace(attributes.join(''), attributes.toReversed().join(''));
  }),
  'boolean attributes written out': inTags((tag) => tag.replaceAll(BOOLEAN, ' $1="$1"')),
  'empty attributes removed': inTags((tag) => tag.replaceAll(/ (?:value|class|placeholder)=""/g, '')),
  'entities written otherwise': inTexts((text) =>
    text
      .replaceAll(/&(?:#x27|apos);/g, '&#39;')
      .replaceAll(/[^\0-\x7f]/g, (letter) => `&#${letter.codePointAt(0)};`),
  ),
  'end tags left out': inMarkup((token, kind) => (kind === 'tag' && token === '</li>' ? '' : token)),
  'texts translated': inTexts((text) => `<font style="vertical-align: inherit">«${text}»</font>`),
  'styles taken out': inMarkup((token) => (token.startsWith('<style') ? '' : token)),
  'styles emptied': inMarkup((token) => token.replace(/(<style[^>]*>)[^]*(<\/style>)/, '$1$2')),
  'pictures loaded by a script': inTags((tag) =>
    /^<(?:img|source) /.test(tag)
      ? tag
          .replace(/ src=/, ' src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src=')
          .replace(/ srcset=/, ' data-srcset=')
      : tag,
  ),
  'addresses hidden': (html) => hideEmails(html, false),
};

/** In the browser, before the visitor has touched the widget: by a translator, the system, or an extension. */
export const scriptRewritings: Readonly<Record<string, (root: ShadowRoot) => void>> = {
  'texts translated by a script'(root) {
    const app = root.querySelector('[data-app]');
    const walker = document.createTreeWalker(app ?? root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('style,noscript'))
        texts.push(node);
    for (const text of texts) {
      if (text.parentElement?.localName === 'option') {
        text.data = `«${text.data}»`;
        continue;
      }
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  },
  'one text changed'(root) {
    const text = root.querySelector('label, h2, h3, p, button')?.firstChild;
    if (text) text.textContent = 'Nombre';
  },
  'numbers linked'(root) {
    for (const span of root.querySelectorAll('[data-app] :is(p, span, li):not(:has(*))')) {
      if (!/\d/.test(span.textContent ?? '')) continue;
      const link = document.createElement('a');
      link.href = 'tel:1800';
      link.setAttribute('x-apple-data-detectors', 'true');
      link.append(...span.childNodes);
      span.append(link);
    }
  },
  'an icon behind each field'(root) {
    for (const field of root.querySelectorAll('[data-app] :is(input, select, textarea)'))
      field.after(document.createElement('x-icon'));
  },
  'an element before each control'(root) {
    for (const control of root.querySelectorAll('[data-app] :is(textarea, button, a, summary)'))
      control.before(document.createElement('x-proofreader'));
  },
  'attributes of an extension'(root) {
    for (const element of root.querySelectorAll('[data-app] *')) {
      element.setAttribute('data-extension-id', '1');
      element.classList.add('extension-seen');
    }
  },
};

/** Opens a page as a tool on the way from the server has rewritten it. */
export async function openRewritten(
  page: Page,
  rewrite: (html: string) => string,
  open: () => Promise<unknown>,
): Promise<void> {
  const everything = '**/*';
  await page.route(everything, async (route) => {
    if (!route.request().isNavigationRequest() || route.request().frame() !== page.mainFrame())
      return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: rewrite(await response.text()) });
  });
  await open();
  await page.unroute(everything);
}

/** Runs a rewriting in the page. @param rewrite a method, whose text the browser gets. */
export const runInRoot = (
  page: Page,
  selector: string,
  rewrite: ((root: ShadowRoot) => void) | undefined,
): Promise<unknown> =>
  page.evaluate(
    `Object.values({${String(rewrite)}})[0](document.querySelector(${JSON.stringify(selector)}).shadowRoot)`,
  );
