import { type ESTree, type Plugin, parseAst } from 'vite';

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
  'Proxy', // its traps
  'defineProperty',
  '__defProp', // what the bundler makes of it
]);

/**
 * Gives the object literals that are passed to them no prototype. Otherwise what a page adds to `Object.prototype`, such as
 * `signal` or `get`, is read as an option. Packages do it too, React above all, so the build does it for all code.
 */
export const bareOptions = (): Plugin => ({
  name: 'bare-options',
  renderChunk: (code) => ({ code: bare(code), map: null }),
});

export function bare(code: string): string {
  const literals: number[] = [];
  visit(parseAst(code), literals);
  return literals
    .toSorted((one, other) => other - one)
    .reduce((text, start) => `${text.slice(0, start + 1)} __proto__: null, ${text.slice(start + 1)}`, code);
}

/** Collects where the literals begin. */
function visit(node: unknown, literals: number[]): void {
  if (Array.isArray(node)) for (const entry of node) visit(entry, literals);
  if (!isNode(node)) return;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    if (name.type === 'Identifier' && READERS.has(name.name))
      for (const { type, start } of node.arguments) if (type === 'ObjectExpression') literals.push(start);
  }
  for (const child of Object.values(node)) visit(child, literals);
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;
