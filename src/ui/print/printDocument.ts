import { safeDocument } from '../../page/safeDocument';
import { drawPicture } from './drawPicture';
import { logoOf } from './logoOf';
import { printCss } from './printCss';
import type { PrintedDocument } from './printedDocument';

/**
 * Prints a sheet from a frame of its own, so that nothing of the page is touched, shown or printed. The frame stands in
 * the widget's shadow root, where the page's styles and scripts do not reach; it is filled by DOM calls and one
 * constructed sheet, which any security policy allows.
 *
 * The frame stays until it is removed: phones print after `print()` has returned, and their `afterprint` comes too early.
 * Browsers inside other apps on iOS may print the page around the frame, or nothing: a page cannot detect that.
 * @param root where the frame is put.
 * @returns removes the frame.
 */
export async function printDocument(root: ShadowRoot, printed: PrintedDocument): Promise<() => void> {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own markup, and must print
  const frame = safeDocument.createElement('iframe');
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // Not `display: none`: some browsers print such a frame as an empty page.
  for (const [property, value] of Object.entries({
    position: 'fixed',
    inset: '0 auto auto 0',
    'inline-size': '0',
    'block-size': '0',
    border: '0',
    visibility: 'hidden',
  }))
    frame.style.setProperty(property, value);
  // Firefox puts a new document into the frame when it is loaded: only then is it the one to be filled.
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  root.append(frame);
  await loaded;
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) throw new Error('The frame to print was taken out of the document.');
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(printCss);
  page.document.adoptedStyleSheets = [sheet];
  await fill(page.document, printed);
  page.print();
  return () => frame.remove();
}

/** Sets the text into an empty document. */
async function fill(doc: Document, printed: PrintedDocument): Promise<void> {
  const { company, client, prices, signature, date } = printed;

  const el = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
    const element = doc.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };
  const soft = (text: string) => (text ? [el('p', 'soft', text)] : []);
  /** Side by side as far as they fit, with nothing between them that could end a line. */
  const inline = (texts: readonly string[]) => el('div', 'inline', ...texts.flatMap(soft));
  const row = (cell: string, [name, price, details = []]: readonly [string, string, (readonly string[])?]) =>
    el('tr', '', el(cell, '', name, inline(details)), el(cell, '', price));
  const title = `${printed.title} ${printed.number}`.trim();

  doc.documentElement.lang = printed.lang;
  doc.title = title; // what a PDF is called
  doc.body.className = printed.density;
  doc.body.append(
    el(
      'header',
      '',
      el(
        'div',
        'head',
        el(
          'div',
          'brand',
          await logoOf(company, doc),
          el('div', '', el('p', 'name', company.name), ...soft(company.tagline)),
        ),
        el('div', 'number', el('h1', '', title), ...soft(`${date[0]}: ${date[1]}`)),
      ),
      inline(company.lines),
    ),
  );
  if (client.lines.length > 0)
    doc.body.append(
      el(
        'section',
        'client',
        el('h2', '', client.heading),
        el('div', '', ...client.lines.map((line) => el('p', '', line))),
      ),
    );
  if (prices)
    doc.body.append(
      el(
        'table',
        '',
        el('thead', '', row('th', [prices.heading, prices.price])),
        el('tbody', '', ...prices.rows.map((entry) => row('td', entry))),
        el('tfoot', '', ...prices.parts.map((entry) => row('td', entry)), row('td', prices.total)),
      ),
    );
  doc.body.append(...soft(printed.remarks));
  for (const { heading, text } of printed.sections)
    doc.body.append(el('section', '', el('h2', '', heading), el('p', 'lines', text)));
  if (!signature) return;
  const signed = el('div', 'signed', el('p', 'typed', signature.name));
  doc.body.append(
    el(
      'section',
      'signature',
      el('h2', '', signature.heading),
      el('p', 'soft', signature.approval),
      signed,
      el('div', 'captions', ...signature.captions.flatMap(soft)),
    ),
  );
  if (signature.drawing === undefined) return;
  const canvas = doc.createElement('canvas');
  canvas.role = 'img';
  canvas.ariaLabel = signature.drawn;
  signed.append(canvas);
  await drawPicture(signature.drawing, canvas);
}
