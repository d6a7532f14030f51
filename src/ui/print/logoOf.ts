import { EMBLEM } from '../base/emblem';
import { initialsOf } from '../base/initialsOf';
import { markCircles } from '../base/markCircles';
import type { PrintedDocument } from './printedDocument';

/** How long the sheet waits for a logo that the page has not loaded, in ms. */
const PATIENCE = 2000;

/** What stands before the company's name on paper: as in the page, a picture, letters, or the built-in emblem. */
export async function logoOf(
  { name, logo }: PrintedDocument['company'],
  doc: Document,
): Promise<Element | string> {
  if (logo === EMBLEM) return mark(doc);
  if (logo?.includes('/')) return picture(logo, doc);
  const letters = doc.createElement('b');
  letters.className = 'logo';
  letters.ariaHidden = 'true';
  letters.append(logo || initialsOf(name));
  return letters;
}

function mark(doc: Document): Element {
  const svg = (tag: string, attributes: object): Element => {
    const element = doc.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  };
  const emblem = svg('svg', { class: 'logo', viewBox: '0 0 36 36', 'aria-hidden': 'true' });
  emblem.append(...markCircles.map((circle) => svg('circle', circle)));
  return emblem;
}

/** Nothing where it cannot be loaded. */
async function picture(url: string, doc: Document): Promise<Element | string> {
  const image = doc.createElement('img');
  image.className = 'logo';
  image.alt = '';
  image.src = url;
  const isLoaded = await Promise.race([
    image.decode().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
  ]);
  return isLoaded ? image : '';
}
