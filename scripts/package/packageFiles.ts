import type { JsonSchema } from '@valibot/to-json-schema';

/**
 * The package.json of the npm package.
 * @param root that of the project.
 * @param widgets their names, which are the entries.
 */
export function packageManifest(
  root: Pick<typeof import('../../package.json'), 'version' | 'license' | 'engines' | 'dependencies'>,
  widgets: readonly string[],
): object {
  const entry = (name: string, types = 'index') => ({
    types: `./types/${types}.d.ts`,
    default: `./${name}.js`,
  });
  return {
    name: 'biosystem-widgets',
    version: root.version,
    description:
      'Lead-generation widgets for companies that clean and maintain houses: custom elements for any page or framework.',
    license: root.license,
    type: 'module',
    engines: root.engines,
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(widgets.map((name) => [`./${name}`, entry(name)])),
      './server': entry('server', 'server'),
      './react': entry('react', 'react'),
      ...Object.fromEntries(FRAMEWORKS.map((name) => [`./${name}`, { types: `./types/${name}.d.ts` }])),
      './custom-elements.json': './custom-elements.json',
      './business.schema.json': './business.schema.json',
      './web-types.json': './web-types.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './vscode.css-custom-data.json': './vscode.css-custom-data.json',
      './pictures/*': './pictures/*',
      './package.json': './package.json',
    },
    bin: { 'biosystem-widgets': './cli.js' },
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    // Each of these defines elements, or starts the page. The chunks have effects for one another.
    sideEffects: ['./index.js', ...widgets.map((name) => `./${name}.js`), './cli.js', './chunks/*.js'],
    dependencies: {
      parse5: `^${root.dependencies.parse5}`, // for rendering on a server
      react: REACT,
      'react-dom': REACT,
    },
  };
}

/** Types alone: how each writes the elements. */
const FRAMEWORKS = ['vue', 'svelte', 'solid'];

/** The first version with `useEffectEvent`. */
const REACT = '^19.2.0';

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

type Part = JsonSchema | boolean;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'];
const SEVERAL = ['allOf', 'anyOf', 'items', 'oneOf'];
const BY_NAME = ['patternProperties', 'properties'];

/** Characters of JSON from which on a part is worth a name. */
const WORTH = 40;

/**
 * The same JSON Schema with each part that it repeats under `definitions`. It is half as large: the texts of a config stand in
 * it for each language, and an entry that inherits from a built-in one beside one that does not. A description stands beside the
 * `$ref` of what only it tells apart: editors show it there.
 */
export function shareParts(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};

  const count = (part: Part): Part => {
    const json = JSON.stringify(part);
    const times = (counts.get(json) ?? 0) + 1;
    counts.set(json, times);
    // What is inside a repeated part is repeated along with it.
    if (times > 1) return part;
    if (isDescribed(part)) count(undescribed(part));
    else mapParts(part, count);
    return part;
  };
  const share = (part: Part): Part => {
    const json = JSON.stringify(part);
    if (json.length < WORTH || (counts.get(json) ?? 0) < 2) {
      if (!isDescribed(part)) return mapParts(part, share);
      return { ...(share(undescribed(part)) as JsonSchema), description: part.description };
    }
    let name = names.get(json);
    if (name === undefined) {
      name = String(names.size + 1);
      names.set(json, name);
      definitions[name] = mapParts(part, share) as JsonSchema;
    }
    return { $ref: `#/definitions/${name}` };
  };

  mapParts(schema, count);
  const shared = mapParts(schema, share) as JsonSchema;
  return { ...shared, definitions };
}

const isDescribed = (part: Part): part is JsonSchema & { description: string } =>
  typeof part === 'object' && part.description !== undefined;

function undescribed(part: JsonSchema): JsonSchema {
  const { description: _, ...rest } = part;
  return rest;
}

/** A schema with each of the schemas in it changed. */
function mapParts(part: Part, change: (part: Part) => Part): Part {
  if (typeof part === 'boolean') return part;
  const isPart = (value: unknown): value is Part =>
    typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (ONE.includes(key) && isPart(value)) return [key, change(value)];
      if (SEVERAL.includes(key) && Array.isArray(value)) return [key, (value as Part[]).map(change)];
      if (BY_NAME.includes(key))
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Record<string, Part>).map(([name, one]) => [name, change(one)]),
          ),
        ];
      return [key, value];
    }),
  );
}
