/** What each message is for, read from the doc comments in `src/content/messages`. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ESTree, parseSync } from 'vite';

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
    for (const property of object.properties) {
      const name = nameOf(property);
      if (property.type !== 'Property' || !name) continue;
      const inner = `${path}.${name}`;
      docs.set(inner, describe(property, inner));
      if (isSteps) for (const [key, description] of step) docs.set(`${inner}.${key}`, description);
      else add(property.value, inner);
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
