/** The types and the editor data of the npm package. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { compile } from 'json-schema-to-typescript';
import { leadSchema, partialLeadSchema } from '../../src/domain/leadSchema';
import { specs } from '../../src/specs';
import { configJsonSchema } from './configSchema';
import { editorData, elementTypes, type Manifest } from './elementTypes';
import { customElementsManifest } from './manifest';

/** Where the files stand that say how each framework writes the elements. */
const WRITTEN = 'src/package/types';

/** Types alone: each is taken as it is, and imports nothing but what is public, too. */
const PUBLIC_TYPES = [
  'src/check-page/report.ts',
  'src/leads/fieldError.ts',
  'src/page/bioSystemApi.ts',
  'src/page/eventDetails.ts',
];

/** Public names of the modules whose types are made from a schema. */
const FROM_SCHEMA: Readonly<Record<string, string>> = { leadSchema: 'leads' };

/**
 * Writes the types into `types/` of a package's folder, and the editor data beside it.
 * @param folder of the package.
 * @param version of the package.
 */
export async function buildTypes(folder: string, version: string): Promise<void> {
  const manifest = customElementsManifest(specs) as Manifest;
  const types = new Map([
    ['elements', elementTypes(manifest)],
    ['config', await configTypes()],
    ['leads', await leadTypes()],
  ]);
  for (const file of PUBLIC_TYPES) types.set(basename(file, '.ts'), await readFile(file, 'utf8'));
  for (const file of await readdir(WRITTEN))
    types.set(basename(file, '.d.ts'), await readFile(join(WRITTEN, file), 'utf8'));
  await mkdir(join(folder, 'types'), { recursive: true });
  for (const [name, text] of types)
    await writeFile(join(folder, 'types', `${name}.d.ts`), `${withPublicImports(text, name, types)}\n`);
  for (const [name, data] of Object.entries(editorData(manifest, version)))
    await writeFile(join(folder, name), JSON.stringify(data));
}

/** @throws where a file imports one of ours that is no part of the package. */
function withPublicImports(text: string, name: string, types: ReadonlyMap<string, string>): string {
  return text.trimEnd().replaceAll(/(?<=from ')\.[^']*(?=')/g, (specifier) => {
    const file = basename(specifier, '.js');
    const target = FROM_SCHEMA[file] ?? file;
    if (!types.has(target)) throw new Error(`${name} imports ${specifier}, which the package's types lack.`);
    return `./${target}.js`;
  });
}

/** Types of what is described by a JSON Schema: a config, and leads. */

/** @returns the declarations of `config.d.ts`. */
function configTypes(): Promise<string> {
  const { title: _, examples: __, ...schema } = configJsonSchema();
  const { texts } = schema.properties ?? {};
  if (typeof texts !== 'object' || typeof texts.additionalProperties !== 'object')
    throw new Error('The schema of a config names no texts by language.');
  // Every language has the same messages, English too: they are said once.
  const messages = { $ref: '#/definitions/Messages' };
  return typesOf('BusinessConfig', {
    ...schema,
    definitions: { Messages: { ...withoutDescriptions(texts.additionalProperties), title: 'Messages' } },
    properties: {
      ...schema.properties,
      texts: { ...texts, properties: {}, additionalProperties: messages },
    },
  });
}

/** @returns the declarations of `leads.d.ts`. */
async function leadTypes(): Promise<string> {
  const leads = leadSchema.options.map((schema) => ({
    name: `${capital(schema.entries.kind.literal)}Lead`,
    schema,
  }));
  const partialLeads = partialLeadSchema.options.map((schema) => ({
    name: `Partial${capital(schema.entries.kind.literal)}Lead`,
    schema,
  }));
  const declarations: string[] = [];
  for (const { name, schema } of [...leads, ...partialLeads])
    declarations.push(await typesOf(name, toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore' })));
  const union = (kinds: readonly { name: string }[]) => kinds.map(({ name }) => name).join(' | ');
  return [
    ...declarations,
    '/** The body of a lead, as an endpoint receives it. */',
    `export type Lead = ${union(leads)};`,
    '/** The body of a form that was left unsent, with the consent of its visitor. */',
    `export type PartialLead = ${union(partialLeads)};`,
    "export type LeadKind = Lead['kind'];",
  ].join('\n');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

async function typesOf(name: string, schema: JsonSchema): Promise<string> {
  const text = await compile(withoutRules(schema) as Parameters<typeof compile>[0], name, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
  });
  return text.replaceAll(/\n{2,}/g, '\n').replaceAll(/\/\*\*\n \* (.*)\n \*\//g, '/** $1 */');
}

/** Messages are described in the JSON Schema that a desk serves, and in docs/messages.md: in the package they would be a third of it. */
export const withoutDescriptions = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value)),
  ) as JsonSchema;

/** What no type says would stand in comments. */
const RULES = [
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'if',
  'then',
  'else',
  'examples',
  '$schema',
];

function withoutRules(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutRules);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !RULES.includes(key) || (typeof value === 'object' && !Array.isArray(value)))
      .map(([key, value]) => [key, withoutRules(value)]),
  );
}
