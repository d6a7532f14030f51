/** The reference of a config's keys and messages, made from its JSON Schema and the built-in English messages. */

import { english } from '../../src/content/messages';
import { DEFAULT_LANGUAGE } from '../../src/page/language';
import { configJsonSchema } from '../package/configSchema';
import { code, table } from './markdown';

/** As much of a JSON Schema as the config's uses. */
interface Schema {
  type?: string | readonly string[];
  description?: string;
  enum?: readonly string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Topics that have a table of their own elsewhere, and what is about the file itself. */
const ELSEWHERE = ['$schema', 'version', 'texts', 'theme'];

const topicsOf = (): Record<string, Schema> => (configJsonSchema() as Schema).properties ?? {};

const facts = (): [string, Schema][] =>
  Object.entries(topicsOf()).filter(([name]) => !ELSEWHERE.includes(name));

/** The topics in one table, each a link to its section. */
export const topicIndex = (): string =>
  table(
    ['topic', 'what it holds'],
    facts().map(([name, { description = '' }]) => [`[${code(name)}](#${name.toLowerCase()})`, description]),
  );

/** A section for each topic. */
export const topicSections = (): string =>
  facts()
    .map(([name, schema]) => {
      const keys = keysOf(schema, '');
      const rows = keys.map(([path, { description = '' }, value]) => [code(path), description, value]);
      return [
        `### ${code(name)}`,
        schema.description ?? '',
        ...(rows.length > 0 ? [table(['key', 'meaning', 'value'], rows)] : [`Value: ${valueOf(schema)}.`]),
      ].join('\n\n');
    })
    .join('\n\n');

/** The keys inside a topic: `[]` stands for an entry of a list. */
function keysOf(schema: Schema, path: string): [string, Schema, string][] {
  const { items, properties } = schema;
  if (items) return keysOf(items, `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([name, inner]): [string, Schema, string][] => {
    const at = path ? `${path}.${name}` : name;
    const below = isRange(inner) ? [] : keysOf(inner, at);
    return [[at, inner, valueOf(inner)], ...below];
  });
}

const isRange = ({ properties = {} }: Schema): boolean => 'min' in properties && 'max' in properties;

function valueOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((choice) => code(choice)).join(', ');
  if (schema.items) return schema.items.properties ? 'list' : `list of ${valueOf(schema.items)}`;
  if (schema.properties) return isRange(schema) ? rangeOf(schema.properties, schema.type) : 'object';
  if (schema.type === 'boolean') return '`true` or `false`';
  return schema.type === 'string' ? 'text' : String(schema.type ?? '');
}

const rangeOf = (properties: object, type: Schema['type']): string =>
  `{ ${Object.keys(properties).join(', ')} }${type?.includes('number') ? ' or one number' : ''}`;

/** Links to the topics of the messages. */
export const messageIndex = (): string =>
  Object.keys(english)
    .map((topic) => `[${code(topic)}](#${topic.toLowerCase()})`)
    .join(' · ');

/** The messages of the widgets: a section for each topic. */
export function messageSections(): string {
  const described = topicsOf()['texts']?.properties?.[DEFAULT_LANGUAGE]?.properties ?? {};
  return Object.entries(english)
    .map(([topic, messages]) => {
      const schema = described[topic] ?? {};
      return [
        `## ${code(topic)}`,
        schema.description ?? '',
        table(['key', 'what it is for', 'English'], messageRows(messages, schema, '')),
      ].join('\n\n');
    })
    .join('\n\n');
}

function messageRows(messages: object, schema: Schema, path: string): string[][] {
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
    const at = path ? `${path}.${key}` : key;
    const inner = schema.properties?.[key] ?? {};
    if (typeof message === 'string') return [[code(at), inner.description ?? '', message]];
    return messageRows(message as object, inner, at);
  });
}
