/** What the console says of a mistake of the page: see `src/page/mistakes.ts`. Fetched only when there is one. */
import { closestMatch } from '../content/closestMatch';

/** Milliseconds in which other scripts may still define their elements, or set an endpoint. */
const GRACE = 2_000;

const unknownTags = new Set<string>();

interface Known {
  /** All tags, without `bio-`. */
  widgetNames: readonly string[];
  /** What kind of leads the element sends; undefined for none. */
  leadKind: string | undefined;
}

/** @param isMistaken is asked again when it is said. */
export function report(
  element: Element,
  isMistaken: (element: Element) => boolean,
  { widgetNames, leadKind }: Known,
): void {
  const ref = new WeakRef(element); // removed meanwhile, it can be collected
  setTimeout(() => {
    const mistaken = ref.deref();
    if (!mistaken?.isConnected || !isMistaken(mistaken)) return;
    const { localName, id } = mistaken;
    const tag = `<${localName}${id ? ` id="${id}"` : ''}>`;
    if (leadKind !== undefined) console.warn(`${tag} ${withoutEndpoint(leadKind)}`);
    else if (!unknownTags.has(localName)) {
      unknownTags.add(localName);
      console.warn(`${tag} is no widget, so it shows nothing. ${suggestion(localName, widgetNames)}`);
    }
  }, GRACE);
}

/** A booking is refused then; the other forms say thank you, as a demonstration. */
const withoutEndpoint = (leadKind: string): string =>
  `has no endpoint, so ${
    leadKind === 'contact'
      ? 'what visitors send goes nowhere, and they read an error'
      : 'it is a demonstration: visitors read a thank-you, and what they send is only written to their console'
  }. Expected endpoint="https://…" on it or on a <bio-site> around it, or a page that delivers each bio-lead itself.`;

function suggestion(localName: string, names: readonly string[]): string {
  const near = closestMatch(
    localName,
    names.map((name) => `bio-${name}`),
  );
  return near === undefined
    ? 'Expected the tag of a widget, or a script that defines this element.'
    : `Did you mean <${near}>?`;
}
