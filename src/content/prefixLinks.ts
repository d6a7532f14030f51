import type { SomeTopics } from './schema';

/**
 * The same facts on a site whose pages lie below a path: each link that begins with a slash leads below it. Links to a place
 * on the page, and to other sites, stay.
 * @param prefix such as `/es`.
 */
export function prefixLinks<Facts extends SomeTopics>(facts: Facts, prefix: string): Facts {
  const moved = (href: unknown) =>
    typeof href === 'string' && /^\/(?!\/)/.test(href) ? prefix + href : href;
  const walk = (value: unknown, key: string, isLink: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => walk(entry, '', false));
    if (typeof value !== 'object' || value === null) return isLink || key === 'href' ? moved(value) : value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name, isLink)]));
  };
  const result = Object.entries({ ...facts, texts: undefined }).map(([topic, value]) => [
    topic,
    walk(value, '', topic === 'links'),
  ]);
  return { ...Object.fromEntries(result), ...(facts.texts && { texts: facts.texts }) } as Facts;
}
