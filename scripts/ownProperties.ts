import { type ESTree, type Plugin, parseAst } from 'vite';

/**
 * What a page adds to `Object.prototype` is not taken for a property of an object of ours, or of a package:
 * - `for (name in object)` and `object.hasOwnProperty(name)` are rewritten to their own names, in all code.
 * - The props of React's elements have no prototype. Otherwise each `<input>` had the `value` of the page, and each component
 *   its `ref`.
 */
export const ownProperties = (): Plugin => ({
  name: 'own-properties',
  transform: {
    filter: { id: /node_modules\/react\/cjs\/react(-jsx-runtime)?\.production\.js$/ },
    handler: (code, id) => ({ code: withBareProps(code, id), map: null }),
  },
  renderChunk: (code) => ({ code: withOwnNames(code), map: null }),
});

/** Where React makes props, by the file. */
const PROPS: Record<string, readonly (readonly [from: string, to: string])[]> = {
  'react-jsx-runtime.production.js': [
    ['function jsxProd(type, config, maybeKey) {', '$& Object.setPrototypeOf(config, null);'],
    ['maybeKey = {};', 'maybeKey = { __proto__: null };'],
  ],
  'react.production.js': [
    ['propName,\n    props = {},', 'propName,\n    props = { __proto__: null },'],
    ['assign({}, element.props)', 'assign({ __proto__: null }, element.props)'],
  ],
};

/** @throws where the code is not what it was when this was written. */
export function withBareProps(code: string, id: string): string {
  const replacements = PROPS[id.split('/').at(-1) ?? ''] ?? [];
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`scripts/ownProperties.ts does not find ${from} in ${id}.`);
    return text.replace(from, to);
  }, code);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

export function withOwnNames(code: string): string {
  const edits: Edit[] = [];
  visit(parseAst(code), code, edits);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

function visit(node: unknown, code: string, edits: Edit[]): void {
  if (Array.isArray(node)) for (const entry of node) visit(entry, code, edits);
  if (!isNode(node)) return;
  if (node.type === 'ForInStatement') {
    const { left, right, body } = node;
    const keyword = code.indexOf('in', left.end);
    edits.push({ start: keyword, end: keyword + 'in'.length, text: 'of Object.keys(Object((' });
    const closing = code.lastIndexOf(')', body.start);
    edits.push({ start: closing, end: closing, text: ')))' });
    if (closing < right.end) throw new Error('A for-in loop is written in an unknown way.');
  }
  const owner = hasOwnOwner(node);
  if (owner) {
    edits.push({ start: owner.start, end: owner.start, text: 'Object.hasOwn(' });
    edits.push({ start: owner.end, end: owner.argument.start, text: ', ' });
  }
  for (const child of Object.values(node)) visit(child, code, edits);
}

/** In `owner.hasOwnProperty(argument)`. */
function hasOwnOwner(node: ESTree.Node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const [argument] = node.arguments;
  if (property.type !== 'Identifier' || property.name !== 'hasOwnProperty' || !argument) return undefined;
  return { start: object.start, end: object.end, argument };
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;
