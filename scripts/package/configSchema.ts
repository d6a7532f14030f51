/** The JSON Schema of an agency's config, so that an editor completes and checks `business.json`. */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { type ESTree, parseSync } from 'vite';
import { englishStyle, wordingFor } from '../../server/notify/messages';
import { defaultBusiness } from '../../src/content/business';
import { english } from '../../src/content/messages';
import { messagesSchema } from '../../src/content/messagesSchema';
import { type Business, configSchema } from '../../src/content/schema';
import { siteTexts } from '../../src/languages/site';
import { withExamples } from './configExamples';

const MESSAGES = 'src/content/messages';

const EXAMPLE = {
  $schema: './business.schema.json',
  version: 1,
  company: { name: 'Bright Panes', phone: '(404) 555-0117' },
  services: [{ id: 'panes', name: 'Windows', card: { min: 119, max: 290 } }],
};

/**
 * The JSON Schema (draft-07, which editors complete best) of a partial config: what the built-in facts fill in is
 * not required, and a list entry with an id of its own must be complete.
 * @param builtIn facts that fill a config up. Their ids are offered as examples.
 */
export function configJsonSchema(builtIn: Business = defaultBusiness): JsonSchema {
  const files = Object.keys(english).map((topic) => `${MESSAGES}/${topic}.ts`);
  const docs = messageDocs(files, `${MESSAGES}/step.ts`);
  const texts = messagesSchema(english, (path) => docs.get(path) ?? '');
  // A check over several values ("min not above max") has no counterpart: widgets make it when they load the config.
  const complete = toJsonSchema(configSchema(texts), {
    target: 'draft-07',
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) => withoutEmptyRequired(jsonSchema),
  });
  const { estimator, quote, texts: byLanguage } = complete.properties ?? {};
  if (isSchema(byLanguage))
    for (const language of [byLanguage.properties?.['en'], byLanguage.additionalProperties])
      if (isSchema(language))
        language.properties = {
          ...language.properties,
          mails: mailsSchema(),
          site: siteSchema(siteTexts['en']),
        };
  for (const place of [estimator, entryOf(quote, 'groups')]) sellsAgain(entryOf(place, 'items'));
  return {
    ...withExamples(partial(complete, [builtIn])),
    title: 'BioSystem business config',
    description:
      'The facts of a firm. A config that names its company builds on nothing; any other changes the built-in firm: objects are merged, lists replaced, and a list entry with a built-in id inherits what it leaves out.',
    examples: [EXAMPLE],
  };
}

/** A list that requires nothing says nothing; with it, equal parts would not be equal. */
function withoutEmptyRequired({ required, ...schema }: JsonSchema): JsonSchema {
  return required?.length ? { ...schema, required } : schema;
}

type Part = JsonSchema | boolean;

/** What mails of the lead desk say: widgets ignore it. */
function mailsSchema(): JsonSchema {
  const { messages } = wordingFor(englishStyle, undefined);
  const texts = Object.entries(messages).map(([name, text]) => [
    name,
    { type: 'string', description: `Built in: ${text}` },
  ]);
  return {
    type: 'object',
    description: 'The mails of the lead desk.',
    properties: Object.fromEntries(texts) as Record<string, JsonSchema>,
    additionalProperties: false,
  };
}

/** What the pages of a firm's own site say: widgets ignore it. */
const siteSchema = (texts: object = {}): JsonSchema => ({
  type: 'object',
  description: "The pages of the firm's own site.",
  properties: Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, string | object]) => [
      name,
      typeof text === 'string' ? { type: 'string', description: `Built in: ${text}` } : siteSchema(text),
    ]),
  ),
  additionalProperties: false,
});

/** The schema of the entries of a list. */
function entryOf(part: Part | undefined, list: string): Part | undefined {
  const entries = isSchema(part) ? part.properties?.[list] : undefined;
  return isSchema(entries) ? (entries.items as Part) : undefined;
}

/** Takes back what the service or add-on with the same id, in another topic of the config, may fill in. */
function sellsAgain(entry: Part | undefined): void {
  if (!isSchema(entry)) return;
  entry.required = (entry.required ?? []).filter((key) => key !== 'name' && key !== 'price');
  delete entry.anyOf;
}

/** Takes back what a schema requires, where one of the built-in values that may stand there fills it in. */
function partial(schema: JsonSchema, builtIns: unknown[]): JsonSchema {
  const { required: _filledIn, anyOf: _some, oneOf: _one, ...rest } = schema;
  if (isSchema(schema.items)) return { ...schema, items: listEntry(schema.items, builtIns.flat()) };
  if (!schema.properties) return schema;
  return { ...rest, properties: mapParts(schema.properties, (part, key) => property(part, key, builtIns)) };
}

function property(part: Part, key: string, builtIns: unknown[]): Part {
  const inherited = valuesOf(key, builtIns);
  // With nothing to inherit from, it is complete or absent.
  return isSchema(part) && inherited.length > 0 ? partial(part, inherited) : part;
}

/** An entry with a built-in id inherits the rest; any other is complete. */
function listEntry(entry: JsonSchema, builtIns: unknown[]): JsonSchema {
  const { id, ...others } = entry.properties ?? {};
  if (!isSchema(id)) return entry;
  const ids = valuesOf('id', builtIns).filter((value) => typeof value === 'string');
  if (ids.length === 0) return entry;
  const inherits = partial({ ...entry, properties: others }, builtIns);
  return {
    ...inherits,
    properties: { id: { ...id, examples: ids }, ...inherits.properties },
    required: ['id'],
    if: { properties: { id: { enum: ids } } },
    else: entry,
  };
}

function valuesOf(key: string, objects: unknown[]): unknown[] {
  return objects.flatMap((object) =>
    Object.entries(object ?? {})
      .filter(([name]) => name === key)
      .map(([, value]) => value as unknown),
  );
}

function isSchema(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function mapParts(parts: Record<string, Part>, change: (part: Part, key: string) => Part) {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part, key)]));
}

/** What each message is for, read from the doc comments in `src/content/messages`. */

/** Descriptions by path, such as `contact` and `contact.labels.phone`. */
export type Docs = Map<string, string>;

/**
 * The descriptions in the files of some topics. The members of an object that `satisfies Record<string, StepMessages>`
 * have the members of that interface, which describes them once for all.
 * @param stepFile where that interface stands.
 * @throws where a topic or a message has no doc comment.
 */
export function messageDocs(topicFiles: string[], stepFile: string): Docs {
  const step: Docs = new Map();
  const { program, describe } = parse(stepFile);
  for (const { declaration } of exportsOf(program))
    if (declaration?.type === 'TSInterfaceDeclaration')
      for (const member of declaration.body.body) {
        const name = nameOf(member);
        if (name) step.set(name, describe(member, name));
      }
  return new Map(topicFiles.flatMap((file) => [...topicDocs(file, step)]));
}

function topicDocs(file: string, step: Docs): Docs {
  const topic = basename(file, '.ts');
  const docs: Docs = new Map();
  const { program, describe } = parse(file);
  const add = (value: ESTree.Expression, path: string): void => {
    const isSteps = value.type === 'TSSatisfiesExpression';
    const object = isSteps ? value.expression : value;
    if (object.type !== 'ObjectExpression') return;
    for (const entry of object.properties) {
      const name = nameOf(entry);
      if (entry.type !== 'Property' || !name) continue;
      const inner = `${path}.${name}`;
      docs.set(inner, describe(entry, inner));
      if (isSteps) for (const [key, description] of step) docs.set(`${inner}.${key}`, description);
      else add(entry.value, inner);
    }
  };
  for (const statement of exportsOf(program)) {
    const [variable] =
      statement.declaration?.type === 'VariableDeclaration' ? statement.declaration.declarations : [];
    if (!variable?.init) continue;
    docs.set(topic, describe(statement, topic));
    add(variable.init, topic);
  }
  return docs;
}

function parse(file: string) {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  return {
    program,
    /** The doc comment right before a node, in one line. */
    describe: ({ start }: ESTree.Span, path: string): string => {
      const comment = comments.find(({ end }) => end <= start && source.slice(end, start).trim() === '');
      const text = comment?.value
        .replace(/^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (!text) throw new Error(`${file}: "${path}" has no doc comment that says what it is for.`);
      return text;
    },
  };
}

const exportsOf = ({ body }: ESTree.Program) =>
  body.filter((statement) => statement.type === 'ExportNamedDeclaration');

function nameOf(member: ESTree.ObjectPropertyKind | ESTree.TSSignature): string | undefined {
  return 'key' in member && member.key.type === 'Identifier' ? member.key.name : undefined;
}
