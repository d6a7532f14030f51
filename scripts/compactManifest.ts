/** A declaration, or an entry of it. */
type Entry = Readonly<Record<string, unknown>>;

interface Manifest {
  modules: readonly { declarations: readonly Entry[] }[];
}

/** What a declaration lists, and the name of the mixin that has what all of them list. */
const MIXINS = Object.entries({
  attributes: 'CommonAttributes',
  members: 'CommonMembers',
  events: 'CommonEvents',
});

/** No parts of the format. */
const EXTRAS = ['accessibility', 'needs', 'expected', 'required', 'detail'];

/**
 * `custom-elements.json` as the npm package has it, less than half as large: what all elements list stands in it once, as
 * mixins, and what is no part of the format is left out.
 */
export const compactManifest = <T extends Manifest>(manifest: T) => ({
  ...manifest,
  modules: manifest.modules.map((module) => ({
    ...module,
    declarations: MIXINS.reduce(withMixin, module.declarations.map(withoutExtras)),
  })),
});

function withMixin(declarations: readonly Entry[], [key, name]: readonly [string, string]): Entry[] {
  const lists = declarations.map((declaration) => declaration[key] as Entry[] | undefined);
  const [first = [], ...others] = lists.filter((list) => list !== undefined);
  const isIn = (list: readonly Entry[], entry: Entry) =>
    list.some((other) => JSON.stringify(other) === JSON.stringify(entry));
  const common = first.filter((entry) => others.every((list) => isIn(list, entry)));
  const withOwn = declarations.map((declaration, index) => {
    const own = lists[index]?.filter((entry) => !isIn(common, entry));
    if (!own) return declaration;
    const mixins = [...((declaration['mixins'] as Entry[] | undefined) ?? []), { name }];
    return { ...declaration, mixins, [key]: own };
  });
  return [{ kind: 'mixin', name, [key]: common }, ...withOwn];
}

const withoutExtras = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([key]) => !EXTRAS.includes(key))
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(withoutExtras) : value]),
  );
