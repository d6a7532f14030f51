/** Labels each text of a widget with its language, where the widget has texts in several. */
import type { TextLanguages } from '../../content/textLanguages';
import { createFinder, languageAttributes, languageOfTexts, READ_ATTRIBUTES } from './textLanguage';

/** The labels of a container, which follow every change in it. */
export interface Labeller {
  /** Undefined where all texts are in one language. */
  use: (languages: TextLanguages | undefined) => void;
}

export function createLabeller(container: HTMLElement): Labeller {
  /** Elements that have their `lang` from here. Those of a prerendered page are recognized by being in another language. */
  const labeled = new Set<Element>();
  let current: TextLanguages | undefined;
  let find: (text: string) => string | undefined = () => undefined;

  const languageAround = (element: Element): string =>
    element.parentElement?.closest<HTMLElement>('[lang]')?.lang || current?.lang || '';

  const label = (element: Element) => {
    const isOurs =
      labeled.has(element) ||
      (element.hasAttribute('lang') && element.getAttribute('lang') !== current?.lang);
    if (element.hasAttribute('lang') && !isOurs) return;
    const around = languageAround(element);
    const tag = current && languageOfTexts(textsOf(element), find);
    if (tag && tag !== around) {
      const { lang, dir } = languageAttributes(tag, around);
      element.setAttribute('lang', lang);
      if (dir) element.setAttribute('dir', dir);
      labeled.add(element);
    } else if (isOurs) {
      element.removeAttribute('lang');
      element.removeAttribute('dir');
      labeled.delete(element);
    }
  };

  // Parents first: what their children are in depends on them.
  const labelAll = (root: Element) => [root, ...root.querySelectorAll('*')].forEach(label);

  const observer = new MutationObserver((changes) => {
    for (const element of labeled) if (!element.isConnected) labeled.delete(element);
    const changed = changes.map(({ target }) => labeledWith(target));
    for (const element of new Set(changed)) if (element && element !== container) labelAll(element);
    if (changed.includes(container)) labelAll(container);
  });

  return {
    use(languages) {
      current = languages;
      if (languages) {
        find = createFinder(languages);
        observer.observe(container, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: READ_ATTRIBUTES,
        });
      } else observer.disconnect();
      labelAll(container);
    },
  };
}

/** A text that has an element of its own (`textElement`): its language is that of what is around it. */
const isTextElement = (node: Node): node is Element =>
  node instanceof HTMLSpanElement && !node.className && node.firstElementChild === null;

/** The element whose language a changed node may change. */
function labeledWith(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element && isTextElement(element) ? element.parentElement : element;
}

/** The texts of an element's own; where it has none, its attributes that are read. */
function textsOf(element: Element): string[] {
  const texts = [...element.childNodes]
    .filter((node) => node instanceof Text || isTextElement(node))
    .map(({ textContent }) => textContent ?? '');
  if (texts.some((text) => text.trim())) return texts;
  return READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
}
