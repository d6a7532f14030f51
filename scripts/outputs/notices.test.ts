import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { noticesOf, packageFolder, recordPackages } from './notices';

const root = mkdtempSync(join(tmpdir(), 'notices-'));

function install(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.2.3', ...manifest }), ...files };
  for (const [file, content] of Object.entries(all)) writeFileSync(join(folder, file), content);
  return folder;
}

test('a build names the packages of which it takes code, also those that a package imports, and no others', async () => {
  const code = { 'index.js': 'export const used = "used";' };
  const outer = install(
    '@scope/outer',
    { license: 'MIT', main: 'index.js' },
    { 'index.js': 'export * from "inner";' },
  );
  const inner = install('inner', { license: 'ISC', main: 'index.js' }, code);
  install('unused', { license: 'MIT', main: 'index.js' }, code);
  writeFileSync(
    join(root, 'entry.js'),
    'import { used } from "@scope/outer"; import "./own"; console.log(used);',
  );
  writeFileSync(join(root, 'own.js'), 'console.log("own");');
  const folders = new Set<string>();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [recordPackages(folders)],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  expect([...folders].filter((folder) => folder !== outer)).toEqual([inner]);
});

test.each([
  ['/project/node_modules/react/index.js', '/project/node_modules/react'],
  ['/project/node_modules/@emotion/css/dist/a.js', '/project/node_modules/@emotion/css'],
  ['/project/node_modules/a/node_modules/b/c.js', '/project/node_modules/a/node_modules/b'],
  ['\0/project/node_modules/react/cjs/react.js?commonjs-proxy', '/project/node_modules/react'],
  ['/project/src/index.ts', undefined],
  ['\0virtual:build/version', undefined],
])('the package of %j is %j', (id, folder) => expect(packageFolder(id)).toBe(folder));

test('a package stands with its version, its license and the text of it, in the order of names', () => {
  const folders = [
    install('second', { license: 'ISC' }, { LICENSE: 'Copyright (c) Somebody\r\nAll permitted.\r\n' }),
    install('first', { license: 'MIT', author: { name: 'Ada' } }),
  ];
  const text = noticesOf(folders);
  expect(text).toContain('first 1.2.3 (MIT)\n\nLicense: MIT\nAuthor: Ada\n');
  expect(text).toContain('second 1.2.3 (ISC)\n\nCopyright (c) Somebody\nAll permitted.\n');
  expect(text.indexOf('first 1.2.3')).toBeLessThan(text.indexOf('second 1.2.3'));
});

test('a package without a license ends the build', () => {
  const folder = install('nobody', {});
  expect(() => noticesOf([folder])).toThrow('nobody names no license');
});
