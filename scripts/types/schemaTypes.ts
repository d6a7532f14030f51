/** Types of what is described by a JSON Schema: a config, and leads. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { compile } from 'json-schema-to-typescript';
import { leadSchema, partialLeadSchema } from '../../src/domain/leadSchema';
import { configJsonSchema } from '../configSchema';

/** @returns the declarations of `config.d.ts`. */
export function configTypes(): Promise<string> {
  const { title: _, examples: __, ...schema } = configJsonSchema();
  const { texts } = schema.properties ?? {};
  if (typeof texts !== 'object' || typeof texts.additionalProperties !== 'object')
    throw new Error('The schema of a config names no texts by language.');
  // Every language has the same messages, English too: they are said once.
  const messages = { $ref: '#/definitions/Messages' };
  return typesOf('BusinessConfig', {
    ...schema,
    definitions: { Messages: { ...texts.additionalProperties, title: 'Messages' } },
    properties: {
      ...schema.properties,
      texts: { ...texts, properties: {}, additionalProperties: messages },
    },
  });
}

/** @returns the declarations of `leads.d.ts`. */
export async function leadTypes(): Promise<string> {
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
