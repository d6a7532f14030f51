/** Compiles every PHP file of the plugin with the oldest and the newest PHP, which no package of Debian's has. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE } from '../server/testing/cache';
import { run } from './tools/tools';

const VERSIONS = ['7.4', '8.4', '8.5'];

/** PHP as WebAssembly. It is downloaded here instead of being a dependency: only `--long` needs it. */
const PACKAGES = [
  '@php-wasm/node',
  '@php-wasm/universal',
  ...VERSIONS.map((version) => `@php-wasm/node-${version.replace('.', '-')}`),
].map((name) => `${name}@^3.1.0`);

interface Php {
  writeFile(path: string, content: Uint8Array): void;
  run(request: { code: string }): Promise<{ text: string }>;
  exit(): void;
}

/** Of the packages, what is used here. */
interface Runtime {
  loadNodeRuntime(version: string, options: { emscriptenOptions: { processId: number } }): Promise<number>;
  PHP: new (runtime: number) => Php;
}

/** A file that returns at its beginning is compiled, but nothing in it runs. */
const COMPILE = `<?php
  $code = preg_replace( '/^namespace [^;]+;/m', '$0 return;', file_get_contents( '/file.php' ), 1 );
  try { eval( '?>' . $code ); } catch ( Throwable $error ) { echo $error->getMessage(), ' in line ', $error->getLine(); }`;

/** @returns whether every version takes every file. What it does not take is printed. */
export async function checkPhpVersions(): Promise<boolean> {
  const { PHP, ...runtime } = await loadRuntime();
  const files = readdirSync('wordpress', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.php'),
  );
  const mistakes: string[] = [];
  for (const version of VERSIONS) {
    const php = new PHP(await runtime.loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }));
    for (const file of files) {
      php.writeFile('/file.php', readFileSync(join('wordpress', file)));
      const { text } = await php.run({ code: COMPILE });
      if (text) mistakes.push(`PHP ${version}: wordpress/${file}: ${text}`);
    }
    php.exit();
  }
  console.log(mistakes.join('\n') || `PHP ${VERSIONS.join(', ')} compile all ${files.length} files.`);
  return mistakes.length === 0;
}

async function loadRuntime(): Promise<Runtime> {
  const root = join(CACHE, 'php-wasm');
  mkdirSync(root, { recursive: true });
  if (!existsSync(join(root, 'node_modules/@php-wasm/node')))
    run(`npm install --prefix ${root} --no-save --ignore-scripts --no-audit --no-fund ${PACKAGES.join(' ')}`);
  const load = (name: string) =>
    import(pathToFileURL(join(root, 'node_modules', name, 'index.js')).href) as Promise<Partial<Runtime>>;
  return { ...(await load('@php-wasm/universal')), ...(await load('@php-wasm/node')) } as Runtime;
}
