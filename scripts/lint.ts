/**
 * `npm run lint [-- <files>]`: mistakes that oxlint finds, and who may import whom (`.dependency-cruiser.mjs`). With files,
 * only those are linted, and only what they import is followed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDERS = [
  'src',
  'server',
  'scripts',
  'tests',
  'bench',
  'demo',
  'webapp',
  'studio',
  'inbox',
  'wordpress',
  'docs/.vitepress',
  '*.ts',
];

const files = process.argv.slice(2);
provideCompilerApi();
const results = await Promise.all([
  run('oxlint', ['--type-aware', '--deny-warnings', ...files]),
  run('depcruise', ['--config', '.dependency-cruiser.mjs', ...(files.length > 0 ? files : FOLDERS)]),
]);
process.exit(results.every(Boolean) ? 0 : 1);

/**
 * dependency-cruiser reads TypeScript with the compiler's API, which TypeScript 7 no longer has. It looks for a package
 * named typescript beside itself first, and finds version 5 there.
 */
function provideCompilerApi(): void {
  const { ts } = createRequire(import.meta.url)('@ts-morph/common') as typeof import('@ts-morph/common');
  const folder = 'node_modules/dependency-cruiser/node_modules/typescript';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'typescript', version: ts.version }));
  writeFileSync(join(folder, 'index.js'), "module.exports = require('@ts-morph/common').ts;\n");
}

/** @returns whether the program found nothing. Its output follows when it has ended, so that two do not mix. */
function run(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules/.bin', program), args, {
      env: { ...process.env, FORCE_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => {
      process.stdout.write(output);
      resolve(code === 0);
    });
  });
}
