import { at, isObject } from '../content/values';

/** Where the resolved facts have a text of the built-in ones that the config does not write itself. */
export function builtInTexts(own: unknown, resolved: unknown, builtIn: unknown, path: string): string[] {
  if (typeof resolved === 'string')
    return own === undefined && resolved === builtIn && isReadable(resolved) ? [path] : [];
  if (Array.isArray(resolved))
    return resolved.flatMap((entry: unknown, index) => {
      const id = at(entry, 'id');
      const same = (list: unknown) =>
        Array.isArray(list)
          ? list.find((other: unknown) => (id === undefined ? other === entry : at(other, 'id') === id))
          : undefined;
      return builtInTexts(same(own), entry, same(builtIn), `${path}[${index}]`);
    });
  if (!isObject(resolved)) return [];
  // An id or a kind is no text that anybody reads.
  return Object.entries(resolved)
    .filter(([key]) => !NO_TEXTS.includes(key))
    .flatMap(([key, value]) => builtInTexts(at(own, key), value, at(builtIn, key), `${path}.${key}`));
}

/** Letters, and no link into the page or to a service. */
const isReadable = (text: string): boolean => /^(?!#|https:).*\p{L}{2}/u.test(text);

const NO_TEXTS = ['id', 'group', 'step', 'icon', 'type', 'kind', 'unit', 'page', 'href'];
