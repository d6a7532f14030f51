#!/usr/bin/env node
/**
 * `npx biosystem-widgets render in.html -o out.html`: puts the first state of every widget into a page's HTML, so that
 * it is readable before and without script. Built for Node into `dist/render/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inlineHashes } from '../server/policy';
import { setBuiltInFolder } from '../src/ui/picture/builtInFolder';
import { prerenderPage } from './prerender';
import { renderTag } from './widgets';

const USAGE = `Usage: biosystem-widgets render <in.html> [-o <out.html>] [--root <folder>] [--hashes]

  -o, --output   where the page is written (default: standard output)
  --root         the folder that a config address beginning with "/" is found in (default: that of the page)
  --hashes       prints what the page's Content-Security-Policy must allow in style-src and script-src`;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      root: { type: 'string' },
      hashes: { type: 'boolean', default: false },
    },
  });
  const [command, input, ...others] = positionals;
  if (command !== 'render' || input === undefined || others.length > 0) throw new Error(USAGE);

  const html = readFileSync(input, 'utf8');
  setBuiltInFolder(pictureFolder(html));
  const page = await prerenderPage(html, {
    render: renderTag,
    readConfig: (address) => readConfig(address, dirname(input), values.root ?? dirname(input)),
  });
  if (values.output === undefined) process.stdout.write(page);
  else writeFileSync(values.output, page);
  if (values.hashes) {
    const { style, script } = inlineHashes(page);
    console.error(`style-src ${[...style].join(' ')}\nscript-src ${[...script].join(' ')}`);
  }
}

/** Beside the script that the page names, where the widgets themselves will look for their pictures. */
function pictureFolder(html: string): string {
  const script = /<script\b[^>]*\bsrc="?([^"\s>]*)biosystem(?:\.iife)?\.js/.exec(html)?.[1];
  return `${script ?? '/'}pictures/`;
}

/** @throws with a sentence that says which config could not be had. */
async function readConfig(address: string, folder: string, root: string): Promise<object> {
  try {
    const json = /^https?:/.test(address)
      ? await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).text()
      : readFileSync(address.startsWith('/') ? join(root, address) : resolve(folder, address), 'utf8');
    return JSON.parse(json) as object;
  } catch (error) {
    throw new Error(
      `The config "${address}" could not be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
