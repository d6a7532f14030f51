/** `npm run docs`: writes the README's tables from the specs and from what the benchmark left; with `--check`, fails where they are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { RESULTS, type Results, readmeSpeed } from '../bench/report';
import { attributeName, commonAttributes } from '../src/element/attributes';
import { commonAttributeDocs, eventDocs, siteSummary } from '../src/element/docs';
import { tokenDefaults } from '../src/style/tokens';
import { tokenDocs } from '../src/style/tokens.docs';
import { type DocumentedSpec, readSpecs } from './specs';

const README = 'README.md';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Every table by the name it has in the README's markers. */
function tables(specs: readonly DocumentedSpec[]): Record<string, string> {
  return {
    elements: table(
      ['tag', 'what it shows', 'own attributes', 'methods', 'parts'],
      [
        [code('<bio-site>'), siteSummary, '', '', ''],
        ...specs.map(({ spec, docs }) => [
          code(`<${spec.tag}>`),
          docs.summary,
          Object.entries(docs.attributes)
            .map(([property, text]) => `${code(attributeName(property))}: ${text}`)
            .join(' '),
          Object.entries(docs.methods)
            .map(([name, text]) => `${code(`${name}()`)}: ${text}`)
            .join(' '),
          Object.keys(docs.parts).map(code).join(', '),
        ]),
      ],
    ),
    attributes: table(
      ['attribute', 'meaning'],
      Object.keys(commonAttributes).map((property) => [
        code(attributeName(property)),
        commonAttributeDocs[property as keyof typeof commonAttributeDocs],
      ]),
    ),
    events: table(
      ['event', 'when', '`detail`'],
      Object.entries(eventDocs).map(([name, { when, detail }]) => [code(name), when, code(detail)]),
    ),
    speed: readmeSpeed(JSON.parse(readFileSync(RESULTS, 'utf8')) as Results, table),
    tokens: table(
      ['custom property', 'what it is for', 'default'],
      Object.entries(tokenDefaults).map(([name, value]) => [
        code(`--bio-${name}`),
        tokenDocs[name as keyof typeof tokenDocs],
        code(value),
      ]),
    ),
  };
}

/** Puts each table between its markers. @throws where a marker is missing. */
function fill(text: string, filled: Record<string, string>): string {
  return Object.entries(filled).reduce((result, [name, content]) => {
    const [open, close] = [`<!-- ${name}: made by npm run docs -->`, `<!-- /${name} -->`];
    const [from, to] = [result.indexOf(open), result.indexOf(close)];
    if (from < 0 || to < from) throw new Error(`${README} lacks the markers "${open}" and "${close}".`);
    return `${result.slice(0, from + open.length)}\n\n${content}\n\n${result.slice(to)}`;
  }, text);
}

const before = readFileSync(README, 'utf8');
const after = fill(before, tables(await readSpecs()));
if (!process.argv.includes('--check')) writeFileSync(README, after);
else if (after !== before) {
  console.error(`The tables of ${README} are stale: run "npm run docs" and commit what it writes.`);
  process.exit(1);
}
