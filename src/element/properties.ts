import { type Attributes, attributeName, readAttribute } from '../page/attributes';
import { reportError } from '../page/events';

/**
 * Gives a class one property for each attribute: setting it sets the attribute, reading it parses the attribute. A text is
 * taken as the attribute's: React and Vue set the property where the page's code has written `services="a,b"`.
 * Every element has methods `before` and `after`: reading these properties still gives the methods, so that the page can
 * call them; setting them, as React and Vue do with any property, sets the attributes.
 */
export function defineProperties(prototype: HTMLElement, attributes: Attributes): void {
  for (const [property, attribute] of Object.entries(attributes)) {
    const method: unknown = Object.getOwnPropertyDescriptor(Element.prototype, property)?.value;
    const isPlatform = property in prototype && !(property in Object.prototype); // such as `lang`
    if (isPlatform && !method) continue;
    const name = attributeName(property);
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return method ?? readAttribute(attribute, this.getAttribute(name));
      },
      set(this: HTMLElement, value: unknown) {
        const isText = typeof value === 'string';
        const text = isText ? value : value == null ? null : attribute.format(value);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
}

/**
 * A property that was set before the element was defined hides the class's own property. It is deleted and set again.
 * To be called when the element is first connected, because a constructor must not add attributes.
 */
export function upgradeProperties(element: HTMLElement, properties: Iterable<string>): void {
  for (const property of properties) {
    const own = Object.getOwnPropertyDescriptor(element, property);
    if (!own) continue;
    Reflect.deleteProperty(element, property);
    if (Object.hasOwn(own, 'value')) Reflect.set(element, property, own.value); // an accessor is only an island's proxy
  }
}

/**
 * Reports each bad attribute value once, until it changes. A blank value counts as absent: templates of content systems
 * leave many.
 * @param reported the raw values of the last call, by attribute; updated.
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
