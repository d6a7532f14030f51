import { safeDocument } from '../../../page/safeDocument';
import { drawPicture } from '../drawPicture';
import type { PrintableQuote } from './printable';
import { printCss } from './printCss';

/**
 * Prints a quote from a frame of its own, so that nothing of the page is touched, shown or printed. The frame stands in
 * the widget's shadow root, where the page's styles and scripts do not reach; it is filled by DOM calls and one
 * constructed sheet, which any security policy allows.
 *
 * The frame stays until it is removed: phones print after `print()` has returned, and their `afterprint` comes too early.
 * Browsers inside other apps on iOS may print the page around the frame, or nothing: a page cannot detect that.
 * @param root where the frame is put.
 * @returns removes the frame.
 */
export async function printQuote(root: ShadowRoot, quote: PrintableQuote): Promise<() => void> {
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
  await fill(page.document, quote);
  page.print();
  return () => frame.remove();
}

/** Sets the quote into an empty document. */
async function fill(doc: Document, quote: PrintableQuote): Promise<void> {
  const { company, client, services, total, notes, signature, date } = quote;

  const el = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
    const element = doc.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };
  const paragraphs = (lines: readonly string[]) => lines.map((line) => el('p', '', line));
  const row = (cell: string, [name, price]: readonly [string, string]) =>
    el('tr', '', el(cell, '', name), el(cell, '', price));

  doc.documentElement.lang = quote.lang;
  doc.title = `${quote.title} ${quote.number}`; // what a PDF is called
  doc.body.className = quote.density;
  doc.body.append(
    el(
      'header',
      '',
      el(
        'div',
        '',
        el('p', 'name', company.name),
        ...(company.tagline ? [el('p', 'soft', company.tagline)] : []),
        el('p', 'soft', company.lines.join(' · ')),
      ),
      el(
        'div',
        'number',
        el('h1', '', `${quote.title} ${quote.number}`),
        el('p', 'soft', `${date[0]}: ${date[1]}`),
      ),
    ),
  );
  if (client.lines.length > 0)
    doc.body.append(el('section', 'client', el('h2', '', client.heading), ...paragraphs(client.lines)));
  doc.body.append(
    el(
      'table',
      '',
      el('thead', '', row('th', [services.heading, services.price])),
      el('tbody', '', ...services.rows.map((entry) => row('td', entry))),
      el('tfoot', '', ...quote.parts.map((entry) => row('td', entry)), row('td', total)),
    ),
  );
  if (quote.remarks) doc.body.append(el('p', 'soft', quote.remarks));
  if (notes) doc.body.append(el('section', '', el('h2', '', notes.heading), el('p', 'lines', notes.text)));
  const signed = el('div', 'signed', el('p', 'typed', signature.name));
  doc.body.append(
    el(
      'section',
      'signature',
      el('h2', '', signature.heading),
      el('p', 'soft', signature.approval),
      signed,
      ...(signature.name ? [el('p', 'soft', `${signature.name} · ${date[1]}`)] : []),
    ),
  );
  if (signature.drawing === undefined) return;
  const canvas = doc.createElement('canvas');
  canvas.role = 'img';
  canvas.ariaLabel = signature.drawn;
  signed.append(canvas);
  await drawPicture(signature.drawing, canvas);
}
