import { expect, test } from 'vitest';
import { codeIn } from '../testing/codeIn';
import { plainImports, unwrapImports } from './plainImports';

const wrapped = (inner: string) => `__vitePreload(${inner}, __VITE_PRELOAD__, import.meta.url)`;

/** In the ways that Vite writes them. */
const code = [
  wrapped('() => import("./whole.js")'),
  wrapped('async () => {\n\tconst { picked } = await import("./picked.js");\n\treturn { picked };\n}'),
  wrapped(
    'async () => {\n\tconst { a, b } = await import("./chunk.js").then((n) => n.t);\n\treturn { a, b };\n}',
  ),
].join(';\n');

test('each import() is plain', () => {
  expect(unwrapImports(code, { way: 'plain', fileName: 'a.js' })).toBe(
    'import("./whole.js");\nimport("./picked.js");\nimport("./chunk.js").then((n) => n.t)',
  );
});

test('each import() of a classic script is plain, which Vite wraps without import.meta', () => {
  const classic = code.replaceAll(', import.meta.url', '');
  expect(unwrapImports(classic, { way: 'plain', fileName: 'a.js' })).not.toContain('__vitePreload');
});

test('with retry the helper imports the file', () => {
  expect(unwrapImports(code, { way: 'retry', fileName: 'a.js' })).toBe(
    '__vitePreload("./whole.js");\n__vitePreload("./picked.js");\n__vitePreload("./chunk.js").then((n) => n.t)',
  );
});

test('in time, the helper calls what imports', () => {
  expect(unwrapImports(code, { way: 'in-time', fileName: 'a.js' })).toBe(
    '__vitePreload(() => import("./whole.js"));\n__vitePreload(() => import("./picked.js"));\n__vitePreload(() => import("./chunk.js").then((n) => n.t))',
  );
});

test('one that is wrapped in an unknown way is an error', () => {
  expect(() =>
    unwrapImports(`${code};\n${wrapped('function () {}')}`, { way: 'plain', fileName: 'a.js' }),
  ).toThrow('does not know how 1 import() of a.js is wrapped');
});

test.each([
  ['plain', /^import\("\.\/[^"]+"\);$/m],
  ['retry', /importLazy\(file\)/],
  ['in-time', /importInTime\(load\)/],
] as const)('the installed Vite wraps an import() as is expected: %s', async (way, written) => {
  const built = await codeIn({ entry: 'import("part")', part: 'console.log(1)' }, plainImports(way));
  expect(built).toMatch(written);
  expect(built).not.toContain('modulepreload');
});
