/** Lists in which an entry with the id of a service is about it. */
const SOLD: readonly string[] = ['servicePages', 'items'];

/**
 * Facts without what is about a service that is no more: its page, what is estimated and put into a quote, and what leads to it or
 * is only its name or price. A sentence that names it stays, and the check of the facts says so.
 */
export function withoutService(facts: object, id: string, href: string): object {
  /** The whole text is a fact of the service, such as `{services.wash.name}`. */
  const isReference = (value: unknown) =>
    typeof value === 'string' &&
    value.startsWith(`{services.${id}.`) &&
    value.indexOf('}') === value.length - 1;

  function isAbout(entry: unknown, list: string): boolean {
    if (typeof entry !== 'object' || entry === null) return isReference(entry);
    const own = entry as Record<string, unknown>;
    if (SOLD.includes(list) && own['id'] === id) return true;
    return own['href'] === href || (list === 'links' && Object.values(own).some(isReference));
  }

  function pruned(value: unknown, name = ''): unknown {
    if (Array.isArray(value))
      return value.filter((entry) => !isAbout(entry, name)).map((entry) => pruned(entry, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => !(key === 'next' && inner === id))
        .map(([key, inner]) => [key, pruned(inner, key)]),
    );
  }

  return pruned(facts) as object;
}
