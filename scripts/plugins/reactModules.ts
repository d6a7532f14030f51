import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { codeOf } from '../outputs/codeOf.ts';

const require = createRequire(import.meta.url);

/** What code imports of React: CommonJS, all of it. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const WHOLE = '\0react';
const PART = '\0react:';

const exportsOf = (name: string): string[] =>
  Object.keys(require(name) as object).filter((key) => /^[a-z]\w*$/i.test(key));

/** The name under which a package's export stands in the module of all. */
const nameIn = (name: string, key: string): string => `${name.replace(/\W/g, '_')}_${key}`;

/**
 * Makes one ES module of React's packages. Else each chunk would convert them for itself, by helpers of the bundler that are
 * one more file for every visitor.
 */
export function reactModules(): Plugin {
  let whole: Promise<string> | undefined;
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: [...PACKAGES.map((name) => new RegExp(`^${name}$`)), /^\0react/] },
      handler: (source) => (source.startsWith(WHOLE) ? source : PART + source),
    },
    load: {
      filter: { id: /^\0react/ },
      handler: async (id) => {
        if (id === WHOLE) return { code: await (whole ??= bundle()), moduleType: 'js' };
        const name = id.slice(PART.length);
        const parts = ['default', ...exportsOf(name)].map((key) => `${nameIn(name, key)} as ${key}`);
        return { code: `export { ${parts.join(', ')} } from ${JSON.stringify(WHOLE)};`, moduleType: 'js' };
      },
    },
  };
}

/** @returns all packages as one ES module, whose unused exports can be removed. */
const bundle = (): Promise<string> => {
  const entry = 'virtual:react';
  const code = PACKAGES.flatMap((name) => [
    `export const ${nameIn(name, 'default')} = require(${JSON.stringify(name)});`,
    ...exportsOf(name).map(
      (key) =>
        `export const ${nameIn(name, key)} = /* @__PURE__ */ (() => ${nameIn(name, 'default')}.${key})();`,
    ),
  ]).join('\n');
  return codeOf({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
};
