import type { Plugin } from 'vite';

/**
 * Built-in functions that old libraries replace for the whole page are not called:
 * - `Array.from` of MooTools and Prototype ignores the mapping function and knows no iterables. A call fails the build:
 *   spreading does the same, and cannot be replaced.
 * - `bind` of MooTools (in its usual build, which is compatible with version 1.2) ignores all arguments but two. React calls
 *   it everywhere, so calls in packages are rewritten.
 */
export const withoutOverriddenBuiltins = (): Plugin => ({
  name: 'without-overridden-builtins',
  transform: {
    filter: { id: /node_modules/, code: /\.bind\(/ },
    handler: (code) => ({ code: replaceBind(code), map: null }),
  },
  renderChunk(code, { fileName }) {
    const found = findArrayFrom(code);
    if (found)
      throw new Error(
        `${fileName} calls Array.from, which pages replace: spread instead. It is in …${found}…`,
      );
    return null;
  },
});

/** @returns the code around the first call; undefined where there is none. Typed arrays keep their own `from`. */
export const findArrayFrom = (code: string): string | undefined =>
  /.{0,60}(?<![\w$])Array\.from\b.{0,60}/.exec(code)?.[0];

/** @throws where something else than a name is bound. */
export function replaceBind(code: string): string {
  const replaced = code.replace(
    /([\w$]+(?:\.[\w$]+)*)\s*\.bind\(/g,
    (_, bound: string) => `bindTo(${bound}, `,
  );
  const unknown = /.{0,60}\.bind\(/.exec(replaced)?.[0];
  if (unknown)
    throw new Error(`scripts/plugins/overriddenBuiltins.ts does not know what is bound in …${unknown}…`);
  return `${replaced}
function bindTo(bound, self, ...first) { return (...rest) => bound.call(self, ...first, ...rest); }`;
}

/**
 * React reads the document past elements of the page that are named like its properties. It takes the document from its
 * containers, but for calls when it is loaded.
 */
export const safeDocuments = (): Plugin => ({
  name: 'safe-document-of-react',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withSafeDocument(code), map: null }),
  },
});

const CALL = 'document.createElement(';

/** @throws where React makes no element any more: this is of no use then, or does not find how. */
export function withSafeDocument(code: string): string {
  if (!code.includes(CALL))
    throw new Error(`scripts/plugins/overriddenBuiltins.ts does not find ${CALL}…) in React.`);
  return code.replaceAll(CALL, 'Document.prototype.createElement.call(document, ');
}
