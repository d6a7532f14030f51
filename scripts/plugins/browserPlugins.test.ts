import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { escapeNonAscii, failOnWarning } from './browserPlugins';

const modules = (code: Record<string, string>): Plugin => ({
  name: 'modules',
  enforce: 'pre',
  resolveId: (source) => (source in code ? `\0${source}` : undefined),
  load: (id) => code[id.slice(1)],
});

const buildOf = (code: Record<string, string>, ssr = false) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules(code), failOnWarning()],
    build: { ssr, write: false, rolldownOptions: { input: 'entry' } },
  });

test('a build that warns fails', async () => {
  const code = {
    entry: "import { a } from 'shared'; import('shared'); console.log(a);",
    shared: 'export const a = 1;',
  };
  await expect(buildOf(code)).rejects.toThrow('INEFFECTIVE_DYNAMIC_IMPORT');
});

test('a build without a warning passes', async () => {
  await expect(buildOf({ entry: 'console.log(1);' })).resolves.toBeTruthy();
});

test('code for Node may import dynamically what it has imported: it is not split', async () => {
  const code = {
    entry: "import { a } from 'shared'; import('shared'); console.log(a);",
    shared: 'export const a = 1;',
  };
  await expect(buildOf(code, true)).resolves.toBeTruthy();
});

test('the escaped code is ASCII, and says the same', () => {
  const code =
    'const range = `$275–$975`, place = "Zürich 🏠", found = /[–—]/.test("—"); [range, place, found]';
  const escaped = escapeNonAscii(code);
  expect(escaped).toMatch(/^\p{ASCII}*$/u);
  // oxlint-disable-next-line no-eval -- what the code says is what is tested
  expect((0, eval)(escaped)).toEqual(['$275–$975', 'Zürich 🏠', true]);
});
