import { selfAndAncestors } from './ancestors';

/** The elements that may set an element's common attributes, nearest first: itself, then each `<bio-site>` around it. */
export const settingSources = (element: Element): Element[] =>
  [...selfAndAncestors(element)].filter((node) => node === element || node.localName === 'bio-site');

/** A setting with the element that has it. */
export interface FoundSetting {
  value: unknown;
  owner: Element;
}

/**
 * The nearest setting of a common attribute, as property or as attribute, unchecked. Blank ones count as absent.
 * @returns undefined where no source has it.
 */
export function findSetting(element: Element, name: string): FoundSetting | undefined {
  for (const owner of settingSources(element)) {
    const property: unknown = Reflect.get(owner, name);
    const isOwn = property !== Reflect.get(Object.prototype, name); // else the page gave it to every object
    const value = (isOwn && property) || owner.getAttribute(name)?.trim();
    if (value) return { value, owner };
  }
  return undefined;
}

/** The value of `findSetting`. */
export const nearestSetting = (element: Element, name: string): unknown => findSetting(element, name)?.value;
