import { type Attribute, type Attributes, attributeName } from './attributes';
import { reportError } from './events';

/**
 * Gives a class one property per attribute: set a property and its attribute follows; read it and it is parsed.
 * Every element has methods `before` and `after` already: read, those properties are still the methods, so that a page
 * goes on calling them; set, as React and Vue do with whatever an element has, they are the attributes.
 */
export function defineProperties(prototype: HTMLElement, attributes: Attributes): void {
  for (const [property, attribute] of Object.entries(attributes)) {
    const method: unknown = Object.getOwnPropertyDescriptor(Element.prototype, property)?.value;
    if (property in prototype && !method) continue; // `lang` is the platform's own
    const name = attributeName(property);
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return method ?? readAttribute(attribute, this.getAttribute(name));
      },
      set(this: HTMLElement, value: unknown) {
        const text = value == null ? null : attribute.format(value);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
}

/** The parsed value; the default where the attribute is absent or bad. */
export function readAttribute<T>(attribute: Attribute<T>, raw: string | null): T {
  return raw === null ? attribute.default : (attribute.parse(raw) ?? attribute.default);
}

/**
 * A property that was set before the element was defined hides the class's own; set it anew.
 * Called when the element is first connected, because a constructor must not add attributes.
 */
export function upgradeProperties(element: HTMLElement, properties: Iterable<string>): void {
  for (const property of properties) {
    const own = Object.getOwnPropertyDescriptor(element, property);
    if (!own) continue;
    Reflect.deleteProperty(element, property);
    if ('value' in own) Reflect.set(element, property, own.value); // else it only stood in for the class's own
  }
}

/**
 * Reports each bad attribute value once, until it changes. A blank one counts as absent: templates of content systems
 * leave many.
 * @param reported raw values seen at the last call; updated.
 */
export function reportBadAttributes(
  element: HTMLElement,
  attributes: Attributes,
  reported: Map<string, string | null>,
): void {
  for (const [property, attribute] of Object.entries(attributes)) {
    const name = attributeName(property);
    const raw = element.getAttribute(name);
    if (reported.get(name) === raw) continue;
    reported.set(name, raw);
    if (raw === null || raw.trim() === '' || attribute.parse(raw) !== undefined) continue;
    const fallback = attribute.format(attribute.default);
    reportError(
      element,
      'bad-attribute',
      `attribute ${name}="${raw.slice(0, 100)}" is not understood: expected ${attribute.expected}. ` +
        `Using ${fallback === null ? 'the default (none)' : `the default "${fallback}"`}.`,
    );
  }
}
