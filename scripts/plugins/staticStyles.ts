import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';
import { buildData } from './buildData.ts';

/**
 * Makes the classes of styles when the product is built. Styles are written for `css` and `keyframes` of Emotion; what is built
 * has the names as strings, and the rules of a module as texts. Neither Emotion nor its work is left for the visitor's browser.
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    transform: {
      filter: { id: MODULE, code: IMPORT },
      handler: async (code, id) => {
        return { code: withNames(code, id, (await madeStyles())[id] ?? []), map: null };
      },
    },
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/@emotion/')))
          throw new Error(
            `${file.fileName} holds Emotion: a module imports more of it than css and keyframes.`,
          );
    },
  };
}

/** Modules that may have styles. */
export const MODULE = /\/(?:src|webapp|studio|inbox)\/.*\.tsx?$/;
export const IMPORT = /from ['"][^'"]*\/style\/emotion['"]/;
const ENTRY = 'virtual:styles';
const SHEET = resolve('src/style/sheet.ts');

/** What a template makes. */
interface Style {
  /** Of the class or the animation. */
  name: string;
  rules: string;
}

/** By module, in the order of its templates. */
type Styles = Record<string, Style[]>;

let styles: Promise<Styles> | undefined;

/** @returns those of all modules: made once, whatever is built of them. */
export const madeStyles = (): Promise<Styles> => (styles ??= runStyles());

/** To be called when a module has changed. */
export const forgetStyles = (): void => void (styles = undefined);

/** A module with the names that Emotion gives, by the module that they are made for. */
const RECORD = 'virtual:recorded-styles';

/** Runs all modules that have styles, with Emotion. */
async function runStyles(): Promise<Styles> {
  const modules = ['src', 'webapp', 'studio', 'inbox']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => resolve(folder, path)),
    )
    .filter(
      (path) => MODULE.test(path) && !path.includes('.test.') && IMPORT.test(readFileSync(path, 'utf8')),
    );
  const sources: Record<string, string> = {
    [RECORD]: 'export const record = {};',
    [ENTRY]: [
      `export { record } from '${RECORD}';`,
      `export { cache } from ${JSON.stringify(resolve('src/style/emotion.ts'))};`,
      ...modules.map((path) => `import ${JSON.stringify(path)};`),
    ].join('\n'),
  };
  const built = (await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    plugins: [
      {
        name: 'styles-entry',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      react(),
      {
        name: 'record-styles',
        transform: {
          filter: { id: MODULE, code: IMPORT },
          handler: (code, id) => ({ code: withRecords(code, id), map: null }),
        },
      },
      buildData({ version: '' }),
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const url = `data:text/javascript;base64,${Buffer.from(built.output[0].code).toString('base64')}`;
  const { record, cache } = (await import(url)) as {
    record: Record<string, string[]>;
    cache: { inserted: Record<string, string> };
  };
  const short = shortNames(new Set(Object.values(record).flat()));
  const withShort = (css: string) => css.replace(/(?<=\.)bio-\w+/g, (name) => short.get(name) ?? name);
  return Object.fromEntries(
    Object.entries(record).map(([id, names]) => [
      id,
      names.map((name) => ({
        name: short.get(name) ?? name,
        rules: withShort(cache.inserted[name.replace(/^\w+-/, '')] ?? ''),
      })),
    ]),
  );
}

/** Letters of Emotion's hash that a name has at least. */
const SHORTEST = 3;

/**
 * @returns names of classes without what no other begins with: they make up a tenth of a page's HTML, and their hashes cannot
 * be compressed.
 */
export function shortNames(names: ReadonlySet<string>): Map<string, string> {
  const hashes = [...names]
    .filter((name) => name.startsWith('bio-'))
    .map((name) => name.slice('bio-'.length));
  const isTaken = (hash: string, length: number) =>
    hashes.some((other) => other !== hash && other.startsWith(hash.slice(0, length)));
  return new Map(
    hashes.map((hash) => {
      let length = SHORTEST;
      while (length < hash.length && isTaken(hash, length)) length++;
      return [`bio-${hash}`, `_${hash.slice(0, length)}`];
    }),
  );
}

interface Span {
  start: number;
  end: number;
}

interface Template extends Span {
  /** Nothing but other styles of the module uses it: these have its rules already. */
  unused: boolean;
}

/** @returns the templates of a module in their order, and what it imports of Emotion. */
function parse(code: string, id: string): { templates: Template[]; imports: Span[] } {
  const { program, errors } = parseSync(id, code, { lang: 'tsx', astType: 'js' });
  if (errors[0]) throw new Error(`The styles of ${id} cannot be read: ${errors[0].message}`);
  const imports: Span[] = [];
  const found: Span[] = [];
  const variables = new Map<number, string>();
  const identifiers: (Span & { name: string })[] = [];
  const exported = new Set<string>();
  new Visitor({
    ImportDeclaration: (node) => {
      if (node.source.value.endsWith('/style/emotion')) imports.push(node);
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id: name } of declaration.declarations)
        if (name.type === 'Identifier') exported.add(name.name);
    },
    VariableDeclarator: ({ id: name, init }) => {
      if (init?.type === 'TaggedTemplateExpression' && name.type === 'Identifier')
        variables.set(init.start, name.name);
    },
    Identifier: (node) => {
      identifiers.push(node);
    },
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && ['css', 'keyframes'].includes(node.tag.name)) found.push(node);
    },
  }).visit(program);
  const outside = identifiers.filter(
    ({ start }) => !found.some((template) => template.start <= start && start < template.end),
  );
  const templates = found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      const variable = variables.get(start);
      const isUsed =
        variable === undefined ||
        exported.has(variable) ||
        outside.filter(({ name }) => name === variable).length > 1;
      return { start, end, unused: !isUsed };
    });
  return { templates, imports };
}

/** @returns the module, which puts the name that each template makes into the record. */
function withRecords(code: string, id: string): string {
  const names = `record[${JSON.stringify(id)}]`;
  const { templates } = parse(code, id);
  const recording = replace(
    code,
    templates.map(({ start, end }, index) => ({
      start,
      end,
      text: `(${names}[${index}] = ${code.slice(start, end)})`,
    })),
  );
  return `import { record } from '${RECORD}';\n${names} = [];\n${recording}`;
}

/** @returns the module with names instead of templates, and their rules at its end. */
export function withNames(code: string, id: string, made: readonly Style[]): string {
  const { named, rules } = separate(code, id, made);
  return withRules(named, rules);
}

/** @returns the module, which inserts these rules at its end. */
export const withRules = (code: string, rules: string): string =>
  [
    `import { insertStyles as insertMade } from ${JSON.stringify(SHEET)};`,
    code,
    `insertMade(${JSON.stringify(rules)});`,
  ].join('\n');

/** @returns the module with names instead of templates, and their rules. */
export function separate(code: string, id: string, made: readonly Style[]): { named: string; rules: string } {
  const { templates, imports } = parse(code, id);
  const names = templates.map(({ start, end }, index) => {
    const style = made[index];
    if (!style?.rules)
      throw new Error(
        `${id} makes no class of ${code.slice(start, start + 60)}… where it is loaded: a style cannot stand in a function.`,
      );
    return { start, end, text: JSON.stringify(style.name) };
  });
  const rules = templates
    .map(({ unused }, index) => ({ unused, ...(made[index] as Style) }))
    .filter(({ unused, name }) => !unused || name.startsWith('animation-'))
    .map(({ rules: text }) => text);
  return {
    named: replace(code, [...names, ...imports.map((span) => ({ ...span, text: '' }))]),
    rules: shorten(rules.join('')),
  };
}

function replace(code: string, edits: readonly (Span & { text: string })[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}

/** @returns the rules without what Emotion leaves that says nothing. */
const shorten = (css: string): string => css.replaceAll(';}', '}').replaceAll(', ', ',');
