import { type ESTree, type Plugin, parseAst } from 'vite';

/**
 * What a page adds to `Object.prototype` is not taken for a property of an object of ours, or of a package. Packages need it
 * too, React above all, so the build does it for all code:
 * - `for (name in object)` and `object.hasOwnProperty(name)` are rewritten to their own names.
 * - Object literals that are passed to functions of the platform have no prototype. Otherwise `signal` or `get` of the page is
 *   read as an option.
 * - The props of React's elements have no prototype. Otherwise each `<input>` had the `value` of the page, and each component
 *   its `ref`.
 */
export const ownProperties = (): Plugin => ({
  name: 'own-properties',
  transform: {
    filter: { id: /node_modules\/react\/cjs\/react(-jsx-runtime)?\.production\.js$/ },
    handler: (code, id) => ({ code: withBareProps(code, id), map: null }),
  },
  renderChunk: (code) => ({ code: withOwnNames(withBareOptions(code)), map: null }),
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
    if (!text.includes(from))
      throw new Error(`scripts/plugins/ownProperties.ts does not find ${from} in ${id}.`);
    return text.replace(from, to);
  }, code);
}

/** Functions and classes of the platform that read options or a property descriptor from an object. */
const READERS = new Set([
  'addEventListener',
  'attachShadow',
  'checkVisibility',
  'fetch',
  'focus',
  'observe',
  'scrollTo',
  'CustomEvent',
  'IntersectionObserver',
  'PointerEvent',
  'Proxy', // its handlers
  'defineProperty',
  '__defProp', // what the bundler makes of it
]);

export const withBareOptions = (code: string): string =>
  rewrite(code, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    if (name.type !== 'Identifier' || !READERS.has(name.name)) return [];
    return node.arguments.flatMap(({ type, start }) =>
      type === 'ObjectExpression' ? [{ start: start + 1, end: start + 1, text: ' __proto__: null, ' }] : [],
    );
  });

export const withOwnNames = (code: string): string =>
  rewrite(code, (node) => {
    if (node.type === 'ForInStatement') {
      const { left, right, body } = node;
      const keyword = code.indexOf('in', left.end);
      const closing = code.lastIndexOf(')', body.start);
      if (closing < right.end) throw new Error('A for-in loop is written in an unknown way.');
      return [
        { start: keyword, end: keyword + 'in'.length, text: 'of Object.keys(Object((' },
        { start: closing, end: closing, text: ')))' },
      ];
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
    const { object, property } = node.callee;
    const [argument] = node.arguments;
    if (property.type !== 'Identifier' || property.name !== 'hasOwnProperty' || !argument) return [];
    return [
      { start: object.start, end: object.start, text: 'Object.hasOwn(' },
      { start: object.end, end: argument.start, text: ', ' },
    ];
  });

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Changes code where `editsOf` says so of a node of its syntax tree. */
function rewrite(code: string, editsOf: (node: ESTree.Node) => Edit[]): string {
  const visit = (value: unknown): Edit[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return [];
    return [...editsOf(value as ESTree.Node), ...Object.values(value).flatMap(visit)];
  };
  return visit(parseAst(code))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
