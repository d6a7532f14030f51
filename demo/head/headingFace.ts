/** Shows headings in the site's own face where that came too late for the first paint: on a first visit with a slow network. */
import { whenIdle } from '../../src/page/scheduling';

/** In px: the browser counts no smaller move as a shift. */
const UNSEEN = 1;

/** All elements of a tree, with those of the shadow trees in it. */
const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [element, ...shadowOf(element)]);
const shadowOf = ({ shadowRoot }: Element): Element[] => (shadowRoot ? elementsIn(shadowRoot) : []);

/** Where everything in a section is, and where the section ends. */
const placesIn = (section: Element): number[] => [
  section.getBoundingClientRect().bottom,
  ...[...shadowOf(section), ...elementsIn(section)].flatMap((element) => {
    const { x, y } = element.getBoundingClientRect();
    return [x, y];
  }),
];

/**
 * Gives a section the face. Words are a little wider or narrower in it: where a line breaks differently, or something beside a
 * heading moves, a section that is in view or above keeps the fallback. What moves below the window, nobody sees.
 */
function show(section: Element): void {
  if (section.getBoundingClientRect().top >= innerHeight) {
    section.setAttribute('data-own-face', '');
    return;
  }
  const before = placesIn(section);
  section.setAttribute('data-own-face', '');
  if (placesIn(section).some((place, index) => Math.abs(place - (before[index] ?? place)) >= UNSEEN))
    section.removeAttribute('data-own-face');
}

/** Fetches the face, and gives it to one section in an idle task. */
export async function showHeadingFace(family: string): Promise<void> {
  // A firm's theme may name another.
  if (!getComputedStyle(document.documentElement).getPropertyValue('--bio-font-heading').includes(family))
    return;
  // What is `optional` is not used any more after the first paint.
  for (const face of document.fonts) if (face.family.includes(family)) face.display = 'swap';
  await document.fonts.load(`1em "${family}"`);
  const sections = document.querySelectorAll('main > *, bio-site > :not(main)').values();
  const showNext = () => {
    const section = sections.next().value;
    if (!section) return;
    show(section);
    whenIdle(showNext);
  };
  whenIdle(showNext);
}
