import { logoOf } from '../../src/ui/print/logoOf';
import type { QrCode } from '../../webapp/qrCode';
import type { Hanger, Paper } from './hanger';
import { papers } from './hanger';
import { hangerCss } from './hangerCss';

interface HangerLook {
  paper: Paper;
  /** CSS colors. */
  colors: Readonly<Record<'dark' | 'onDark' | 'accent' | 'onAccent', string>>;
}

/**
 * Draws a door hanger into the empty document of a frame, by DOM calls and one constructed sheet, which any security policy
 * allows: what is seen is what is printed, and nothing that a firm wrote is read as markup.
 */
export async function drawHanger(
  doc: Document,
  { lang, company, tagline, motto, services, scan, call, phone, area }: Hanger,
  code: QrCode | undefined,
  { paper, colors }: HangerLook,
): Promise<void> {
  const page = doc.defaultView;
  if (!page) return;
  const logo = await logoOf({ ...company, tagline, lines: [] }, doc);
  const sheet = new page.CSSStyleSheet();
  const { width, height } = papers[paper];
  sheet.replaceSync(`@page { size: ${width} ${height}; margin: 0; }${hangerCss}`);
  doc.adoptedStyleSheets = [sheet];
  const look = {
    width,
    height,
    dark: colors.dark,
    'on-dark': colors.onDark,
    accent: colors.accent,
    'on-accent': colors.onAccent,
  };
  for (const [name, value] of Object.entries(look)) doc.documentElement.style.setProperty(`--${name}`, value);

  const el = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
    const element = doc.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };
  /** Nothing where there is nothing to say. */
  const line = (name: string, className: string, text: string) => (text ? [el(name, className, text)] : []);
  doc.documentElement.lang = lang;
  doc.title = `${company.name} · ${services.heading}`; // what a PDF is called
  doc.body.replaceChildren(
    el('header', '', el('div', 'hole'), logo, el('h1', '', company.name), ...line('p', '', tagline)),
    el(
      'main',
      '',
      ...line('p', 'motto', motto),
      ...(services.names.length > 0
        ? [el('h2', '', services.heading), el('ul', '', ...services.names.map((name) => el('li', '', name)))]
        : []),
    ),
    el(
      'footer',
      '',
      ...(code ? [el('p', 'scan', scan), drawCode(doc, code, scan)] : []),
      ...(phone ? [el('p', '', call), el('p', 'phone', phone)] : []),
      ...line('p', 'area', area),
    ),
  );
}

function drawCode(doc: Document, { size, path }: QrCode, label: string): Element {
  const svg = (tag: string, attributes: Readonly<Record<string, string>>): Element => {
    const element = doc.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const drawn = svg('svg', {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
  });
  drawn.append(svg('path', { d: path }));
  return drawn;
}
