/**
 * What a page has set of a common attribute, as property or attribute, for an element or for the closest `<bio-site>` that
 * says anything; unchecked, and undefined where nobody does.
 */
export function settingOf(element: Element, name: string): unknown {
  for (let owner: Element | null = element; owner; owner = owner.parentElement?.closest('bio-site') ?? null) {
    const setting: unknown = Reflect.get(owner, name) || owner.getAttribute(name)?.trim();
    if (setting) return setting;
  }
  return undefined;
}
