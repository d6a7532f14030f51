import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test } from 'playwright/test';

/** @returns a part of a page's body with the first states of its widgets, by the command that prerenders pages. */
export async function prerendered(inside: string): Promise<string> {
  const file = test.info().outputPath('page.html');
  await writeFile(file, `<!doctype html><html lang="en"><title>A page</title><body>${inside}</body></html>`);
  await promisify(execFile)('node', ['dist/package/cli.js', 'render', file, '-o', file]);
  return /<body>([^]*)<\/body>/.exec(await readFile(file, 'utf8'))?.[1] ?? '';
}
