/** What somebody presses in a preview's page while its texts and prices are edited. */

/** A text, and the text of what it stands in, such as a card. */
export interface Pressed {
  text: string;
  around: string;
}

/** A text that was pressed, and where it stands in the frame, in px. */
export interface PressedText {
  /** The element's own text first, then what it stands in. */
  candidates: readonly Pressed[];
  /** Of the innermost element. */
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Longer ones are whole parts of a page. */
const LONGEST = 400;

/** What belongs to one thing, such as its name and its price, stands in one of these. */
const THING = 'label, li, fieldset, tr, article, details, [role=group], [role=radiogroup]';

/** The elements at the place of an event, the uppermost first: a control may lie above the texts of its card. */
function elementsAt(event: Event): readonly Element[] {
  const path = event
    .composedPath()
    .filter((node): node is Element => (node as Node).nodeType === Node.ELEMENT_NODE);
  const root = path[0]?.getRootNode() as Document | ShadowRoot | undefined;
  const { clientX, clientY, detail } = event as MouseEvent;
  // A press by keys has no place.
  const isPointed = event.type !== 'click' || detail > 0;
  return root && isPointed ? [...root.elementsFromPoint(clientX, clientY), ...path] : path;
}

/** Whether a text stands in the element itself, not in one within it. */
const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** The texts that name a control. */
const labelsOf = (element: Element): readonly Element[] =>
  'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];

/** The texts of the cards or groups that an element is in, the innermost first. */
function aroundOf(element: Element): string {
  const inner = element.closest(THING);
  const outer = inner?.parentElement?.closest(THING);
  return [inner, outer].map((thing) => thing?.textContent ?? '').join(' ');
}

/** What the event's place shows; undefined where there is no text. */
export function pressedText(event: Event): PressedText | undefined {
  const elements = elementsAt(event).filter((element) => !element.matches('html, body'));
  const texts = [...elements.filter(hasOwnText), ...elements.flatMap(labelsOf)];
  const candidates = [...new Set(texts)]
    .map((element) => ({ text: element.textContent.trim(), around: aroundOf(element) }))
    .filter(({ text }) => text.length <= LONGEST);
  const [first] = texts;
  if (!first || candidates.length === 0) return undefined;
  const { left, top, width, height } = first.getBoundingClientRect();
  return { candidates, box: { left, top, width, height } };
}
